import type { Mix, Setting } from '../../kernel/rules.ts';
import { planetNames } from './content/planetNames.ts';

const seats = ['p1', 'p2', 'p3', 'p4'] as const;
const counts = [1, 2, 3, 4] as const;
const people = (n: number): string => (n === 1 ? 'alone' : `${n} players`);

/** The tutorial mission, one landing by itself, and the whole campaign, each for one to four people. */
export const mixes: readonly Mix[] = [
  ...counts.map((n) => ({
    id: `tutorial-${n}`,
    title: `One Ping, ${people(n)}`,
    seats: seats.slice(0, n),
    about: 'The first mission: two teams land apart on a dark moon and have to find out what it says.',
  })),
  ...counts.map((n) => ({
    id: `mission-${n}`,
    title: `One landing, ${people(n)}`,
    seats: seats.slice(0, n),
    about: 'A single planet with a crew and dice as the campaign would have them by then.',
  })),
  ...counts.map((n) => ({
    id: `campaign-${n}`,
    title: `The whole campaign, ${people(n)}`,
    seats: seats.slice(0, n),
    about: 'Land, explore, come home, run the ship, fly on: twelve missions and three endings.',
  })),
];

const missionMixes = counts.map((n) => `mission-${n}`);

export const settings: readonly Setting[] = [
  {
    id: 'planet',
    title: 'Planet',
    about: 'Where the single landing goes.',
    values: Object.entries(planetNames).map(([id, title]) => ({ id, title })),
    usual: 'halcyon-shelf',
    mixes: missionMixes,
  },
  {
    id: 'space',
    title: 'Deadly Space',
    about: 'Danger is certain, supplies are short, the badly hurt die more often. Can be switched on or off at any time.',
    values: [
      { id: 'usual', title: 'As usual' },
      { id: 'deadly', title: 'Deadly' },
    ],
    usual: 'usual',
  },
  {
    id: 'crew',
    title: 'Setting up',
    about: 'Choose sections, crew and places yourselves, or let the table do it.',
    values: [
      { id: 'chosen', title: 'We choose' },
      { id: 'quick', title: 'The table chooses' },
    ],
    usual: 'chosen',
  },
  {
    id: 'length',
    title: 'Length',
    about: 'Bots and tests stop after a number of rounds and landings; people play on.',
    values: [
      { id: 'endless', title: 'As long as it takes' },
      { id: 'limited', title: 'At most 30 rounds and 6 landings' },
    ],
    usual: 'endless',
  },
];

export const limits = { rounds: 30, landings: 6 } as const;
