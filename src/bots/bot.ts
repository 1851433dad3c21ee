import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { greedy } from './greedy.ts';
import { ponder, type Budget } from './playouts.ts';
import { randomAnswer, type AnyMatch, type Pick } from './random.ts';

export const strengths = ['random', 'easy', 'usual', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export interface Thinking {
  readonly strength: Strength;
  /** Where a bot takes its luck from. The same seed thinks the same. */
  readonly pick: Pick;
  /** Think no longer than this; without it only the number of tries counts. */
  readonly limit?: Budget['limit'];
}

/** A thought under way: yields how much of it is done, from 0 to 1, and returns the answer. Stop asking and it is forgotten. */
export type Thought = Generator<number, Answer | undefined, void>;

const worldsOfEasy = 3;
const budgets = {
  usual: { playouts: 120, depth: 60 },
  strong: { playouts: 480, depth: 120 },
} as const satisfies Record<string, Budget>;

/**
 * What a bot in this seat answers, thought in small steps of a few milliseconds, so that whoever waits can draw frames in
 * between. The match must not be answered while the thought is under way. Undefined if nothing is asked that can be answered
 * from a list.
 */
export function* thinker(match: AnyMatch, seat: Seat, { strength, pick, limit }: Thinking): Thought {
  switch (strength) {
    case 'random':
      return randomAnswer(match.open.filter((decision) => decision.seat === seat), pick);
    case 'easy':
      return greedy(match, seat, worldsOfEasy, pick);
    case 'usual':
    case 'strong':
      return yield* ponder(match, seat, limit ? { ...budgets[strength], limit } : budgets[strength], pick);
  }
}

/** The same in one go. */
export function botAnswer(match: AnyMatch, seat: Seat, thinking: Thinking): Answer | undefined {
  return answerOf(thinker(match, seat, thinking));
}

export function answerOf(thought: Thought): Answer | undefined {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** The strength behind a name that people type: `bot` is the usual one. */
export const strengthNamed = (name: string): Strength | undefined => (name === 'bot' ? 'usual' : strengths.find((strength) => strength === name));
