import type { Question } from '../../match/question.ts';
import { touchedBy } from '../../table/gesture/touched.ts';

/**
 * Things and places that the open answers speak of: a lesson points at them. Dice speak for themselves; a button may lie on the
 * table under its own name.
 */
export function pointed(questions: readonly Question[], only?: readonly string[]): readonly string[] {
  const meant = questions.flatMap(({ options }) => options).filter(({ id }) => only?.includes(id) ?? true);
  const ids = meant.flatMap(({ gesture }) =>
    gesture.kind === 'throw' ? [] : gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture),
  );
  return [...new Set(ids)];
}
