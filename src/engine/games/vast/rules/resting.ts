import type { PowerOffer } from '../../../kernel/rule.ts';

/**
 * Between actions a power leaves the game at rest too: the same question follows from the state alone. Assigned, not spread: an object
 * that is spread and given one more key gets a hidden class of its own, which outlives the question.
 */
export const restingAfter = (offer: PowerOffer): PowerOffer => Object.assign({}, offer, { rests: true });
