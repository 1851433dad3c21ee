import type { Edition } from '../../kernel/rules.ts';
import { epilogueOf } from './content/epilogues.ts';
import { readMission } from './rules/goals/checking.ts';

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
      if (state.mission) state.mission.progress = readMission(state, state.mission).progress;
      if (state.ended) state.ended = { ...state.ended, why: epilogueOf(state.ended.page).why };
    },
  },
  {
    to: 4,
    why: 'ten missions ask for other numbers',
    up(state) {
      if (state.mission) state.mission.progress = readMission(state, state.mission).progress;
    },
  },
];
