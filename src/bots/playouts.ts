import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { best, candidatesOf, deadEnd, isStuck } from './candidates.ts';
import { randomAnswer, type AnyMatch, type Pick } from './random.ts';

export interface Budget {
  /** Imagined games in all, shared by the answers that are compared. */
  readonly playouts: number;
  /** Answers played at random before the position is judged as it stands. */
  readonly depth: number;
  /** Stop early when the clock, in milliseconds, says that so much has passed. */
  readonly limit?: { readonly millis: number; clock(): number };
}

interface Tried {
  readonly answer: Answer;
  sum: number;
  games: number;
}

/**
 * Play every answer on at random in imagined worlds and keep the one that ends best. The worse half is dropped after
 * each round, so that most of the budget goes to answers that are hard to tell apart. Knows no game.
 */
export function* ponder(match: AnyMatch, seat: Seat, budget: Budget, pick: Pick): Generator<number, Answer | undefined, void> {
  let left: Tried[] = candidatesOf(match, seat).map((answer) => ({ answer, sum: 0, games: 0 }));
  if (left.length < 2) return left[0]?.answer;
  const late = lateness(budget);
  const rounds = halvings(left.length);
  const share = budget.playouts / rounds;
  let round = 0;
  while (left.length > 1) {
    for (let games = Math.max(1, Math.floor(share / left.length)); games > 0 && !late(); games--) {
      const world = pick(2 ** 31); // the same luck for each of them, or the luckiest is taken for the best
      for (const tried of left) {
        tried.sum += playout(match, seat, tried.answer, budget.depth, picker(world));
        tried.games += 1;
      }
    }
    if (late()) break;
    yield (round += 1) / rounds;
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return best(left.map(({ answer }) => answer), left.map(mean), pick);
}

/** One imagined game: this answer, then anything at all, then the score. */
export function playout(match: AnyMatch, seat: Seat, answer: Answer, depth: number, pick: Pick): number {
  const future = match.imagined(seat, pick);
  future.answer(answer);
  if (isStuck(future)) return deadEnd;
  for (let step = 0; step < depth && future.open.length > 0; step++) {
    const next = randomAnswer(future.open, pick);
    if (!next) break;
    future.answer(next); // runs on; no copy for each move
  }
  return future.score(seat);
}

const mean = ({ sum, games }: Tried): number => (games === 0 ? 0 : sum / games);

function halvings(count: number): number {
  let rounds = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
}

function lateness({ limit }: Budget): () => boolean {
  if (!limit) return () => false;
  const end = limit.clock() + limit.millis;
  return () => limit.clock() >= end;
}
