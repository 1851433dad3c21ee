import type { OptionWords } from './option.ts';
import type { Seat } from './rule.ts';

/** A seat on one page: for whoever sits down to it, and for whoever plays against it. Rules are named by their ids. */
export interface SeatGuide {
  readonly title: string;
  /** What it is like to play it, in a few words. */
  readonly nature: string;
  readonly goal: string;
  /** The phases of its turn, in order. */
  readonly turn: readonly string[];
  readonly actions: readonly { readonly name: string; readonly text: string; readonly rules: readonly string[] }[];
  /** What the others should know before they meet it. */
  readonly beware: readonly string[];
  readonly rules: readonly string[];
}

/** How far somebody is on the way to victory. */
export interface Nearness {
  readonly done: number;
  readonly of: number;
  readonly words: string;
}

/** As much of a question as advice needs. */
export interface Asked {
  readonly seat: Seat;
  readonly ask: string;
  readonly options: readonly Pick<OptionWords, 'id' | 'cost' | 'declines'>[];
}

/** What somebody who knows the game says to a newcomer, and which of the offered answers they point at. */
export interface Advice {
  readonly title: string;
  readonly say: string;
  /** Ids of options that the table points at. */
  readonly point: readonly string[];
  /** How far the teaching has come. */
  readonly done: number;
  readonly of: number;
}

/** The page that a story ends with. */
export interface LastPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** How a game tells the page about itself in general terms. Its functions read a view and nothing else. */
export interface Guide<View = unknown> {
  readonly seats: Readonly<Record<Seat, SeatGuide>>;
  /** Seats that are played differently in a mix, by its id: these pages stand in place of the usual ones. */
  readonly seatsIn?: Readonly<Record<string, Readonly<Record<Seat, SeatGuide>>>>;
  /** The active seat and its phase, in words; null before the game, after it, and where nobody has a turn of their own. */
  standing(view: View): { readonly seat: Seat; readonly phase: string } | null;
  /** What a seat is called in the middle of the game, where it has a name of its own there: whoever lives on its board. */
  called?(view: View, seat: Seat): string | null;
  nearness(view: View): readonly (Nearness & { readonly seat: Seat })[];
  /** Where in its course the match is, for games that do not go by rounds and turns. */
  course?(view: View): string;
  /** What a game with a story reads out at its end; null before. */
  lastPage?(view: View): LastPage | null;
  /** A word of help in the middle of the game, for newcomers; null if there is nothing to say. */
  advice?(view: View, questions: readonly Asked[]): Advice | null;
}
