import type { Strip } from '../stage/shapes.ts';

/** The inner size of a tray, in edges of a die. */
export interface TrayShape {
  readonly columns: number;
  readonly rows: number;
}

/** Half an edge of a die and some wood: the rim of a tray on each side, in edges. */
const rim = 0.85;
/** For eleven dice of one throw, and hardly more: the smaller a tray, the larger its dice. */
export const usualTray: TrayShape = { columns: 6.3, rows: 4.3 };

/**
 * A dice tray in the middle of a strip, with dice as large as they may be. However long or wide the strip is, the tray has one shape:
 * dice knock against its walls, so that in a tray of another shape the same throw would be another film.
 */
export function trayIn({ x, y, width, height }: Strip, largestEdge: number, { columns, rows }: TrayShape = usualTray) {
  const edge = Math.min(largestEdge, width / (columns + 2 * rim), height / (rows + 2 * rim));
  return { columns, rows, edge, x: x + width / 2, y: y + height / 2 };
}
