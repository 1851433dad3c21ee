import type { LastPage, Nearness } from '../engine/kernel/guide.ts';
import type { Seat } from '../engine/kernel/rule.ts';

/** What the phone of a seat is sent in place of the view: words that are made on the host, so that it loads no game. */

/** A part of a picture, by the name of its file; the page knows the address. */
export interface PictureCut {
  readonly sheet: string;
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
  readonly picture: PictureCut | null;
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

/** A book that a campaign writes by itself: what happened when, the oldest page first. */
export interface Diary {
  readonly title: string;
  readonly pages: readonly DiaryPage[];
  /** What is said while nothing stands in it. */
  readonly empty: string;
}

export interface DiaryPage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Something to be read in peace after it happened: a card that was turned up and gone, how a night went. `{c1}` is a name, as in words. */
export interface ToldCard {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** What happened to each of several people. */
  readonly each?: readonly { readonly who: string; readonly text: string }[];
}

/** What is told once the match is over: how near everybody was, and the page that a story ends with. */
export interface HandEnd {
  readonly near: readonly (Nearness & { readonly seat: Seat })[];
  readonly page: LastPage | null;
}

export interface HandView {
  readonly groups: readonly HandGroup[];
  /** What the last answer has brought to be read; absent if nothing. */
  readonly told?: readonly ToldCard[];
  /** Once the match is over. */
  readonly end?: HandEnd;
  /** Of a game that keeps one. */
  readonly diary?: Diary;
  /** What the seats are called, as a line begins with it. */
  readonly titles: Readonly<Record<Seat, string>>;
}

/** What a phone is told in place of a fact; `mark` where it marks the course of the match. */
export interface HandLine {
  readonly fact: 'line' | 'mark';
  readonly text: string;
}
