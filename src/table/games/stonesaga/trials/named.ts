import type { Offers } from '../../../gesture/offers.ts';
import { deedsOf } from '../fishing/deeds.ts';
import type { TestScene } from './chance.ts';
import type { TrialPlan } from './plan.ts';

/** What is answered on the slab of a test. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ['test.throw', 'test.reroll', 'test.turn'].includes(ask));

/** Everything that hands find there, by name. */
export function namedOn(plan: TrialPlan, { dice }: TestScene, offers: Offers): readonly string[] {
  const own = ownOffers(offers);
  return [
    ...dice.map((_, i) => `die:${i}`),
    ...own.throws().map((thrown) => thrown.dice),
    ...deedsOf(plan, own).map(({ id }) => id),
  ];
}
