import type { Question } from '../../table/contract.ts';
import { touchedBy } from '../../table/gesture/touched.ts';

/** Things and places that the open answers speak of: a lesson points at them. Dice speak for themselves. */
export function pointed(questions: readonly Question[]): readonly string[] {
  const ids = questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'throw' ? [] : touchedBy(gesture))));
  return [...new Set(ids)];
}
