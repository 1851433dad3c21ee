import type { DiceCheck } from '../../../engine/games/vanguard/content/types.ts';
import type { Strip } from '../../stage/shapes.ts';

/** Where the parts of a check lie, in units in which the smallest letters are 18. */
interface CheckLayout {
  readonly panel: Strip;
  readonly head: Strip;
  readonly card: Strip;
  readonly pool: Strip;
  readonly odds: Strip | null;
}

export const checkLetters = 18;
/** The smallest panel in which everything can be read. */
export const leastCheck = { wide: { width: 860, height: 400 }, tall: { width: 560, height: 640 } } as const;

/** Of the card: its head, and the height of a special effect. */
export const headOfCard = 54;
export const plateHeight = 44;
const leastPool = 132;
const linesOfCard = ({ rows = [], tracks = [] }: DiceCheck): number => rows.length + tracks.length;

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
    const left = Math.round(inner.width * 0.44);
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
  const wanted = headOfCard + Math.ceil(plates / 2) * (plateHeight + 6) + linesOfCard(card) * 50 + 16;
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
