import type { Strip } from '../stage/shapes.ts';

/** Half an edge of a die and some wood: the rim of a tray on each side, in edges. */
const rim = 0.85;

/** A dice tray that fills a strip, counted in edges of a die: at least four and a half of them lie over each other. */
export function trayIn({ x, y, width, height }: Strip, largestEdge: number) {
  const edge = Math.min(largestEdge, height / 4.6);
  return { edge, columns: width / edge - 2 * rim, rows: height / edge - 2 * rim, x: x + width / 2, y: y + height / 2 };
}
