import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { answersTo, type AnyMatch, type Pick } from './random.ts';

/** Everything `seat` may answer now: its main question and the powers beside it alike. */
export const candidatesOf = (match: AnyMatch, seat: Seat): Answer[] => match.open.filter((decision) => decision.seat === seat).flatMap(answersTo);

/** True if the match waits for a draft and nothing else: no bot gets out of there. */
export const isStuck = ({ open }: AnyMatch): boolean => open.length > 0 && open.every(({ options }) => options.length === 0);

/** Worth less than any score, so that a bot goes where it cannot answer only if there is no other way. */
export const deadEnd = -1;

/** The answer with the most worth. Equals are drawn by lot, or a bot would always wander to the first space in the list. */
export function best(answers: readonly Answer[], worth: readonly number[], pick: Pick): Answer {
  const most = Math.max(...worth);
  const equals = answers.filter((_, index) => worth[index]! >= most - 1e-12);
  return equals[equals.length > 1 ? pick(equals.length) : 0]!;
}
