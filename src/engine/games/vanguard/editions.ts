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
  {
    to: 5,
    why: 'The last missions of the Hollow Choir and of the Switch House ask for less, and more endings are open.',
    up({ planet }) {
      // The track is one shorter; whoever stood before its last space still does.
      if (planet && planet.markers['choir-lift.g'] > 3) planet.markers['choir-lift.g'] = 3;
    },
  },
  {
    to: 6,
    why: 'Most story missions ask for more, the Hollow Choir lets people in sooner, and the last choice is nearer.',
    up({ planet }) {
      // Tracks that are shorter now: whoever was further than their last space but one stands there.
      for (const track of ['reply.g', 'mast.g']) if (planet && planet.markers[track] > 3) planet.markers[track] = 3;
    },
  },
];
