import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { linesFrom, replayed, type Fresh, type ScoredLine } from './step.ts';
import type { AnyMatch, Pick } from './random.ts';

export interface Budget {
  /** Lines tried for the next step. */
  readonly lines: number;
  /** In how many imagined matches each line is tried; what the seat cannot know is dealt anew in each. */
  readonly worlds: number;
  /** How many of the best lines are played on to the end of the turn. 0: only the next step counts. */
  readonly finalists: number;
  /** Lines tried in each later step of the turn. */
  readonly follow: number;
  /** Stop early after so many milliseconds of this clock. */
  readonly limit?: { readonly millis: number; clock(): number };
}

interface Candidate {
  readonly answers: readonly Answer[];
  sum: number;
  worlds: number;
  /** The answers of the rest of the turn, where it was played on. */
  rest: readonly Answer[];
}

/** Later steps of a turn that are played on before it is scored as it is. */
const mostSteps = 14;

/**
 * The best line of answers. A step runs from one boundary of the game to the next. Lines for the next step are compared in imagined
 * matches; the best few are played on to the end of the turn, with the best line found at each later step. It knows no game: only
 * options, a score, and where a turn ends.
 */
export function* plan(
  match: AnyMatch,
  seat: Seat,
  budget: Budget,
  pick: Pick,
  among?: readonly Answer[],
): Generator<number, readonly Answer[], void> {
  const { candidates } = yield* ranking(match, seat, budget, pick, among);
  return candidates[0] ? [...candidates[0].answers, ...candidates[0].rest] : [];
}

/** The first answers of the best lines, each of them once. */
export function* bestFirst(
  match: AnyMatch,
  seat: Seat,
  count: number,
  budget: Budget,
  pick: Pick,
  among?: readonly Answer[],
): Generator<number, readonly Answer[], void> {
  const { candidates } = yield* ranking(match, seat, budget, pick, among);
  return bestOfEachFirst(candidates)
    .slice(0, count)
    .map(({ answers }) => answers[0]!);
}

function* ranking(
  match: AnyMatch,
  seat: Seat,
  budget: Budget,
  pick: Pick,
  among?: readonly Answer[],
): Generator<number, { readonly candidates: readonly Candidate[] }, void> {
  const isOutOfTime = deadlineOf(budget);
  const seeds = Array.from({ length: budget.worlds }, () => pick(2 ** 31));
  const world = (seed: number): Fresh => () => match.imagined(seat, picker(seed), 'boundary');
  const random = picker(pick(2 ** 31));
  let candidates: Candidate[] = [];
  const futures = new Map<Candidate, AnyMatch>();
  for (const { answers, score, future } of linesFrom(world(seeds[0]!), seat, budget.lines, random, among)) {
    const candidate = { answers, sum: score, worlds: 1, rest: [] };
    candidates.push(candidate);
    if (budget.finalists > 0) futures.set(candidate, future);
    if (isOutOfTime()) break;
    if (candidates.length % 8 === 0) yield 0.2 * Math.min(1, candidates.length / budget.lines);
  }
  candidates = shortlist(candidates, Math.max(4, budget.finalists * 2));
  for (const seed of seeds.slice(1)) {
    for (const candidate of candidates) {
      if (isOutOfTime()) break;
      candidate.sum += replayed(world(seed)(), seat, candidate.answers).score(seat);
      candidate.worlds += 1;
    }
    yield 0.3;
  }
  candidates = sorted(candidates);
  if (budget.finalists === 0 || candidates.length < 2 || isOutOfTime()) return { candidates };
  const finalists = bestOfEachFirst(candidates).slice(0, budget.finalists);
  const turn = match.turn;
  for (const [index, finalist] of finalists.entries()) {
    finalist.sum = 0;
    finalist.worlds = 0;
    for (const [which, seed] of seeds.entries()) {
      const from = which === 0 ? futures.get(finalist)! : replayed(world(seed)(), seat, finalist.answers);
      const { score, answers } = yield* restOfTurn(
        from,
        seat,
        turn,
        budget,
        random,
        0.3 + (0.7 * (index + which / seeds.length)) / finalists.length,
        isOutOfTime,
      );
      finalist.sum += score;
      finalist.worlds += 1;
      if (which === 0) finalist.rest = answers;
    }
    if (isOutOfTime()) break;
  }
  return { candidates: sorted(finalists.filter(({ worlds }) => worlds > 0)) };
}

/**
 * The rest of the turn: at each step the best line, as long as the score does not fall and nothing is rolled, drawn or revealed. In
 * an imagined match the best of several rolls is luck, and a bot that counted on it would be too bold.
 */
function* restOfTurn(
  from: AnyMatch,
  seat: Seat,
  turn: number,
  { follow }: Budget,
  random: Pick,
  done: number,
  isOutOfTime: () => boolean,
): Generator<number, { score: number; answers: readonly Answer[] }, void> {
  let at = from;
  let score = at.score(seat);
  const answers: Answer[] = [];
  for (
    let steps = 0;
    steps < mostSteps && at.turn === turn && at.canFork && at.open.some((decision) => decision.seat === seat) && !isOutOfTime();
    steps++
  ) {
    const here = at;
    let best: ScoredLine | undefined;
    for (const line of linesFrom(() => here.fork(), seat, follow, random)) {
      if (line.future.fence === 0 && (!best || line.score > best.score + answerCost * (line.answers.length - best.answers.length)))
        best = line;
    }
    if (!best || best.score < score) break;
    at = best.future;
    score = best.score;
    answers.push(...best.answers);
    yield done;
  }
  return { score, answers };
}

/** Some of the best lines, and the best line of each first answer: one that scores badly now may be how a good turn begins. */
function shortlist(candidates: readonly Candidate[], count: number): Candidate[] {
  const best = sorted(candidates);
  return [...new Set([...best.slice(0, count / 2), ...bestOfEachFirst(best).slice(0, count)])].slice(0, count);
}

/** The best line of each first answer. */
function bestOfEachFirst(best: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return best.filter(({ answers: [first] }) => first && !seen.has(first.option) && seen.add(first.option));
}

/** Taken off the score for each answer: of two lines with the same result the shorter wins, or bots would do things for nothing. */
const answerCost = 1e-6;
const mean = ({ sum, worlds, answers }: Candidate): number => (worlds === 0 ? -Infinity : sum / worlds - answerCost * answers.length);
const sorted = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((a, b) => mean(b) - mean(a));

/** A function that says whether the time is up; never without a limit. */
function deadlineOf({ limit }: Budget): () => boolean {
  if (!limit) return () => false;
  const end = limit.clock() + limit.millis;
  return () => limit.clock() >= end;
}
