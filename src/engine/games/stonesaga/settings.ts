import type { Mix, Setting } from '../../kernel/rules.ts';

const seats = ['p1', 'p2', 'p3', 'p4'] as const;
const counts = [1, 2, 3, 4] as const;
const people = (n: number): string => (n === 1 ? 'alone' : `${n} players`);

/** The introduction and Endless Mode, each for one to four people. */
export const mixes: readonly Mix[] = [
  ...counts.map((n) => ({
    id: `seeds-${n}`,
    title: `Seeds on the Wind, ${people(n)}`,
    seats: seats.slice(0, n),
    about: 'The introductory challenge: survive, learn, and make the valley a home before the season turns.',
  })),
  ...counts.map((n) => ({
    id: `endless-${n}`,
    title: `Endless Mode, ${people(n)}`,
    seats: seats.slice(0, n),
    about: 'A society without end: events come and go, people age, and their names stay.',
  })),
];

const onOff = (id: string, title: string, about: string): Setting => ({
  id,
  title,
  about,
  values: [
    { id: 'off', title: 'As usual' },
    { id: 'on', title: 'Harder' },
  ],
  usual: 'off',
});

export const settings: readonly Setting[] = [
  {
    id: 'company',
    title: 'Characters',
    about: 'With fewer people than characters, some play several. Energy and health go by the number of characters.',
    values: [
      { id: 'one-each', title: 'One each' },
      { id: '2', title: 'At least two' },
      { id: '3', title: 'At least three' },
      { id: '4', title: 'Four' },
    ],
    usual: 'one-each',
  },
  {
    id: 'creation',
    title: 'New characters',
    about: 'Roll, assign and name them yourselves, or let the table do it.',
    values: [{ id: 'made', title: 'We make them' }, { id: 'quick', title: 'The table makes them' }],
    usual: 'made',
  },
  onOff('activity', 'Restless land', 'A die decides how far activity rises each night: one to three instead of one.'),
  onOff('rest', 'Poor rest', 'Everybody regains one energy less at night.'),
  onOff('hunger', 'Sharp hunger', 'A meal without water or water without a meal hurts; only the comforted get better.'),
  {
    id: 'ties',
    title: 'What is left open',
    about: 'Who of several, or what comes first: you choose (Dawn Rule), or it goes as it helps you least (Dusk Rule).',
    values: [{ id: 'dawn', title: 'We choose' }, { id: 'dusk', title: 'Against us' }],
    usual: 'dawn',
  },
  {
    id: 'solo',
    title: 'Alone',
    about: 'Hardcore: when your only character dies the night passes unseen and activity rises by two.',
    values: [{ id: 'usual', title: 'As usual' }, { id: 'hardcore', title: 'Hardcore' }],
    usual: 'usual',
    mixes: ['seeds-1', 'endless-1'],
  },
  {
    id: 'afterwards',
    title: 'After the challenge',
    about: 'The story ends, or you may stay in the valley in Endless Mode, as the same people or as others.',
    values: [{ id: 'end', title: 'The story ends' }, { id: 'endless', title: 'We may go on' }],
    usual: 'end',
    mixes: counts.map((n) => `seeds-${n}`),
  },
  {
    id: 'dice',
    title: 'Dice',
    about: 'With your own dice you roll for real and tap in what they show.',
    values: [{ id: 'table', title: 'The table rolls' }, { id: 'own', title: 'We roll our own' }],
    usual: 'table',
  },
  {
    id: 'days',
    title: 'Days',
    about: 'Bots and tests play with a limit; people play on.',
    values: [{ id: 'endless', title: 'As long as it takes' }, { id: 'limited', title: 'At most 24' }],
    usual: 'endless',
  },
];
