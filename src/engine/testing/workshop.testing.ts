import type { Drafter } from '../../bots/random.ts';
import type { Match } from '../kernel/match.ts';
import type { AnyRules, Settings } from '../kernel/rules.ts';

type AnyState = ReturnType<Match<any, any, any>['peek']>;

/** Components of which a state has more than the box holds, in words. */
export type Excess = (state: AnyState) => readonly string[];

/** Shares of all games where true or false, means where a number. */
export type Marks = Readonly<Record<string, boolean | number>>;

/** One attempt within a long game, such as a landing of a campaign. */
export interface Tried {
  readonly what: string;
  readonly won: boolean;
}

/** How much of one kind of thing has been seen, and what was not. */
export interface Coverage {
  readonly what: string;
  readonly of: number;
  readonly missing: readonly string[];
}

/** What tools that play by the thousand need of a game besides its rules: `workshop` in its `workshop.testing.ts`. */
export interface Workshop {
  /** Settings under which machines play, so that two bots cannot walk in circles for ever. */
  readonly machine: Settings;
  /** What the fuzzer holds fast instead, so that it draws by lot what a league must not. */
  readonly fuzzed?: Settings;
  /** What kinds of game a finished one was, such as its mission: the fuzzer tells how many it has played of each. */
  readonly kinds?: (state: AnyState) => readonly string[];
  /** How random play answers what cannot be listed. */
  readonly draft?: Drafter;
  readonly excess?: Excess;
  /** Everybody wins or loses together, so nobody plays against random players. */
  readonly together?: boolean;
  /** What a league tells of a game besides who has won. */
  readonly marks?: (state: AnyState, won: boolean) => Marks;
  /** Attempts within one game: a league tells how many of each kind have succeeded. */
  readonly tries?: (state: AnyState) => readonly Tried[];
  /** How likely every check is for those who begin, as a table: what `npm run odds` prints. */
  readonly odds?: () => { readonly headings: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };
  /** Walks through so many games at random and tells what has been seen of places and pages. */
  readonly walk?: (games: number, seed: number) => readonly Coverage[];
  /** Games that chance would seldom deal, by name: the same rules with chance giving them. A league plays each with `--cases`. */
  readonly cases?: Readonly<Record<string, (rules: AnyRules) => AnyRules>>;
}
