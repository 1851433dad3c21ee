import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { again, linesFrom, type Fresh, type ScoredLine } from './step.ts';
import type { AnyMatch, Pick } from './random.ts';

export interface Budget {
  /** Ways to take the next step that are looked at. */
  readonly lines: number;
  /** How often what the seat cannot know is dealt anew. */
  readonly worlds: number;
  /** Of those ways, so many are thought through to the end of the turn. None: the next step alone counts. */
  readonly finalists: number;
  /** Ways that are looked at in each later step of the turn. */
  readonly follow: number;
  /** Stop early when the clock, in milliseconds, says that so much has passed. */
  readonly limit?: { readonly millis: number; clock(): number };
}

interface Candidate {
  readonly answers: readonly Answer[];
  sum: number;
  worlds: number;
  /** What the rest of the turn would be, where it was thought through. */
  rest: readonly Answer[];
}

/** Steps of one turn that are thought through before it is judged as it stands. */
const longestTurn = 14;

/**
 * What to answer now and after it, as far as can be foreseen. A step is what lies between two rests of the game. Ways to take
 * the next step are compared in imagined worlds; the best few are thought through to the end of the turn, each later step
 * taken as it looks best then. Knows no game: options, a score, and where a turn ends.
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

/** The first answers of the best ways to go on, each named once. */
export function* bestFirst(
  match: AnyMatch,
  seat: Seat,
  count: number,
  budget: Budget,
  pick: Pick,
  among?: readonly Answer[],
): Generator<number, readonly Answer[], void> {
  const { candidates } = yield* ranking(match, seat, budget, pick, among);
  return bestOfEach(candidates)
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
  const late = lateness(budget);
  const seeds = Array.from({ length: budget.worlds }, () => pick(2 ** 31));
  const world = (seed: number): Fresh => () => match.imagined(seat, picker(seed), 'boundary');
  const lots = picker(pick(2 ** 31));
  let candidates: Candidate[] = [];
  const futures = new Map<Candidate, AnyMatch>();
  for (const { answers, score, future } of linesFrom(world(seeds[0]!), seat, budget.lines, lots, among)) {
    const candidate = { answers, sum: score, worlds: 1, rest: [] };
    candidates.push(candidate);
    if (budget.finalists > 0) futures.set(candidate, future);
    if (late()) break;
    if (candidates.length % 8 === 0) yield 0.2 * Math.min(1, candidates.length / budget.lines);
  }
  candidates = shortlist(candidates, Math.max(4, budget.finalists * 2));
  for (const seed of seeds.slice(1)) {
    for (const candidate of candidates) {
      if (late()) break;
      candidate.sum += again(world(seed)(), seat, candidate.answers).score(seat);
      candidate.worlds += 1;
    }
    yield 0.3;
  }
  candidates = sorted(candidates);
  if (budget.finalists === 0 || candidates.length < 2 || late()) return { candidates };
  const finalists = bestOfEach(candidates).slice(0, budget.finalists);
  const turn = match.turn;
  for (const [index, finalist] of finalists.entries()) {
    finalist.sum = 0;
    finalist.worlds = 0;
    for (const [which, seed] of seeds.entries()) {
      const from = which === 0 ? futures.get(finalist)! : again(world(seed)(), seat, finalist.answers);
      const { score, answers } = yield* turnOut(
        from,
        seat,
        turn,
        budget,
        lots,
        0.3 + (0.7 * (index + which / seeds.length)) / finalists.length,
        late,
      );
      finalist.sum += score;
      finalist.worlds += 1;
      if (which === 0) finalist.rest = answers;
    }
    if (late()) break;
  }
  return { candidates: sorted(finalists.filter(({ worlds }) => worlds > 0)) };
}

/**
 * The rest of the turn, each step as it looks best, as long as it gets better and nothing is rolled, drawn or revealed: whoever
 * chooses the best of several surprises in a world he imagined himself takes his luck for skill.
 */
function* turnOut(
  from: AnyMatch,
  seat: Seat,
  turn: number,
  { follow }: Budget,
  lots: Pick,
  done: number,
  late: () => boolean,
): Generator<number, { score: number; answers: readonly Answer[] }, void> {
  let at = from;
  let score = at.score(seat);
  const answers: Answer[] = [];
  for (
    let steps = 0;
    steps < longestTurn && at.turn === turn && at.canFork && at.open.some((decision) => decision.seat === seat) && !late();
    steps++
  ) {
    const here = at;
    let best: ScoredLine | undefined;
    for (const line of linesFrom(() => here.fork(), seat, follow, lots)) {
      if (line.future.sealed === 0 && (!best || line.score > best.score + fidget * (line.answers.length - best.answers.length)))
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

/** Some of the best, and the best way to go on from each first answer: what looks poor now may be what a good turn begins with. */
function shortlist(candidates: readonly Candidate[], count: number): Candidate[] {
  const best = sorted(candidates);
  return [...new Set([...best.slice(0, count / 2), ...bestOfEach(best).slice(0, count)])].slice(0, count);
}

function bestOfEach(best: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return best.filter(({ answers: [first] }) => first && !seen.has(first.option) && seen.add(first.option));
}

/** Of two lines that lead to the same, the shorter: a bot that fidgets is no pleasure to watch. */
const fidget = 1e-6;
const mean = ({ sum, worlds, answers }: Candidate): number => (worlds === 0 ? -Infinity : sum / worlds - fidget * answers.length);
const sorted = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((a, b) => mean(b) - mean(a));

function lateness({ limit }: Budget): () => boolean {
  if (!limit) return () => false;
  const end = limit.clock() + limit.millis;
  return () => limit.clock() >= end;
}
