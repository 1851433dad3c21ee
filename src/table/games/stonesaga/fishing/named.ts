import type { Offers } from '../../../gesture/offers.ts';

/** What is answered on the stage of a catch. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ask.startsWith('fish.'));

/** Single dice are being changed, so all lie side by side. */
export const areApart = (offers: Offers): boolean =>
  offers.asked('fish.reroll') !== undefined || offers.asked('fish.turn') !== undefined;
