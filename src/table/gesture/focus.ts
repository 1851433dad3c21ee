import type { Point } from '../stage/shapes.ts';

/** Something the keyboard can stand on, where it is on the screen. */
export interface FocusStop extends Point {
  readonly id: string;
}

export type FocusDirection = 'left' | 'right' | 'up' | 'down';

const ways: Record<FocusDirection, Point> = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };

/** Reading order: rows from top to bottom, left to right within a row. Things within `row` pixels count as one row. */
export function inOrder(stops: readonly FocusStop[], row = 48): readonly FocusStop[] {
  const byHeight = [...stops].sort((a, b) => a.y - b.y);
  const rows: FocusStop[][] = [];
  for (const stop of byHeight) {
    const last = rows.at(-1);
    if (last && stop.y - last[0]!.y < row) last.push(stop);
    else rows.push([stop]);
  }
  return rows.flatMap((one) => one.sort((a, b) => a.x - b.x));
}

/** Tab: the next one in reading order, or null past the end, so that the focus can leave the table. */
export function tabbed(stops: readonly FocusStop[], current: string | null, back: boolean): string | null {
  const order = inOrder(stops);
  const index = order.findIndex(({ id }) => id === current);
  if (index === -1) return (back ? order.at(-1) : order[0])?.id ?? null;
  return order[index + (back ? -1 : 1)]?.id ?? null;
}

/** Arrow: the nearest one that lies more that way than aside; stays where it is if there is none. */
export function stepped(stops: readonly FocusStop[], current: string | null, direction: FocusDirection): string | null {
  const from = stops.find(({ id }) => id === current);
  if (!from) return inOrder(stops)[0]?.id ?? null;
  const way = ways[direction];
  let best: { id: string; cost: number } | null = null;
  for (const stop of stops) {
    const [dx, dy] = [stop.x - from.x, stop.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (stop.id === current || along <= 1 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (!best || cost < best.cost) best = { id: stop.id, cost };
  }
  return best?.id ?? current;
}

/** Enter on a held thing goes round its targets, nearest first. */
export function byDistance(stops: readonly FocusStop[], from: Point): readonly FocusStop[] {
  return [...stops].sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y));
}
