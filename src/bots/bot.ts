import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { greedy } from './greedy.ts';
import { ponder, type Budget } from './playouts.ts';
import { randomAnswer, type AnyMatch, type Pick } from './random.ts';

export const strengths = ['random', 'easy', 'usual', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export interface Thinking {
  readonly strength: Strength;
  readonly pick: Pick;
  /** Think no longer than this; without it only the number of playouts counts, and the same seed thinks the same. */
  readonly limit?: Budget['limit'];
}

const worldsOfEasy = 3;
const budgets = {
  usual: { playouts: 120, depth: 60 },
  strong: { playouts: 480, depth: 120 },
} as const satisfies Record<string, Budget>;

/** What a bot in this seat answers. Undefined if the seat is asked nothing that can be answered from a list. */
export function botAnswer(match: AnyMatch, seat: Seat, { strength, pick, limit }: Thinking): Answer | undefined {
  switch (strength) {
    case 'random':
      return randomAnswer(match.open.filter((decision) => decision.seat === seat), pick);
    case 'easy':
      return greedy(match, seat, worldsOfEasy, pick);
    case 'usual':
    case 'strong':
      return ponder(match, seat, limit ? { ...budgets[strength], limit } : budgets[strength], pick);
  }
}
