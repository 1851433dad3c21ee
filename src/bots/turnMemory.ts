import type { Answer } from '../engine/kernel/rule.ts';
import { offers } from './step.ts';
import type { AnyMatch } from './random.ts';

/** The answers planned after one that was given, and how many answers were beyond undo by then. */
interface RememberedPlan {
  readonly given: Answer;
  readonly next: readonly Answer[];
  readonly fence: number;
}

/** Kept by match: an undo makes a new `Match`, so its plans are forgotten with it. */
const plans = new WeakMap<AnyMatch, Map<string, RememberedPlan>>();

/** The next answer of the plan. Undefined if somebody else has answered since, or something was revealed: then it must be planned anew. */
export function plannedAnswer(match: AnyMatch, seat: string): Answer | undefined {
  const found = plans.get(match)?.get(seat);
  if (!found || found.fence !== match.fence || !same(match.last, found.given)) return undefined;
  const [answer, ...next] = found.next;
  if (!answer || !offers(match, answer)) return undefined;
  rememberPlan(match, answer, next);
  return answer;
}

export function rememberPlan(match: AnyMatch, given: Answer, next: readonly Answer[]): void {
  const ours = plans.get(match) ?? new Map<string, RememberedPlan>();
  plans.set(match, ours.set(given.seat, { given, next, fence: match.fence }));
}

const same = (a: Answer | undefined, b: Answer): boolean => a?.seat === b.seat && a.ask === b.ask && a.option === b.option;

/** How often a bot may give the same answer in one turn: without a limit it could flip a switch back and forth for ever. */
const mostRepeats = 12;
/** Answers of one seat in one turn after which it answers at random: no turn is so long, but a loop over many answers is. */
const mostAnswers = 150;

interface TurnCounts {
  readonly turn: number;
  /** How often the seat was asked this turn. */
  asked: number;
  readonly counts: Map<string, number>;
}

const turnCounts = new WeakMap<AnyMatch, Map<string, TurnCounts>>();

/** Counts one more question of this turn; true once there have been so many that the bot must be in a loop. */
export function isGoingInCircles(match: AnyMatch, seat: string): boolean {
  return ++turnCountsOf(match, seat).asked > mostAnswers;
}

/** The answers that were not repeated too often this turn; all of them if every one was. */
export function notRepeated(match: AnyMatch, seat: string, answers: readonly Answer[]): readonly Answer[] {
  const { counts } = turnCountsOf(match, seat);
  const { last } = match;
  if (last?.seat === seat) counts.set(keyOf(last), (counts.get(keyOf(last)) ?? 0) + 1);
  const fresh = answers.filter((answer) => (counts.get(keyOf(answer)) ?? 0) < mostRepeats);
  return fresh.length > 0 ? fresh : answers;
}

function turnCountsOf(match: AnyMatch, seat: string): TurnCounts {
  const ours = turnCounts.get(match) ?? new Map<string, TurnCounts>();
  turnCounts.set(match, ours);
  const known = ours.get(seat);
  if (known?.turn === match.turn) return known;
  const fresh: TurnCounts = { turn: match.turn, asked: 0, counts: new Map() };
  ours.set(seat, fresh);
  return fresh;
}

const keyOf = ({ ask, option }: Answer): string => `${ask} ${option}`;
