import { costs } from '../../../../engine/games/stonesaga/content/values.ts';
import type { Attribute } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import { capital, counted } from '../../../phrases.ts';
import { nameOfCharacter } from '../names.ts';
import { isDown, maladiesOf } from './glance.ts';
import { personReading } from './readingPeople.ts';

type Tell = (view: StonesagaView, who: CharacterId, rest: readonly string[]) => Reading | null;

const uses: Readonly<Record<Attribute, string>> = {
  might: 'Strength and endurance: fights, large prey, hard stone.',
  dexterity: 'Quick feet and sure hands: small prey, climbing, flight.',
  conviction: 'Courage and calm: nights, visions, other people.',
  awareness: 'Eyes and ears: tracks, hidden things, what the land tells.',
};

function energy(view: StonesagaView, who: CharacterId): Reading {
  const { energy: ready } = view.characters[who];
  return {
    title: 'Energy', kind: `${ready} of ${view.energyMax} available`,
    text:
      'Actions are paid with available tokens, which turn to their exhausted side. Sleep brings them back. Drag one onto the ' +
      'map to build, onto another board to aid.',
    rules: ['SS-118', 'SS-119', 'SS-121', 'SS-124', 'SS-125'], frame: 'boards/energy/ready',
  };
}

function health(view: StonesagaView, who: CharacterId): Reading {
  const open = view.healthSpaces - maladiesOf(view, who);
  const words = isDown(view, who)
    ? 'Every space is covered: incapacitated, without energy, and dead by night unless somebody helps.'
    : `${capital(counted(open, 'space'))} left. When the last is covered, the character is incapacitated.`;
  return {
    title: 'Health',
    kind: `${maladiesOf(view, who)} of ${view.healthSpaces} spaces covered`,
    text: words,
    rules: ['SS-127', 'SS-130', 'SC-015', 'SC-017', 'SC-025', 'SC-027'],
    frame: 'boards/injury/minor',
  };
}

function malady(_: StonesagaView, __: CharacterId, [kind = 'injury', severity = 'minor']: readonly string[]): Reading {
  const better =
    severity === 'major'
      ? 'When it gets better it turns to its minor side and stays on the track.'
      : 'When it gets better it leaves the track. Another minor one of its kind turns it to major.';
  return {
    title: `${capital(severity)} ${kind}`,
    kind: 'Malady',
    text: better,
    rules: ['SS-129', 'SC-017', 'SC-022', 'SC-023'],
    frame: `boards/${kind}/${severity}`,
  };
}

function attribute(view: StonesagaView, who: CharacterId, [name]: readonly string[]): Reading | null {
  const { person, boosts } = view.characters[who];
  const one = name as Attribute;
  if (!person || !(one in uses)) return null;
  const [printed, boost] = [view.people[person]!.attributes[one], boosts[one] ?? 0];
  const words = boost > 0 ? ` A ${boost === 2 ? 'major' : 'minor'} boost makes it ${printed + boost} until it has been tested.` : '';
  return {
    title: `${capital(one)} ${printed}`,
    kind: 'Attribute',
    text: `${uses[one]}${words}`,
    rules: ['SS-025', 'SS-110', 'SS-111', 'SS-112', 'SS-116'],
    frame: `creation/attribute/${one}`,
  };
}

function boost(view: StonesagaView, who: CharacterId, [name]: readonly string[]): Reading {
  const value = view.characters[who].boosts[name as Attribute] ?? 1;
  const after =
    value === 2
      ? 'After a test of it the token turns to its minor side.'
      : 'After a test of it the token is gone; another minor boost turns it to major.';
  return {
    title: `${value === 2 ? 'Major' : 'Minor'} boost`,
    kind: capital(name ?? ''),
    text: `${capital(name ?? '')} counts ${value} more. ${after}`,
    rules: ['SS-108', 'SS-109', 'SS-112', 'SS-114', 'SS-115'],
    frame: `boards/boost/${value}`,
  };
}

function board(view: StonesagaView, who: CharacterId): Reading | null {
  const { person, energy: ready, passed, seat } = view.characters[who];
  if (!person)
    return {
      title: 'A mantle without a bearer',
      kind: `Board of ${seat}`,
      text: 'Somebody takes it up when the next day breaks.',
      rules: ['SS-036'],
    };
  const state = isDown(view, who) ? ' Incapacitated.' : passed ? ' Asleep until morning.' : '';
  const about = personReading(view, person);
  return {
    ...about,
    kind: `${about.kind}, played by ${seat}`,
    text: `${counted(ready, 'energy', 'energy')}, ${counted(maladiesOf(view, who), 'malady', 'maladies')}.${state} ${about.text}`,
  };
}

function slot(_: StonesagaView, __: CharacterId, [name = '']: readonly string[]): Reading {
  const kind = name.replace(/\d/, '');
  const words =
    kind === 'pouch'
      ? 'Four slots for pouch items. Anything may also lie here facedown, packed: it can do nothing then.'
      : kind === 'hand'
        ? 'Two slots for what is held in the hand.'
        : 'Three slots for what is worn on the body.';
  return { title: `${capital(kind)} slot`, kind: 'Inventory', text: words, rules: ['SC-135', 'SC-136', 'SC-137', 'SC-143', 'SC-144'] };
}

const tells: Readonly<Record<string, Tell>> = {
  energy, health, malady, attribute, boost, board, slot,
  spent: energy,
  rail: board,
  character: board,
  legend: (view, who) => {
    const { legend } = view.characters[who];
    if (legend) return { ...personReading(view, legend), kind: 'Legend', rules: ['SC-257', 'SC-260', 'SC-261', 'SC-263'] };
    return {
      title: 'No legend',
      kind: 'Place for a Legend card',
      text: 'Those who died are remembered. A character who calls upon one may follow their example in a test.',
      rules: ['SC-255', 'SC-257', 'SC-260'],
    };
  },
  mouth: (view, who) => ({
    title: 'Eat and drink',
    kind: nameOfCharacter(view, who),
    text: 'At night one food and one water go here. Who has both gets better; who has neither is hurt.',
    rules: ['SS-126', 'SC-023'],
  }),
  pit: () => ({
    title: 'Leave behind',
    kind: 'The ashes',
    text: 'An item dropped here goes back to the supply; what lay on it stays in the bag. That can be done at any time.',
    rules: ['SC-133', 'SC-141'],
  }),
  pass: (view, who) => ({
    title: view.characters[who].passed ? 'Asleep' : 'Pass',
    kind: nameOfCharacter(view, who),
    text: 'Whoever passes takes no more actions today. Night falls when all have passed.',
    rules: ['SS-200', 'SS-201', 'SS-204'],
  }),
  pack: (view, who) => ({
    title: 'Pack and unpack',
    kind: `${nameOfCharacter(view, who)}, ${costs.pack} energy`,
    text: 'Any number of items may be laid facedown into free pouch slots, or taken out again.',
    rules: ['SS-249', 'SS-250', 'SC-143', 'SC-147', 'SC-149'],
  }),
};

/** A part of somebody's board. */
export const readPart = (kind: string, who: CharacterId, rest: readonly string[], view: StonesagaView): Reading | null =>
  tells[kind]?.(view, who, rest) ?? null;
