import type { Guide } from '../../kernel/guide.ts';
import type { HarbourView } from './index.ts';

const role = {
  nature: 'Patient and greedy',
  goal: 'Reach the points first.',
  turn: ['Roll for goods', 'Build, buy, barter'],
  actions: [{ name: 'Build', text: 'A quay costs one timber and one salt.', rules: ['HB-5'] }],
  beware: [],
  rules: [],
};

export const guide = {
  seats: Object.fromEntries(['First', 'Second', 'Third'].map((number, i) => [`p${i + 1}`, { ...role, title: `${number} harbour` }])),
  standing: ({ active, winner }: HarbourView) => (winner === null ? { seat: active, phase: 'builds' } : null),
  nearness: () => [],
} satisfies Guide<HarbourView>;
