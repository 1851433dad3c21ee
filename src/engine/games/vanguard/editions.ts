import type { Edition } from '../../kernel/rules.ts';

/** How a save of an older edition becomes one of this edition. */
export const editions: readonly Edition[] = [
  {
    to: 2,
    why: 'People say for each power whether the game stops for it.',
    up(state) {
      state.house.windows = {};
    },
  },
];
