import type { Seat } from '../engine/kernel/rule.ts';
import type { Diary, FactWords, Names } from './contract.ts';

/** A part of a baked sheet, as a page without a canvas shows it. */
export interface SheetCut {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A card, an item or anything else that a person would hold in the hand and read. */
export interface HandCard {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  /** Ids of rules that speak of it. */
  readonly rules: readonly string[];
  readonly picture: SheetCut | null;
  /** Colour of its rim, as CSS writes it; the kind is said in words too. */
  readonly tone: string;
}

/** What lies in front of a seat. */
export interface HandGroup {
  readonly title: string;
  /** Only this seat sees it: it is covered with one tap. */
  readonly secret: boolean;
  readonly cards: readonly HandCard[];
  readonly counts: readonly { readonly name: string; readonly value: string }[];
  /** It is looked up, not acted on: it lies below what can be done, or a thumb would scroll past it at every answer. */
  readonly below?: boolean;
}

/**
 * What a phone shows of a game: its words, and what lies in front of one seat. It must not import Pixi, or a phone downloads the
 * whole table for a hand of cards.
 */
export interface GameHand<V, F extends { readonly fact: string }, S = unknown> {
  readonly words: FactWords<F>;
  readonly course: readonly F['fact'][];
  readonly naming?: (names: Names, fact: F) => Names;
  readonly diary?: (view: V) => Diary;
  lies(view: V, seat: Seat): readonly HandGroup[];
  /** What a player lets those see who only watch, in a game where that is asked. */
  shown?(sees: S): HandCard;
}

export type AnyGameHand = GameHand<any, any, any>;

interface Sheet {
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Omit<SheetCut, 'href'> & { readonly page: number }>>;
}

/** Finds frames of an atlas among the sheets that a hand may fetch. Addresses by the path of the sheet. */
export function cutter(atlas: unknown, addresses: Readonly<Record<string, string>>): (frame: string) => SheetCut | null {
  const { pages, frames } = atlas as Sheet;
  const byName = new Map(Object.entries(addresses).map(([path, href]) => [path.slice(path.lastIndexOf('/') + 1), href]));
  return (frame) => {
    const found = frames[frame];
    const href = found && byName.get(pages[found.page]!);
    return found && href !== undefined ? { href, x: found.x, y: found.y, w: found.w, h: found.h } : null;
  };
}
