import type { Refusal, Tried } from '../engine/kernel/option.ts';
import type { Flick, Json, Seat } from '../engine/kernel/rule.ts';
import type { Over, Shown } from '../engine/kernel/rules.ts';
import type { Question } from './question.ts';

/** Why a screen is told something new: the table animates an answer, and jumps for the others. */
export type Change = 'opened' | 'answered' | 'undone' | 'rebuilt';

/** How dice among the facts are thrown: alike on every screen and in every replay. */
export interface Thrown {
  /** Decides how dice tumble, never what they show. */
  readonly seed: number;
  /** Absent where nobody threw them by hand. */
  readonly flick?: Flick | undefined;
}

/** One of the offered answers, as a bot sees it. */
export interface Likely {
  readonly seat: Seat;
  readonly ask: string;
  readonly option: string;
}

export interface Seen<V, F> {
  readonly seat: Seat | 'table';
  readonly view: V;
  readonly questions: readonly Question[];
  /** Who must decide before the game goes on; a screen that is not among them waits, or is passed on. */
  readonly waiting: readonly Seat[];
  /** What happened with the last change, as this seat may hear it. */
  readonly facts: readonly F[];
  readonly thrown: Thrown;
  readonly change: Change;
  /** Counts changes, so that a screen notices one even if nothing else differs. */
  readonly moment: number;
  readonly over: Over | null;
  /** What players let this screen see because it only watches; absent everywhere else. */
  readonly shown?: readonly Shown[] | undefined;
  /** `agree`: a roll or a reveal lies in between, so everybody at the table must agree. */
  readonly undo: 'free' | 'agree' | 'none';
  /** What was taken back last can be put back from this screen: nothing has been answered since. */
  readonly redo: boolean;
  /** Everything told since the match began, oldest first: what set-up told, then one entry for each answer. */
  readonly log: readonly (readonly F[])[];
}

/** The one thing the table sees, whether the rules run in this tab, in a worker or on a server. */
export interface Play<V, F> {
  subscribe(listener: () => void): () => void;
  snapshot(): Seen<V, F>;
  /** Rejects with `Refused` (a stale or foreign answer) or `RuleBroke`; in both cases nothing has changed. */
  choose(question: Pick<Question, 'seat' | 'ask'>, option: string, draft?: Json, flick?: Flick): Promise<void>;
  whyNot(tried: Tried): Promise<Refusal | null>;
  /** What a bot would do in this place, the likeliest first; a match that is only watched has none. */
  hint?(): Promise<readonly Likely[]>;
  /** With `agreed`, everybody at the table has said yes. False if there is nothing to take back. */
  undo(agreed: boolean): Promise<boolean>;
  /** Puts back what was taken back last, dice and all. False if there is nothing to put back. */
  redo(): Promise<boolean>;
  /** The match as a file that can be opened on another machine. */
  exported(): Promise<ExportedMatch>;
  close(): void;
}

export interface ExportedMatch {
  readonly name: string;
  readonly json: string;
}
