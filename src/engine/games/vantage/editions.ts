import type { Edition } from '../../kernel/rules.ts';
import { epilogueOf } from './content/epilogues.ts';
import { readMission } from './rules/goals/checking.ts';

/** What was done stays; what is asked for is what the mission asks now. */
const measureMission: Edition['up'] = (state) => {
  if (state.mission) state.mission.progress = readMission(state, state.mission).progress;
};

/** How a save of an older edition becomes one of this edition. */
export const editions: readonly Edition[] = [
  {
    to: 2,
    why: 'journals keep notes, players may let others watch, and many numbers of the planet have changed',
    up(state) {
      state.house.watchers ??= false;
      for (const player of Object.values<{ notes?: unknown; shows?: unknown }>(state.players)) {
        player.notes ??= [];
        player.shows ??= false;
      }
    },
  },
  {
    to: 3,
    why: 'goals of missions grow with the number of players, and the end is told in a sentence',
    up(state) {
      measureMission(state);
      if (state.ended) state.ended = { ...state.ended, why: epilogueOf(state.ended.page).why };
    },
  },
  {
    to: 4,
    why: 'ten missions ask for other numbers',
    up: measureMission,
  },
  {
    to: 5,
    why: 'fifteen missions ask for other numbers',
    up: measureMission,
  },
  {
    to: 6,
    why: 'eleven missions ask for other numbers',
    up: measureMission,
  },
  {
    to: 7,
    why: 'ten missions ask several players for more, six ask other numbers of one alone',
    up: measureMission,
  },
  {
    to: 8,
    why: 'one mission asks somebody alone for more',
    up: measureMission,
  },
  {
    to: 9,
    why: 'one mission asks several players for more, two ask somebody alone for more',
    up: measureMission,
  },
];
