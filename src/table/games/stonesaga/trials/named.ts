import type { Question } from '../../../contract.ts';
import { deedsOf } from '../fishing/deeds.ts';
import type { TestScene } from './chance.ts';
import type { TrialPlan } from './plan.ts';

/** Questions that are answered on the slab of a test. */
export const ownQuestions = (questions: readonly Question[]): readonly Question[] => questions.filter(({ ask }) => ask === 'test.throw' || ask === 'test.reroll' || ask === 'test.turn');

/** Everything that hands find there, by name. */
export function namedOn(plan: TrialPlan, { dice }: TestScene, questions: readonly Question[]): readonly string[] {
  const own = ownQuestions(questions);
  return [...dice.map((_, i) => `die:${i}`), ...own.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'throw' ? [gesture.dice] : []))), ...deedsOf(plan, own).map(({ id }) => id)];
}
