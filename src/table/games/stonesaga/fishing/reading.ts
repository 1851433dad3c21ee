import { difficultySum, strikeSum, waterNames as rowName } from '../../../../engine/games/stonesaga/reckoning/fishing.ts';
import { fishing, fishingIds, type FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import type { FishingCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { Reading } from '../../../contract.ts';
import { capital } from '../../../phrases.ts';
import { nameOfFace } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { luckOf, mishapOf } from './water.ts';
import { chanceOf, zoneChance } from './odds.ts';
import { percent } from '../trials/chance.ts';
import { rows, type Row } from './plan.ts';
import { fishingOf, type FishingScene } from './scene.ts';

const cardOf = (id: FishingId): FishingCard => fishing[id];
const gainOf = (id: FishingId, row: Row): string =>
  (Object.entries(cardOf(id).stock[row].gain) as [Face, number][]).map(([face, n]) => `${n} ${nameOfFace(face)}`).join(' and ');
const modifierOf = (id: FishingId, row: Row): string => {
  const change = cardOf(id).modifiers[row];
  return 'times' in change
    ? `times ${change.times}`
    : change.add === 0
      ? 'nothing'
      : change.add > 0
        ? `plus ${change.add}`
        : `minus ${-change.add}`;
};

/** What the cards, zones, currents and dice of a catch tell. */
export const readFishing: ThingReader = (thing, view) => {
  const scene = fishingOf(view);
  if (!scene) return null;
  const [kind, key] = thing.split(':') as [string, string | undefined];
  if (kind === 'card' && fishingIds.includes(key as FishingId)) return readCard(key as FishingId, scene);
  if (kind === 'strike' && scene.currents) return readStrike(scene, Number(key));
  if (kind === 'current') return readCurrent(scene, key as Row);
  if (kind === 'die' && !thing.includes('@')) return readDie(scene, Number(key));
  return null;
};

function readCard(id: FishingId, scene: FishingScene): Reading {
  const role = id === scene.currents ? 'currents' : id === scene.modifiers ? 'modifiers' : 'stock';
  const frame = role === 'currents' ? `fishing/${id}` : `fishing/${id}/${role}`;
  const rules = { stock: ['SS-410'], currents: ['SS-411', 'SS-412', 'SS-413'], modifiers: ['SS-414', 'SS-424'] }[role];
  const texts = {
    stock: () => rows.map((row) => `The ${rowName[row]} water holds ${gainOf(id, row)}; it takes ${cardOf(id).stock[row].base}.`).join(' '),
    currents: () =>
      `${rows.map((row) => `The ${rowName[row]} current ends at the ${rowName[cardOf(id).currents[row]]} modifier.`).join(' ')}` +
        ' Dice in a strike zone may follow any current that crosses it.',
    modifiers: () => rows.map((row) => `${capital(rowName[row])}: ${modifierOf(id, row)}.`).join(' '),
  };
  const title = { stock: 'Stock', currents: 'Strike zones and currents', modifiers: 'Modifiers' }[role];
  return { title, kind: 'Fishing card', text: texts[role](), rules, frame };
}

function readStrike(scene: FishingScene, strike: number): Reading {
  const { size, icon, currents } = cardOf(scene.currents!).strikes[strike]!;
  const total = scene.strikes[strike]!.reduce((sum, face) => sum + face, 0);
  const chance = zoneChance(scene, strike);
  const along = currents
    .map(
      (row) =>
        `${rowName[row]} water (${gainOf(scene.stock, row)}` +
          `${total && chance !== null ? `, ${percent(chanceOf(scene, total, [row]))}` : ''})`,
    )
    .join(' or ');
  const seal =
    icon === 'luck'
      ? ` Luck: a catch here brings ${luckOf[scene.water].join(' ')}.`
      : icon === 'mishap'
        ? ` Mishap: a miss here means ${mishapOf[scene.water].join(' ')}.`
        : '';
  const odds =
    chance === null
      ? ''
      : ` Your dice: ${strikeSum(scene.strikes[strike]!)}. That is enough with ${percent(chance)} of the cards that may turn up.`;
  return {
    title: size === 2 ? 'Large strike zone' : 'Small strike zone',
    kind: size === 2 ? 'One or two dice' : 'One die',
    text: `From here you reach the ${along}.${odds}${seal}`,
    rules: [
      'SS-418',
      'SS-419',
      'SS-427',
      'SS-429',
      ...(icon === 'luck' ? ['SS-435', 'SS-438'] : icon === 'mishap' ? ['SS-439', 'SS-442'] : []),
    ],
  };
}

function readCurrent(scene: FishingScene, row: Row): Reading {
  const { stock, currents, modifiers } = scene;
  const base = cardOf(stock).stock[row].base;
  const end =
    currents && modifiers
      ? ` With the modifier at its end it takes ${difficultySum({ stock, currents, modifiers }, row)}.`
      : ' The modifier at the end of its current is still hidden: it adds to that, takes from it or multiplies it.';
  return {
    title: `The ${rowName[row]} water`,
    kind: 'Stock and current',
    text: `${gainOf(stock, row)}. It takes ${base}.${end}`,
    rules: ['SS-413', 'SS-425', 'SS-430'],
    frame: `fishing/${stock}/stock`,
  };
}

function readDie(scene: FishingScene, i: number): Reading | null {
  const face = scene.dice[i];
  return face
    ? {
        title: `A ${face}`,
        kind: 'Fishing die',
        text: 'Put it into a strike zone, or leave it. It is no test: a six is only a six.',
        rules: ['SS-421', 'SS-422', 'SS-608'],
        frame: `fishing/die/${face}`,
      }
    : null;
}
