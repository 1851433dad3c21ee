import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { candidatesOf } from './candidates.ts';
import { isGoingInCircles, notRepeated, plannedAnswer, rememberPlan } from './turnMemory.ts';
import { bestFirst, plan, type Budget } from './plan.ts';
import { randomAnswer, type AnyMatch, type Pick } from './random.ts';

export const strengths = ['random', 'easy', 'usual', 'strong'] as const;
export type Strength = (typeof strengths)[number];

interface Thinking {
  readonly strength: Strength;
  /** The bot's own random numbers: the same seed gives the same answer. */
  readonly pick: Pick;
  /** Think no longer than this; without it only the numbers of the budget limit the search. */
  readonly limit?: Budget['limit'];
}

/** A search under way: yields how much of it is done, from 0 to 1, and returns the answer. It stops when it is no longer called. */
export type Thought = Generator<number, Answer | undefined, void>;

const budgets = {
  easy: { lines: 16, worlds: 1, finalists: 0, follow: 0 },
  usual: { lines: 48, worlds: 3, finalists: 0, follow: 0 },
  strong: { lines: 64, worlds: 3, finalists: 4, follow: 12 },
} as const satisfies Record<string, Budget>;

/**
 * Searches for the answer of a bot in this seat. It yields every few milliseconds, so that the caller can draw frames in between. The
 * match must not change meanwhile. Undefined if the seat is asked nothing that can be answered from a list.
 */
export function* thinker(match: AnyMatch, seat: Seat, { strength, pick, limit }: Thinking): Thought {
  const mine = match.open.filter((decision) => decision.seat === seat);
  if (strength === 'random' || isGoingInCircles(match, seat)) return randomAnswer(mine, pick);
  const known = plannedAnswer(match, seat);
  if (known) return known;
  const choices = candidatesOf(match, seat);
  if (choices.length < 2) return choices[0];
  const fresh = notRepeated(match, seat, choices);
  if (fresh.length === 1) return fresh[0];
  const [answer, ...next] = yield* plan(match, seat, { ...budgets[strength], ...(limit && { limit }) }, pick, fresh);
  if (answer) rememberPlan(match, answer, next);
  return answer;
}

/** The best answers in a bot's opinion, best first: a hint for a person. No plan is remembered. */
export function* likeliest(
  match: AnyMatch,
  seat: Seat,
  count: number,
  { strength, pick, limit }: Thinking,
): Generator<number, readonly Answer[], void> {
  const choices = candidatesOf(match, seat);
  if (strength === 'random' || choices.length < 2) return choices.slice(0, count);
  return yield* bestFirst(match, seat, count, { ...budgets[strength], ...(limit && { limit }) }, pick, choices);
}

/** What `thinker` answers, in one go. */
export function botAnswer(match: AnyMatch, seat: Seat, thinking: Thinking): Answer | undefined {
  return answerOf(thinker(match, seat, thinking));
}

function answerOf(thought: Thought): Answer | undefined {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** The strength behind a name that people type: `bot` is the usual one. */
export const strengthNamed = (name: string): Strength | undefined =>
  name === 'bot' ? 'usual' : strengths.find((strength) => strength === name);
