import type { Offers } from '../../../gesture/offers.ts';

/** What is answered on the slab of a test. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ['test.throw', 'test.reroll', 'test.turn'].includes(ask));
