import type { Face } from './materials.ts';
import type { GoalCard } from './schema.ts';

/** N10. The condition of each goal is in rules/goals.ts, by id; the back is what completing it does. */
export const goals = {
  G101: {
    title: 'Survive the Night', scope: 'immediate', front: 'The first dark is the longest. See a night through to its end.',
    back: [{ do: 'addGoal', goals: ['G105', 'G106'] }, { do: 'each', who: 'all', then: [{ do: 'energy' }] }],
  },
  G102: {
    title: 'Learn to Fish', scope: 'immediate', front: 'The water keeps what it likes. Finish a fish action, whatever the catch.',
    back: [{ do: 'addGoal', goals: ['G103', 'G104'] }, { do: 'gain', what: 'fish' }],
  },
  G103: {
    title: 'Learn to Forage', scope: 'immediate', front: 'Walk slowly. Everything here was watching before you came. Finish a forage action.',
    back: [{ do: 'addGoal', goals: ['G108'] }, { do: 'gain', what: 'fiber' }],
  },
  G104: {
    title: 'Learn to Mine', scope: 'immediate', front: 'The ground has more to say than the sky. Finish a mine action.',
    back: [{ do: 'addGoal', goals: ['G109'] }, { do: 'gain', what: 'sunstone' }],
  },
  G105: { title: 'Gather Water', scope: 'immediate', front: 'What runs will not wait. Finish a gather water action.', back: [{ do: 'addGoal', goals: ['G107'] }] },
  G106: {
    title: 'Create Shelter', scope: 'immediate', front: 'A roof is a promise. Have shelter in some hex.',
    back: [{ do: 'each', who: 'sheltered', then: [{ do: 'boost', attribute: 'choice' }] }],
  },
  G107: {
    title: 'Explore Your Surroundings', scope: 'immediate', front: 'Know what is behind the next rise. Explore two hexes besides the starting hex.',
    back: [{ do: 'track', track: 'lore', n: 1 }],
  },
  G108: {
    title: 'Gather Resources', scope: 'immediate', front: 'Full bags make quiet nights. Hold six resources together, between actions.',
    back: [{ do: 'someone', then: [{ do: 'gain', what: 'cloudstone' }] }],
  },
  G109: { title: 'Process Materials', scope: 'immediate', front: 'Nothing comes ready to hand. Process two tokens.', back: [{ do: 'addGoal', goals: ['G110'] }] },
  G110: { title: 'Make Tools', scope: 'immediate', front: 'Two things become a third. Hold a crafted item.', back: [{ do: 'track', track: 'lore', n: 1 }] },
  GA08: {
    title: 'Stoke the Flame', scope: 'ongoing', front: 'Put 3 wood and 2 fiber on this card, before or after any action.',
    back: [{ do: 'knowledge', id: 'KN05' }, { do: 'fire', what: 'place' }, { do: 'track', track: 'lore', n: 1 }],
  },
  GA09: {
    title: 'The Secret Ways', scope: 'ongoing', front: 'The hills are hollow. In a hex with a cave or a chasm, put 3 lore on this card.',
    back: [{ do: 'knowledge', id: 'KN06' }, { do: 'track', track: 'lore', n: 1 }],
  },
} as const satisfies Record<string, GoalCard>;

export type GoalId = keyof typeof goals;
export const goalIds = Object.keys(goals) as readonly GoalId[];
/** SS-063, SC-709 How many it takes: hexes, resources, deeds, lore on the card. */
export const goalCounts = { G107: 2, G108: 6, G109: 2, GA09: 3 } as const satisfies Partial<Record<GoalId, number>>;
/** N10, SC-709 What is put on the card: tokens, or lore. */
export const goalSlots: Partial<Record<GoalId, Readonly<Partial<Record<Face, number>>>>> = { GA08: { wood: 3, fiber: 2 } };
export const loreSlots: Partial<Record<GoalId, number>> = { GA09: goalCounts.GA09 };
/** SC-637 */
export const endlessGoals = ['GA08', 'GA09'] as const satisfies readonly GoalId[];
