import type { PowerOffer } from '../../../kernel/rule.ts';

/** Between actions a power leaves the game at rest too: the same question follows from the state alone. */
export const restingAfter = (offer: PowerOffer): PowerOffer => ({ ...offer, rests: true });
