import { strikesOf } from '../../../../../assets/stonesaga/art/fishing/card.ts';
import type { Question } from '../../../contract.ts';
import { deedsOf } from './deeds.ts';
import { facesOf, goneTo, layDice } from './dice.ts';
import { rows, type FishingPlan } from './plan.ts';
import type { FishingScene } from './scene.ts';

/** Questions that are answered on the stage of a catch. */
export const ownQuestions = (questions: readonly Question[]): readonly Question[] => questions.filter(({ ask }) => ask.startsWith('fish.'));

/** Single dice are being changed, so all lie side by side. */
export const areApart = (questions: readonly Question[]): boolean => questions.some(({ ask }) => ask === 'fish.reroll' || ask === 'fish.turn');

/** Everything that hands find on the stage, by name: for tests that every gesture has its thing or place. */
export function namedOn(plan: FishingPlan, scene: FishingScene, questions: readonly Question[]): readonly string[] {
  const own = ownQuestions(questions);
  const gone = goneTo(scene, {});
  const dice = layDice(plan, scene, gone, facesOf(scene, gone, {}), areApart(own));
  const thrown = own.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'throw' ? [gesture.dice] : [])));
  return [
    ...[scene.stock, scene.otherStock, scene.currents, scene.modifiers].flatMap((id) => (id ? [`card:${id}`] : [])),
    ...(scene.currents ? strikesOf(scene.currents).map((_, k) => `strike:${k}`) : []),
    ...rows.map((row) => `current:${row}`),
    ...dice.flatMap(({ id, face }) => [id, `${id}@${face - 1}`, `${id}@${face + 1}`]),
    ...thrown,
    ...(own.some(({ ask }) => ask === 'fish.luck') ? ['supply:fiber', 'supply:wood'] : []),
    ...deedsOf(plan, own).map(({ id }) => id),
  ];
}
