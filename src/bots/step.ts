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

/** Makes the imagined match at the beginning of a step, the same one at each call: a match cannot be played twice. */
export type Fresh = () => AnyMatch;

/** Answers in one step before a line is scored as it is: some actions ask many times over, and the search would not end. */
const longest = 12;

/**
 * Lines of answers for the next step, at most `quota` of them. Where there are more answers than that, a random sample is tried:
 * otherwise one question with a hundred answers would take all the time.
 */
export function* linesFrom(
  fresh: Fresh,
  seat: Seat,
  quota: number,
  pick: Pick,
  among?: readonly Answer[],
): Generator<ScoredLine, void, void> {
  const start = fresh();
  yield* branch({ fresh, seat, pick, boundaries: start.boundaries }, start, [], quota, among);
}

interface Step {
  readonly fresh: Fresh;
  readonly seat: Seat;
  readonly pick: Pick;
  readonly boundaries: number;
}

function* branch(
  step: Step,
  at: AnyMatch,
  answers: readonly Answer[],
  quota: number,
  among?: readonly Answer[],
): Generator<ScoredLine, void, void> {
  const { fresh, seat, pick, boundaries } = step;
  const mine = at.boundaries > boundaries || answers.length >= longest ? [] : (among ?? candidatesOf(at, seat));
  if (mine.length === 0) {
    yield { answers, future: at, score: isStuck(at) ? deadEnd : at.score(seat) };
    return;
  }
  const tried = mine.length > quota ? sample(at, mine, quota, pick, answers.length === 0) : mine;
  const share = Math.max(1, Math.floor(quota / tried.length));
  let future: AnyMatch | undefined = at;
  for (const answer of tried) {
    future ??= replayed(fresh(), seat, answers, boundaries);
    answerAndReply(future, seat, answer, boundaries);
    yield* branch(step, future, [...answers, answer], share);
    future = undefined;
  }
}

/** Plays a line in another match, up to the first answer that is not offered there. */
export function replayed(at: AnyMatch, seat: Seat, answers: readonly Answer[], boundaries = at.boundaries): AnyMatch {
  for (const answer of answers) {
    if (!offers(at, answer)) break;
    answerAndReply(at, seat, answer, boundaries);
  }
  return at;
}

/** Gives an answer, and answers what other seats are asked because of it with their first candidate, up to the next boundary. */
function answerAndReply(at: AnyMatch, seat: Seat, answer: Answer, boundaries: number): void {
  at.answer(answer);
  for (
    let asked = 0;
    asked < longest && at.boundaries === boundaries && at.open.length > 0 && !pressing(at.open).some((decision) => decision.seat === seat);
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
 * A random sample of the answers. In the middle of a step, answers to the question itself come before the powers beside it: sampled
 * alike, the powers would be in every line. Gestures are sampled evenly, or a few ways to turn a tile would be lost among hundreds
 * of places to drag it to.
 */
function sample({ open }: AnyMatch, answers: readonly Answer[], count: number, pick: Pick, first: boolean): Answer[] {
  const main = answers.filter(({ ask }) => first || ask === open[0]!.ask);
  const beside = answers.filter((answer) => !main.includes(answer));
  return [...sampleEvenly(gesturesOf(open, main), count, pick), ...sampleEvenly([beside], count, pick)].slice(0, count);
}

/** The answers in groups, by the gesture that gives them. */
function gesturesOf(open: AnyMatch['open'], answers: readonly Answer[]): Answer[][] {
  const kinds = new Map(open.flatMap(({ ask, options }) => options.map(({ id, gesture }) => [`${ask} ${id}`, gesture.kind] as const)));
  const groups = new Map<string | undefined, Answer[]>();
  for (const answer of answers) {
    const kind = kinds.get(`${answer.ask} ${answer.option}`);
    groups.set(kind, [...(groups.get(kind) ?? []), answer]);
  }
  return [...groups.values()];
}

/** A random sample that takes from each group in turn. */
function sampleEvenly(groups: readonly Answer[][], count: number, pick: Pick): Answer[] {
  const left = groups.map((group) => [...group]).filter((group) => group.length > 0);
  const sampled: Answer[] = [];
  for (let turn = left.length > 1 ? pick(left.length) : 0; sampled.length < count && left.length > 0; turn++) {
    const group = left[turn % left.length]!;
    sampled.push(...group.splice(pick(group.length), 1));
    if (group.length === 0) left.splice(turn % left.length, 1);
  }
  return sampled;
}
