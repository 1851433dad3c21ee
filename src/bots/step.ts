import { pressing, type Answer, type Seat } from '../engine/kernel/rule.ts';
import { candidatesOf, deadEnd, isStuck } from './candidates.ts';
import { randomAnswer, type AnyMatch, type Pick } from './random.ts';

/** Answers of a seat from one boundary of the game to the next, the match they lead to, and its score. */
export interface ScoredLine {
  readonly answers: readonly Answer[];
  /** The imagined match after them. */
  readonly future: AnyMatch;
  readonly score: number;
}

/** Where a step begins: makes the same imagined match anew each time it is called. */
export type Fresh = () => AnyMatch;

/** Answers in one step before a line is judged as it stands: some actions ask again and again. */
const longest = 12;

/**
 * Ways to take the next step, at most `quota` of them. Few answers are all tried; of many, so many as the quota allows are
 * drawn by lot, so that a question with a hundred answers cannot eat all the time there is.
 */
export function* linesFrom(
  fresh: Fresh,
  seat: Seat,
  quota: number,
  pick: Pick,
  among?: readonly Answer[],
): Generator<ScoredLine, void, void> {
  const start = fresh();
  yield* branch({ fresh, seat, pick, rests: start.rests }, start, [], quota, among);
}

interface Step {
  readonly fresh: Fresh;
  readonly seat: Seat;
  readonly pick: Pick;
  readonly rests: number;
}

function* branch(
  step: Step,
  at: AnyMatch,
  answers: readonly Answer[],
  quota: number,
  among?: readonly Answer[],
): Generator<ScoredLine, void, void> {
  const { fresh, seat, pick, rests } = step;
  const mine = at.rests > rests || answers.length >= longest ? [] : (among ?? candidatesOf(at, seat));
  if (mine.length === 0) {
    yield { answers, future: at, score: isStuck(at) ? deadEnd : at.score(seat) };
    return;
  }
  const tried = mine.length > quota ? drawn(at, mine, quota, pick, answers.length === 0) : mine;
  const share = Math.max(1, Math.floor(quota / tried.length));
  let future: AnyMatch | undefined = at;
  for (const answer of tried) {
    future ??= again(fresh(), seat, answers, rests);
    give(future, seat, answer, rests);
    yield* branch(step, future, [...answers, answer], share);
    future = undefined;
  }
}

/** Plays a line again from its beginning, as far as its answers are offered. */
export function again(at: AnyMatch, seat: Seat, answers: readonly Answer[], rests = at.rests): AnyMatch {
  for (const answer of answers) {
    if (!offers(at, answer)) break;
    give(at, seat, answer, rests);
  }
  return at;
}

/** What others are asked in the middle of a step is answered by the first thing that comes to mind. */
function give(at: AnyMatch, seat: Seat, answer: Answer, rests: number): void {
  at.answer(answer);
  for (
    let asked = 0;
    asked < longest && at.rests === rests && at.open.length > 0 && !pressing(at.open).some((decision) => decision.seat === seat);
    asked++
  ) {
    const reply = candidatesOf(at, pressing(at.open)[0]!.seat)[0] ?? randomAnswer(pressing(at.open), first);
    if (!reply) return;
    at.answer(reply);
  }
}

const first: Pick = () => 0;

export const offers = ({ open }: AnyMatch, answer: Answer): boolean =>
  open.some(({ seat, ask, options }) => seat === answer.seat && ask === answer.ask && options.some(({ id }) => id === answer.option));

/**
 * Some of many answers, by lot. In the middle of a step the question itself goes before the powers beside it: they can wait, and
 * drawn as often as the rest they would be in every line. Each gesture has its turn, or a few ways to turn a tile would drown
 * among hundreds of places to drag it to.
 */
function drawn({ open }: AnyMatch, answers: readonly Answer[], count: number, pick: Pick, first: boolean): Answer[] {
  const main = answers.filter(({ ask }) => first || ask === open[0]!.ask);
  const beside = answers.filter((answer) => !main.includes(answer));
  return [...lotsOf(gesturesOf(open, main), count, pick), ...lotsOf([beside], count, pick)].slice(0, count);
}

/** The answers sorted by how a hand would give them. */
function gesturesOf(open: AnyMatch['open'], answers: readonly Answer[]): Answer[][] {
  const kinds = new Map(open.flatMap(({ ask, options }) => options.map(({ id, gesture }) => [`${ask} ${id}`, gesture.kind] as const)));
  const groups = new Map<string | undefined, Answer[]>();
  for (const answer of answers) {
    const kind = kinds.get(`${answer.ask} ${answer.option}`);
    groups.set(kind, [...(groups.get(kind) ?? []), answer]);
  }
  return [...groups.values()];
}

function lotsOf(groups: readonly Answer[][], count: number, pick: Pick): Answer[] {
  const left = groups.map((group) => [...group]).filter((group) => group.length > 0);
  const lots: Answer[] = [];
  for (let turn = left.length > 1 ? pick(left.length) : 0; lots.length < count && left.length > 0; turn++) {
    const group = left[turn % left.length]!;
    lots.push(...group.splice(pick(group.length), 1));
    if (group.length === 0) left.splice(turn % left.length, 1);
  }
  return lots;
}
