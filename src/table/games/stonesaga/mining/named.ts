import type { Offers } from '../../../gesture/offers.ts';
import { deedsOf } from '../fishing/deeds.ts';
import { kindsIn, type MiningPlan } from './plan.ts';
import type { MiningScene } from './scene.ts';

/** What is answered at the bag. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ask.startsWith('mine.'));

/** Short words for the stones. */
export const deedWords: Readonly<Record<string, string>> = {
  blind: 'Draw blindly',
  stop: 'Stop mining',
  keep: 'Keep it',
  'put-back': 'Put it back',
};

/** Everything that hands find there, by name. */
export const namedOn = (plan: MiningPlan, scene: MiningScene, offers: Offers): readonly string[] => [
  ...kindsIn(scene).map((stone) => `stone:${stone}`),
  ...deedsOf(plan, ownOffers(offers), deedWords).map(({ id }) => id),
];
