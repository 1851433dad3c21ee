import type { Lesson } from '../../kernel/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'first-quays',
    title: 'The first two quays',
    about: 'Where to build before the dice are rolled.',
    game: 'harbour',
    mix: 'alone',
    options: { length: 'short' },
    seed: 1,
    steps: [
      { ask: 'setup.quay', allow: ['quay:0'], say: 'Build at the first berth.' },
      { ask: 'setup.quay', allow: ['quay:*'], say: 'Any berth will do for the second.', done: 'Now the dice are rolled for goods.' },
    ],
  },
];
