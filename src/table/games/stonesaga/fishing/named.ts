import { strikesOf } from '../printed/fishingCard.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { deedsOf } from './deeds.ts';
import { facesOf, goneTo, layDice } from './dice.ts';
import { rows, type FishingPlan } from './plan.ts';
import type { FishingScene } from './scene.ts';

/** What is answered on the stage of a catch. */
export const ownOffers = (offers: Offers): Offers => offers.about((ask) => ask.startsWith('fish.'));

/** Single dice are being changed, so all lie side by side. */
export const areApart = (offers: Offers): boolean =>
  offers.asked('fish.reroll') !== undefined || offers.asked('fish.turn') !== undefined;

/** Everything that hands find on the stage, by name: for tests that every gesture has its thing or place. */
export function namedOn(plan: FishingPlan, scene: FishingScene, offers: Offers): readonly string[] {
  const own = ownOffers(offers);
  const gone = goneTo(scene, {});
  const dice = layDice(plan, scene, gone, facesOf(scene, gone, {}), areApart(own));
  return [
    ...[scene.stock, scene.otherStock, scene.currents, scene.modifiers].flatMap((id) => (id ? [`card:${id}`] : [])),
    ...(scene.currents ? strikesOf(scene.currents).map((_, k) => `strike:${k}`) : []),
    ...rows.map((row) => `current:${row}`),
    ...dice.flatMap(({ id, face }) => [id, `${id}@${face - 1}`, `${id}@${face + 1}`]),
    ...own.throws().map((thrown) => thrown.dice),
    ...(own.asked('fish.luck') ? ['supply:fiber', 'supply:wood'] : []),
    ...deedsOf(plan, own).map(({ id }) => id),
  ];
}
