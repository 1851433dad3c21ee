import type { Answer } from '../engine/kernel/rule.ts';
import { offers } from './step.ts';
import type { AnyMatch } from './random.ts';

/** What was planned beyond an answer, and how far the match had come when it was given. */
interface Foresight {
  readonly given: Answer;
  readonly next: readonly Answer[];
  readonly sealed: number;
}

/** Plans go with their match, and a match that was taken back is another match. */
const plans = new WeakMap<AnyMatch, Map<string, Foresight>>();

/** The next answer of the plan, if all went as planned: the seat's own answer was the last one, and nothing was revealed since. */
export function foreseen(match: AnyMatch, seat: string): Answer | undefined {
  const found = plans.get(match)?.get(seat);
  if (!found || found.sealed !== match.sealed || !same(match.last, found.given)) return undefined;
  const [answer, ...next] = found.next;
  if (!answer || !offers(match, answer)) return undefined;
  remember(match, answer, next);
  return answer;
}

export function remember(match: AnyMatch, given: Answer, next: readonly Answer[]): void {
  const ours = plans.get(match) ?? new Map<string, Foresight>();
  plans.set(match, ours.set(given.seat, { given, next, sealed: match.sealed }));
}

const same = (a: Answer | undefined, b: Answer): boolean => a?.seat === b.seat && a.ask === b.ask && a.option === b.option;
