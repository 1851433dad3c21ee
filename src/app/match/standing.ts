import type { Seat } from '../../engine/kernel/rule.ts';
import type { AnyFact, AnyTelling } from './any.ts';
import { linesOf } from '../../table/lines.ts';

/** Where in its course the match is, in the words of the last such marks: "Round 4 · They march". */
export function courseOf(telling: AnyTelling, log: readonly (readonly AnyFact[])[], by = telling.course): string {
  // a mark that the game has no words for is never in its log: the whole of it would be searched for nothing
  const worded = by.filter((mark) => Object.hasOwn(telling.words, mark));
  const told = worded.map((mark) => latest(log, mark)).filter((fact) => fact !== undefined);
  return linesOf(telling, told).map(({ text }) => text.replace(/\.$/, '')).join(' · ');
}

export const nameOf = (seat: Seat): string => `${seat}`.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');

function latest(log: readonly (readonly AnyFact[])[], mark: string): AnyFact | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i]!.findLast((one) => one.fact === mark);
    if (fact) return fact;
  }
  return undefined;
}
