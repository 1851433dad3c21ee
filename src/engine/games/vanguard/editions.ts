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
  {
    to: 3,
    why: 'Cards and things on the board do what they say, and several missions ask for more or less.',
    up({ planet }) {
      // What such a card had laid out does not say whom or what it was for.
      const isClear = ({ effect: { op, from } }: { effect: { op: string; from?: string } }): boolean =>
        op !== 'holdThreat' && (op !== 'reroll' || from !== 'board');
      if (planet) planet.lasting = planet.lasting.filter(isClear);
    },
  },
  {
    to: 4,
    why: 'The ship keeps a diary.',
    up({ story }) {
      story.diary = [];
    },
  },
];
