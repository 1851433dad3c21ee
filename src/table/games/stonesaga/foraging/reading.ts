import { bounty } from '../../../../engine/games/stonesaga/content/wildlife.ts';
import { foragingIds, type ForagingId } from '../../../../engine/games/stonesaga/content/foraging.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { ObjectKind } from '../printed/forageLooks.ts';
import type { Reading } from '../../../contract.ts';
import type { ThingReader } from '../thingReader.ts';
import { foragingOf } from './laying.ts';
import { standingsOn, type PlacedObject } from './placing.ts';
import { forageKindNames } from '../../../../engine/games/stonesaga/content/forageKinds.ts';
import { cardNamed, deedNames, lookNames } from './telling.ts';

const where = { fore: 'in the foreground', mid: 'in the midground', back: 'in the background' } as const;
const gives: Readonly<Record<ObjectKind, string>> = {
  tree: 'Harvested, it gives one wood.',
  grain: 'Harvested, it gives one grain.',
  root: 'Harvested, it gives one root.',
  stream: 'Drawn from, it gives one water.',
  nut: 'Harvested, it gives one measure of nuts.',
  smallPrey:
    'Up to three are hunted with one test of dexterity: 6+ for one (1 game, 1 guts), 7+ for two (2 game, 1 guts, 1 bone), 8+ ' +
      'for three (3 game, 2 guts, 1 bone).',
  largePrey: 'Hunted alone. Dexterity 10+ brings 4 game, 2 guts, 1 bone and 1 hide. A miss costs nothing.',
  predator:
    'In a foreground it sees you at once. Fight with dexterity or might: 12+ brings 4 game, 2 teeth, 2 shell and 2 guts. Or ' +
      'retreat with dexterity or awareness: 10+. Failing either is a major injury, and a failed retreat is flight as well.',
  tracks:
    'Near tracks lead hunters into the midground; near and farther tracks together lead into the background. They count from any card.',
};
const rulesOf: Readonly<Record<ObjectKind, readonly string[]>> = {
  tree: ['SS-473'],
  grain: ['SS-474'],
  root: ['SS-475'],
  stream: ['SS-476'],
  nut: ['SS-477'],
  smallPrey: ['SS-493', 'SS-494', 'SS-496', 'SS-498'],
  largePrey: ['SS-500', 'SS-501'],
  predator: ['SS-460', 'SS-503', 'SS-505', 'SS-509'],
  tracks: ['SS-485', 'SS-486', 'SS-619'],
};

function readObject(standing: PlacedObject, view: StonesagaView): Reading {
  const { id, kind, look, depth, bonus } = standing;
  const sight = view.foraging?.objects[id];
  const more =
    bonus.length > 0
      ? ` With it comes ${bonus.map((one) => `1 ${one}`).join(' and ')}${kind in bounty ? '' : ', if the hunt brings anything'}.`
      : '';
  const state = sight ? ` ${sight.open ? 'It is within reach.' : sight.why}` : '';
  return {
    title: lookNames[look],
    kind: `${forageKindNames[kind]}, ${where[depth]}`,
    text: `${gives[kind]}${more}${state}`,
    rules: [
      ...new Set([...(sight ? [sight.rule] : []), ...rulesOf[kind], ...(bonus.length > 0 ? [kind in bounty ? 'SS-479' : 'SS-489'] : [])]),
    ],
    frame: `forage/${look}/fore`,
  };
}

function readCard(id: ForagingId, view: StonesagaView): Reading {
  const { name, deck, omen } = cardNamed(id);
  const shown = (depth: PlacedObject['depth']): string =>
    standingsOn(id)
      .filter((one) => one.depth === depth)
      .map(({ kind, bonus }) => `${forageKindNames[kind].toLowerCase()}${bonus.length > 0 ? ` with ${bonus.join(', ')}` : ''}`)
      .join('; ') || 'nothing';
  const drawn = foragingOf(view)?.drawn.includes(id) ?? false;
  return {
    title: name,
    kind: `Foraging card of the ${deck}`,
    text:
      `Near: ${shown('fore')}. Farther: ${shown('mid')}. Far: ${shown('back')}` +
      `.${omen ? ` It shows the omen of the ${omen}.` : ''}` +
      `${drawn ? ' Keep it, and it joins the landscape; the other goes back into the deck.' : ''}`,
    rules: drawn ? ['SS-452', 'SS-454', 'SS-455', 'SS-456', 'SS-460'] : ['SS-451', 'SS-459', 'SS-464'],
    frame: `forage/${id}`,
  };
}

const deedText: Readonly<Record<keyof typeof deedNames, readonly [text: string, ...rules: string[]]>> = {
  search: [
    'Draw two cards and keep one. With a predator in the landscape, a card with another must be kept; one in a foreground ' +
      'sees you, and ends it.',
    'SS-452',
    'SS-455',
    'SS-458',
    'SS-460',
  ],
  harvest: [
    'Up to three objects of one kind. A midground is within reach once something of that kind in a foreground has been ' +
      'harvested, a background after a midground.',
    'SS-465',
    'SS-467',
    'SS-468',
    'SS-470',
    'SS-471',
  ],
  hunt: [
    'Up to three small prey, or one large prey, or one predator. Tracks open what is farther away; so does small prey of ' +
      'this hunt for more small prey.',
    'SS-482',
    'SS-485',
    'SS-486',
    'SS-487',
  ],
  leave: ['The action ends, and everything goes back into the deck.', 'SS-465', 'SS-481'],
  done: ['The harvest ends with what has been taken.', 'SS-468', 'SS-620'],
  strike: ['The hunt begins with what has been chosen.', 'SS-488', 'SS-620'],
  fight: [
    'Test dexterity or might. 12 or more brings 4 game, 2 teeth, 2 shell and 2 guts; less is a major injury. The chance ' +
      'counts standing bonuses and sixes, not what may be rolled again.',
    'SS-504',
    'SS-505',
    'SS-506',
  ],
  retreat: [
    'Test dexterity or awareness. With 10 or more nothing happens; less is a major injury, and you flee to a random hex beside this one.',
    'SS-507',
    'SS-508',
    'SS-509',
    'SS-510',
  ],
};

const allObjects: ReadonlyMap<string, PlacedObject> = new Map(
  foragingIds.flatMap((id) => standingsOn(id).map((one) => [`object:${one.id}`, one] as const)),
);

/** Things of a foraging: cards, what is on them, and what can be done. */
export const readForaging: ThingReader = (thing, view) => {
  const object = allObjects.get(thing);
  if (object) return readObject(object, view);
  const named = thing.startsWith('forage:') ? foragingIds.find((id) => thing === `forage:${id}`) : undefined;
  if (named) return readCard(named, view);
  if (thing === 'forage:deck')
    return {
      title: 'Foraging deck',
      kind: 'Deck',
      text: 'What does not lie in the landscape is in the deck; it is shuffled for every forage action.',
      rules: ['SS-447', 'SS-450', 'SS-481'],
    };
  if (!foragingOf(view) || !(thing in deedText)) return null;
  const [text, ...rules] = deedText[thing as keyof typeof deedText];
  return { title: deedNames[thing as keyof typeof deedNames], kind: 'Deed of foraging', text, rules };
};
