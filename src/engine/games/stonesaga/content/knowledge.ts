import type { KnowledgeCard } from './schema.ts';

/** Knowledge that changes play in this release. Cards of delving, companions and behemoths come with their rules. */
export const knowledge = {
  KN01: { name: 'Patient Lines', text: 'Once in each fish action reroll 1 die.', abilities: [{ is: 'fishingReroll' }] },
  KN02: { name: 'Reading the Brush', text: 'The first search of a forage action draws 3 cards; keep 1.', abilities: [{ is: 'forageFirstDraw', n: 3 }] },
  KN03: { name: 'Stone Sense', text: 'Once in each mine action, before the omen is revealed, put a drawn token back with its material and draw again.', abilities: [{ is: 'mineAgain' }] },
  KN04: { name: 'Knots', text: 'The pack and unpack action costs no energy.', abilities: [{ is: 'freePacking' }] },
  KN05: { name: 'The Living Flame', text: 'You may make fire.', abilities: [{ is: 'unlock', action: 'makeFire' }] },
  KN06: { name: 'The Secret Ways', text: 'You may delve below the ground.', abilities: [{ is: 'unlock', action: 'delve' }] },
  KN07: { name: 'What Was Left', text: 'You may scavenge in ruins.', abilities: [{ is: 'unlock', action: 'scavenge' }] },
  KN10: { name: 'Sky Calendar', text: 'Each character may investigate two omens per day.', abilities: [{ is: 'investigateMore', n: 1 }] },
  KN11: { name: 'Smoke and Salt', text: 'At each outpost, 2 perishable foods on structures do not degrade.', abilities: [{ is: 'keepFresh', n: 2 }] },
  KN12: { name: 'Bonesetting', text: 'Aid may target any character with a malady.', abilities: [{ is: 'aidAnyone' }] },
  KN13: { name: 'Grave Songs', text: 'Grieve rolls get +1.', abilities: [{ is: 'grieveBonus', n: 1 }] },
  KN16: { name: 'Fords', text: 'Edges obstructed only by a river cost no energy.', abilities: [{ is: 'arduousIgnore', per: 'always', features: ['river'] }] },
  KN20: { name: 'Far Sight', text: 'Action, 1 energy: reveal an adjacent unexplored hex.', abilities: [{ is: 'unlock', action: 'farSight' }] },
} as const satisfies Record<string, KnowledgeCard>;

export type KnowledgeId = keyof typeof knowledge;
export const knowledgeIds = Object.keys(knowledge) as readonly KnowledgeId[];
/** SC-634 */
export const startingKnowledge = ['KN01', 'KN02', 'KN03', 'KN04'] as const satisfies readonly KnowledgeId[];
