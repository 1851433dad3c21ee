import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../table/contract.ts';

/** What a page says of a seat: for whoever sits down to it, and for whoever plays against it. */
export interface SeatGuide {
  readonly title: string;
  readonly nature: string;
  readonly goal: string;
  readonly turn: readonly string[];
  readonly actions: readonly { readonly name: string; readonly text: string; readonly rules: readonly string[] }[];
  readonly beware: readonly string[];
  readonly rules: readonly string[];
}

/** How a game tells the page about itself in general terms. Its functions read a view and nothing else. */
export interface Guide {
  readonly seats: Readonly<Record<Seat, SeatGuide>>;
  standing(view: unknown): { readonly seat: Seat; readonly phase: string } | null;
  nearness(view: unknown): readonly { readonly seat: Seat; readonly done: number; readonly of: number; readonly words: string }[];
  /** What a game for several is called where it is begun. */
  readonly heading?: string;
  /** Where in its course the match is, for games that do not go by rounds and turns. */
  course?(view: unknown): string;
  /** A word of help in the middle of the game, for newcomers; null if there is nothing to say. */
  advice?(view: unknown, questions: readonly Question[]): Advice | null;
}

export interface Advice {
  readonly title: string;
  readonly say: string;
  /** Ids of options that the table points at. */
  readonly point: readonly string[];
  /** How far the teaching has come. */
  readonly done: number;
  readonly of: number;
}

/** For a game without a guide: seats are called by their names. */
export const noGuide: Guide = { seats: {}, standing: () => null, nearness: () => [] };

const modules = import.meta.glob<{ readonly guide?: Guide }>('../engine/games/*/guide.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, load]));

export async function guideOf(game: string): Promise<Guide> {
  return (await loaders.get(game)?.())?.guide ?? noGuide;
}
