import type { Mix, Setting } from '../../kernel/rules.ts';

export const mixes: readonly Mix[] = [
  { id: 'two', title: 'Two harbours', seats: ['p1', 'p2'], about: 'A duel.' },
  { id: 'three', title: 'Three harbours', seats: ['p1', 'p2', 'p3'], about: 'The whole bay.' },
  { id: 'alone', title: 'One harbour', seats: ['p1'], about: 'Against the tide.' },
];

export const settings: readonly Setting[] = [
  {
    id: 'length', title: 'Length', about: 'How many points win.', usual: 'usual',
    values: [{ id: 'short', title: 'Five points' }, { id: 'usual', title: 'Seven points' }],
  },
];
