import { roomIn } from '../dice/handful.ts';
import type { Strip } from '../stage/shapes.ts';

/** Half an edge of a die and some wood: the rim of a tray on each side, in edges. */
const rim = 0.85;
/** The most dice of one throw, unless a game says otherwise. */
const usualDice = 8;

/** A dice tray that fills a strip, counted in edges of a die. Its dice are as large as they may be, if so many can be thrown in it. */
export function trayIn({ x, y, width, height }: Strip, largestEdge: number, dice = usualDice) {
  const tray = (edge: number) => ({ edge, columns: width / edge - 2 * rim, rows: height / edge - 2 * rim });
  let found = tray(Math.min(largestEdge, height / 4.6));
  // Bounded: a strip that is laid out of sight may have no size at all.
  for (let tries = 0; tries < 60 && roomIn(found.columns, found.rows) < dice; tries++) found = tray(found.edge * 0.96);
  return { ...found, x: x + width / 2, y: y + height / 2 };
}
