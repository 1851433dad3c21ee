import { landingCheck } from '../../../engine/games/vanguard/content/find.ts';
import type { DiceCheck, Row, Track } from '../../../engine/games/vanguard/content/types.ts';
import type { Strip } from '../../stage/shapes.ts';
import { effectWords } from './effectWords.ts';
import { linesOf } from './scene/letters.ts';

/** Where the parts of a check lie, in units in which the smallest letters are 18. */
interface CheckLayout {
  readonly panel: Strip;
  readonly head: Strip;
  readonly card: Strip;
  readonly pool: Strip;
  readonly odds: Strip | null;
}

export const checkLetters = 18;
/** How much of a wide panel the card takes. */
const cardShare = 0.44;
const lowShare = 0.67;
/** The smallest panel in which everything can be read. */
const leastCheck = { wide: { width: 860, height: 400 }, tall: { width: 560, height: 640 } } as const;

/** Of the card: its head, special effects in two columns, then rows and tracks. */
const headOfCard = 54;
const plate = { least: 37, most: 44, gap: 6 } as const;
const line = { least: 46, most: 76, print: 18, leading: 1.12, lines: 3 } as const;
/** A stage of a landing has its own lines. */
const landingHeight = 150;
const leastPool = 132;
const rowsOfPlates = (plates: number): number => Math.ceil(plates / 2);

/** What stands in a row or on a track, and from where on. */
export interface CardLine {
  readonly text: string;
  readonly left: number;
}

export const rowLine = ({ need, effects }: Row): CardLine => {
  const words = effectWords(effects);
  if (need[0]?.length === 0) return { text: `otherwise: ${words || 'nothing'}`, left: 18 };
  const tokens = Math.min(4, Math.max(1, need[0]?.length ?? 0));
  return { text: words || 'nothing more', left: 22 + tokens * 36 + (need.length > 1 ? 34 : 0) };
};
export const trackLine = ({ length, effects }: Track): CardLine => ({ text: effectWords(effects), left: 24 + (length + 1) * 34 });

/** Room for words on a line of a card, and how many lines of print they take there. */
export const wordsWidth = (width: number, left: number): number => width - left - 42;
export const printed = ({ text, left }: CardLine, width: number): number =>
  Math.min(line.lines, linesOf(text, wordsWidth(width, left), line.print, 'Saira Condensed').length);

/** Smallest heights of rows and tracks on a card of a width. */
const lineHeights = ({ rows = [], tracks = [], id }: DiceCheck, width: number): readonly number[] =>
  id === landingCheck.id
    ? [landingHeight]
    : [...rows.map(rowLine), ...tracks.map(trackLine)].map((one) =>
        Math.max(line.least, printed(one, width - 32) * line.print * line.leading + 14),
      );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** The height at which everything on the card can be read. */
const leastCard = (card: DiceCheck, plates: number, width: number): number =>
  headOfCard + rowsOfPlates(plates) * (plate.least + plate.gap) + sum(lineHeights(card, width)) + 16;

/** The smallest panel for a card, in these units. */
export function leastPanel(card: DiceCheck, plates: number, upright: boolean): { readonly width: number; readonly height: number } {
  if (upright) return leastCheck.tall;
  const { width, height } = leastCheck.wide;
  return { width, height: Math.max(height, leastCard(card, plates, cardShare * (width - 32)) + 82) };
}

/** Where the parts of a card lie on it: a picture over everything where there is room for one. */
interface CardLayout {
  /** Height of the picture behind the name; 0 where there is no room. */
  readonly picture: number;
  readonly plateAt: (i: number) => Strip;
  /** Row or track, counted from the first row. */
  readonly lineAt: (i: number) => Strip;
}

export function layCard({ width, height }: Pick<Strip, 'width' | 'height'>, card: DiceCheck, plates: number): CardLayout {
  const least = lineHeights(card, width);
  const spare = Math.max(0, height - leastCard(card, plates, width));
  const tall = Math.min(plate.most, plate.least + (spare * 0.3) / Math.max(1, rowsOfPlates(plates)));
  const more = (spare * 0.4) / Math.max(1, least.length);
  // what is too much for the card is set closer, as far as one line of print still stands in it
  const lacking = Math.max(0, leastCard(card, plates, width) - height) / Math.max(1, least.length);
  const lines = least.map((one) => Math.max(Math.min(one, line.print * 2), Math.max(one, Math.min(line.most, one + more)) - lacking));
  const used = headOfCard + rowsOfPlates(plates) * (tall + plate.gap) + sum(lines) + 16;
  const room = height - used;
  const picture = room > 24 ? Math.min(170, headOfCard + room - 8) : 0;
  const top = Math.max(headOfCard, picture + 10);
  const half = (width - 32 - 8) / 2;
  const below = top + rowsOfPlates(plates) * (tall + plate.gap) + (plates > 0 ? 6 : 0);
  return {
    picture,
    plateAt: (i) => ({ x: 16 + (i % 2) * (half + 8), y: top + Math.floor(i / 2) * (tall + plate.gap), width: half, height: tall }),
    lineAt: (i) => ({ x: 16, y: below + sum(lines.slice(0, i)), width: width - 32, height: (lines[i] ?? line.least) - 6 }),
  };
}

/** Beside each other where there is room; else the card over the roll, and the odds last. */
export function layCheck(
  { width, height }: { readonly width: number; readonly height: number },
  card: DiceCheck,
  plates: number,
): CheckLayout {
  const top = height > 600 ? 62 : 0;
  const panel = { x: 0, y: top, width, height: height - top };
  const head = { x: 20, y: top + 12, width: width - 40, height: 40 };
  const inner = { x: 16, y: top + 66, width: width - 32, height: height - top - 82 };
  if (width >= leastCheck.wide.width * 0.94) {
    const left = Math.round(inner.width * cardShare);
    const right = { x: inner.x + left + 10, width: inner.width - left - 10 };
    const odds = Math.min(190, Math.max(92, inner.height * 0.36));
    return {
      panel,
      head,
      card: { x: inner.x, y: inner.y, width: left, height: inner.height },
      pool: { ...right, y: inner.y, height: inner.height - odds - 10 },
      odds: { ...right, y: inner.y + inner.height - odds, height: odds },
    };
  }
  const wanted = leastCard(card, plates, inner.width) + 8;
  // on a phone that lies the roll has no room under the card
  if (wanted + leastPool > inner.height && width > height * 1.3) {
    const low = { y: top + 50, height: height - top - 62 };
    const left = Math.round(inner.width * lowShare);
    return {
      panel,
      head: { ...head, y: top + 6 },
      card: { x: inner.x, width: left, ...low },
      pool: { x: inner.x + left + 8, width: inner.width - left - 8, ...low },
      odds: null,
    };
  }
  const odds = inner.height > 560 ? 112 : 0;
  const tall = Math.round(Math.min(inner.height - leastPool - odds, Math.max(wanted, inner.height * 0.36)));
  return {
    panel,
    head,
    card: { ...inner, height: tall },
    pool: { ...inner, y: inner.y + tall + 8, height: inner.height - tall - 8 - (odds > 0 ? odds + 8 : 0) },
    odds: odds > 0 ? { ...inner, y: inner.y + inner.height - odds, height: odds } : null,
  };
}
