import type { Offers } from '../../../gesture/offers.ts';

/** What is answered at the bag. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ask.startsWith('mine.'));

/** Short words for the stones. */
export const deedWords: Readonly<Record<string, string>> = {
  blind: 'Draw blindly',
  stop: 'Stop mining',
  keep: 'Keep it',
  'put-back': 'Put it back',
};
