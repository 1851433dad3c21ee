import type { Save } from '../engine/kernel/match.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { ThoughtOutcome } from '../match/thinking.ts';

/** What a bot is to think about. */
export interface ThoughtWish {
  readonly game: string;
  readonly save: Save<never>;
  readonly seat: Seat;
  readonly policy: string;
  readonly seed: number;
}

/** What a thread that thinks tells: how far it is, then what came of it. */
export type FromThinker = { readonly id: number; readonly done: number } | { readonly id: number; readonly outcome: ThoughtOutcome };
