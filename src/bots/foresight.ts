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

/** How often a bot gives the same answer in one turn before it looks for another: a switch can be turned to and fro for ever. */
const patience = 12;
/** Answers of one seat in one turn after which it stops thinking: no turn is so long, but a circle of many answers is. */
const longestTurn = 150;

interface Habits {
  readonly turn: number;
  /** How often the seat was asked this turn. */
  asked: number;
  readonly counts: Map<string, number>;
}

const habits = new WeakMap<AnyMatch, Map<string, Habits>>();

/** True once a seat has been asked so often in one turn that its plans must be going round in circles. Counts as one more time. */
export function isLost(match: AnyMatch, seat: string): boolean {
  return ++habitsOf(match, seat).asked > longestTurn;
}

/** Those of the answers that were not given again and again this turn. */
export function untiring(match: AnyMatch, seat: string, answers: readonly Answer[]): readonly Answer[] {
  const { counts } = habitsOf(match, seat);
  const { last } = match;
  if (last?.seat === seat) counts.set(keyOf(last), (counts.get(keyOf(last)) ?? 0) + 1);
  const fresh = answers.filter((answer) => (counts.get(keyOf(answer)) ?? 0) < patience);
  return fresh.length > 0 ? fresh : answers;
}

function habitsOf(match: AnyMatch, seat: string): Habits {
  const ours = habits.get(match) ?? new Map<string, Habits>();
  habits.set(match, ours);
  const known = ours.get(seat);
  if (known?.turn === match.turn) return known;
  const fresh: Habits = { turn: match.turn, asked: 0, counts: new Map() };
  ours.set(seat, fresh);
  return fresh;
}

const keyOf = ({ ask, option }: Answer): string => `${ask} ${option}`;
