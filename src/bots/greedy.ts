import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { best, candidatesOf, deadEnd, isStuck } from './candidates.ts';
import type { AnyMatch, Pick } from './random.ts';

/** Try every answer in a few imagined worlds and keep the one that stands best right after. Sees no further than that. */
export function greedy(match: AnyMatch, seat: Seat, worlds: number, pick: Pick): Answer | undefined {
  const answers = candidatesOf(match, seat);
  if (answers.length < 2) return answers[0];
  const worth = answers.map((answer) => {
    let sum = 0;
    for (let world = 0; world < worlds; world++) {
      const future = match.imagined(seat, pick);
      future.answer(answer);
      sum += isStuck(future) ? deadEnd : future.score(seat);
    }
    return sum;
  });
  return best(answers, worth, pick);
}
