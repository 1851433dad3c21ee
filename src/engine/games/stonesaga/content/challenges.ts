import type { ChallengeCard } from './schema.ts';

export const challenges = {
  CI01: {
    title: 'Seeds on the Wind', type: 'campaignStart', interval: 'introduction', epoch: 1, omens: ['sun'],
    goals: ['G101', 'G102'],
    aside: ['G103', 'G104', 'G105', 'G106', 'G107', 'G108', 'G109', 'G110'],
    events: [
      { at: 3, text: 'Somebody scratches the first marks on the cave wall. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
      { at: 5, text: 'Each character in an outpost may take one craft or process action without paying energy.', effects: [{ do: 'freeAction', actions: ['craft', 'process'], where: 'outpost' }] },
      { at: 8, text: 'If fewer than five goals are complete, add 1 unrest.', effects: [{ do: 'when', if: { goalsDone: 5 }, then: [], else: [{ do: 'track', track: 'unrest', n: 1 }] }] },
      { at: 12, text: 'Read outcome H002.', effects: [{ do: 'read', outcome: 'H002' }] },
    ],
    /** Once these and so many goals in all are complete, the group may stop and read the outcome. */
    voluntaryEnd: { goals: ['G110'], atLeast: 8, outcome: 'H001' },
  },
} as const satisfies Record<string, ChallengeCard>;

export type ChallengeId = keyof typeof challenges;
