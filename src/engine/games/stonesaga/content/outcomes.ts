import { cardOutcomes } from './outcomesCards.ts';
import type { OutcomeEntry } from './schema.ts';

/** Entries of the Codex. Ours begin with H; 333 and 418 are read when a society dies out or breaks apart. */
export const outcomes = {
  ...cardOutcomes,
  H001: {
    title: 'Roots in the Ground', text: 'You came as guests of the valley. Tonight somebody calls it home, and nobody laughs.',
    effects: [{ do: 'track', track: 'population', n: 1 }, { do: 'addGoal', goals: ['GA08'] }, { do: 'loom', challenges: ['CA05', 'CA08'] }, { do: 'endChallenge', won: true }],
  },
  H002: {
    title: 'The Season Turns', text: 'Frost writes on the stones before you have learned to read it.',
    effects: [
      { do: 'when', if: { goalsDone: 5 }, then: [{ do: 'track', track: 'unrest', n: 1 }], else: [{ do: 'track', track: 'population', n: -1 }, { do: 'track', track: 'unrest', n: 2 }] },
      { do: 'addGoal', goals: ['GA08'] }, { do: 'loom', challenges: ['CA02', 'CA05'] }, { do: 'endChallenge', won: false },
    ],
  },
  '333': {
    title: 'The Last Hearth', text: 'One fire is left, and nobody to carry it on.',
    effects: [{
      do: 'when', if: { is: 'hearthRead' }, then: [{ do: 'vanish' }],
      else: [{
        do: 'roll', plus: 'outposts',
        bands: [{ min: 7, do: [{ do: 'setTrack', track: 'population', n: 3 }, { do: 'track', track: 'unrest', n: 3 }, { do: 'ruinOne' }] }, { min: 0, do: [{ do: 'vanish' }] }],
      }],
    }],
  },
  '418': {
    title: 'The Sundering',
    text: 'Two fires burn tonight, and between them nobody walks.',
    effects: [
      {
        do: 'groupChoose',
        prompt: 'The people will not sit at one fire any longer.',
        options: [
          {
            id: 'part-ways',
            label: 'Part ways: lose half of the population, unrest becomes 8, one outpost is given up',
            do: [
              { do: 'halveTrack', track: 'population', round: 'down' },
              { do: 'setTrack', track: 'unrest', n: 8 },
              { do: 'ruinOne', open: true },
            ],
          },
          {
            id: 'lay-down',
            label: 'Lay down a mantle: one character perishes, unrest becomes 12',
            if: { not: { is: 'sunderingRead' } },
            do: [{ do: 'perishOne' }, { do: 'setTrack', track: 'unrest', n: 12 }],
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, OutcomeEntry>;

export type OutcomeId = keyof typeof outcomes;
