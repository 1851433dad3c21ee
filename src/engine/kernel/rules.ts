import type { Chance, Entropy } from './chance.ts';
import type { Gesture, Refusal } from './option.ts';
import type { Decision, Json, Rule, Seat } from './rule.ts';
import type { Table } from './table.ts';

/** A listed way to play a game: which seats take part, under which changes. */
export interface Mix {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly about: string;
}

/** A choice made when a match is set up, with its allowed values. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly usual: string;
  /** The mixes in which it makes a difference; every mix unless told. */
  readonly mixes?: readonly string[];
}

export type Settings = Readonly<Record<string, string>>;

export interface Given {
  readonly mix: string;
  readonly seats: readonly Seat[];
  readonly options: Settings;
  readonly chance: Entropy;
  /** What the campaign of the match hands over; missing in a match of its own. */
  readonly opening?: Json | undefined;
}

export interface Over {
  readonly winners: readonly Seat[];
  readonly why: string;
}

/** What one player sees and lets those see who only watch. */
export interface Shown<T = unknown> {
  readonly seat: Seat;
  readonly sees: T;
}

/** How a state of an older edition becomes one of this edition. */
export interface Edition {
  readonly to: number;
  readonly why: string;
  up(state: any): void;
}

/** Everything the other layers know of a game. `S` is its state, `F` its facts, `V` what a seat may know. */
export interface GameRules<S extends Chance, F, V> {
  readonly name: string;
  readonly title: string;
  /** Bumped whenever an old tail of answers could mean something else. Saves carry it. */
  readonly edition: number;
  readonly editions: readonly Edition[];
  readonly mixes: readonly Mix[];
  readonly settings: readonly Setting[];
  setup(given: Given): S;
  play(table: Table<S, F>): Rule;
  copy(state: S): S;
  /** Everything `seat` may know. Built up from nothing, never cut down from the state. */
  view(state: S, seat: Seat | 'table'): V;
  /** Deal again, in place, whatever `seat` cannot know. Its own view must not change. */
  imagine(state: S, seat: Seat | 'table', pick: (range: number) => number): void;
  /** What spectators and streams may see beside the table's view, by leave of its players. No other screen is ever given it. */
  shown?(state: S): readonly Shown[];
  over(state: S): Over | null;
  /** The rule that forbids a gesture which nothing on offer matches. */
  whyNot(state: S, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null;
  /** Why a piece that nothing on offer moves cannot be taken in hand; without it, why it cannot be tapped. */
  whyNotLift?(state: S, seat: Seat, thing: string, open: readonly Decision[]): Refusal | null;
  /** How well a seat stands, from 0 (lost) to 1 (won): all that a bot knows of the game. */
  score(state: S, seat: Seat): number;
  /**
   * The options of a question that a careful player would weigh, by id; a bot thinks of no others. None: of a power that it leaves
   * alone, of any other question that all are worth a thought.
   */
  sensible?(state: S, decision: Decision, open: readonly Decision[]): readonly string[] | null;
  /** Nobody holds anything hidden: people at one screen decide side by side, with no curtain between them. */
  readonly open?: {
    /** Whose piece a gesture takes in hand; null if it is nobody's. */
    whose(state: S, gesture: Gesture): Seat | null;
  };
  /** A number that changes when a turn ends: bots plan theirs to its end. */
  turn?(state: S): number;
}

export type AnyRules = GameRules<any, any, any>;

/** The rules asked for something other than what is answered: a stale tap, or rules that changed since a save. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
  constructor(
    readonly code: 'not-asked' | 'not-offered' | 'bad-draft' | 'over',
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}
