import { fishing, type FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { strikesAt } from './strikesAt.ts';

/**
 * A Fishing card has two sides of one size. The front is water: three currents and five strike zones. The back has the stock along its
 * left edge and the modifiers along its right edge. Two cards pushed under a third, back up, show their stock on its left and their
 * modifiers on its right, each row where a current begins or ends.
 */
export const card = { w: 600, h: 400, round: 22, stock: 196, modifiers: 124 } as const;

export type Row = 'T' | 'M' | 'B';
export const rows = ['T', 'M', 'B'] as const;
export const rowHeight = card.h / 3;
export const rowAt: Readonly<Record<Row, number>> = { T: rowHeight / 2, M: card.h / 2, B: card.h - rowHeight / 2 };

/** Edge of a die, and half of a strike zone's width and height: room for one die, or for two side by side. */
export const dieEdge = 60;
export const halfOf = (size: 1 | 2): { readonly x: number; readonly y: number } => (size === 2 ? { x: 76, y: 46 } : { x: 46, y: 46 });

interface CardPoint {
  readonly x: number;
  readonly y: number;
}

export interface LaidStrike extends CardPoint {
  readonly size: 1 | 2;
  readonly icon: 'none' | 'luck' | 'mishap';
  readonly currents: readonly Row[];
}

/** The strike zones of a card, from the upper left corner of its front. */
export const strikesOf = (id: FishingId): readonly LaidStrike[] =>
  fishing[id].strikes.map(({ size, icon, currents }, i) => {
    const [x, y] = strikesAt[id][i]!;
    return { x, y, size, icon, currents };
  });

/** Where the dice of a zone lie: alone in the middle, or two side by side. */
export const dieSpots = ({ x, y }: CardPoint, count: number): readonly CardPoint[] => Array.from(
  { length: count }, (_, k) => ({ x: x + (k - (count - 1) / 2) * (dieEdge + 8), y }),
);

/** The points that a current runs through, from its stock to its modifier. */
export function bendsOf(id: FishingId, row: Row): readonly CardPoint[] {
  const bends = strikesOf(id).filter(({ currents }) => currents.includes(row)).sort((a, b) => a.x - b.x);
  return [{ x: 0, y: rowAt[row] }, ...bends, { x: card.w, y: rowAt[fishing[id].currents[row]] }];
}

/** How high a current runs at some x: smooth, never beyond its bends, level at both ends so that it meets the cards beside it. */
export function heightAt(bends: readonly CardPoint[], x: number): number {
  let k = 0;
  while (k < bends.length - 2 && x > bends[k + 1]!.x) k++;
  const [from, to] = [bends[k]!, bends[k + 1]!];
  const wide = to.x - from.x;
  const t = (x - from.x) / wide;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from.y +
    (t3 - 2 * t2 + t) * wide * slopeAt(bends, k) +
    (3 * t2 - 2 * t3) * to.y +
    (t3 - t2) * wide * slopeAt(bends, k + 1)
  );
}

/** Harmonic mean of the slopes on both sides: none where the current turns back. */
function slopeAt(bends: readonly CardPoint[], k: number): number {
  const [before, at, after] = [bends[k - 1], bends[k]!, bends[k + 1]];
  if (!before || !after) return 0;
  const [a, b] = [(at.y - before.y) / (at.x - before.x), (after.y - at.y) / (after.x - at.x)];
  return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
}

/** The current as a line of points. */
export function lineOf(id: FishingId, row: Row, step = 10): readonly CardPoint[] {
  const bends = bendsOf(id, row);
  return Array.from({ length: Math.round(card.w / step) + 1 }, (_, k) => ({ x: k * step, y: heightAt(bends, k * step) }));
}
