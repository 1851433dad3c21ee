import type { Point, Strip } from '../stage/shapes.ts';

/** Column and row of a hex: rows lean to the right going down, pointed corners up. */
export type HexId = `${number},${number}`;

/** How a map of hexes lies on the table: its own units times `scale`, hex 0,0 at (x, y). */
export interface HexFit extends Point {
  readonly scale: number;
  /** From the middle of a slot to its corner, in units of the map. */
  readonly radius: number;
}

/** Half the width of a hex whose corners lie so far from its middle. */
export const apothem = (radius: number): number => radius * 0.8660254;

export function axes(hex: HexId): readonly [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number);
  return [q!, r!];
}

/** Middle of a hex in units of the map, from hex 0,0. */
export function spotOf(hex: HexId, radius: number): Point {
  const [q, r] = axes(hex);
  return { x: 2 * apothem(radius) * (q + r / 2), y: 1.5 * radius * r };
}

/** A point given from the middle of a hex, on the table. */
export function inHex({ scale, x, y, radius }: HexFit, hex: HexId, at: Point): Point {
  const middle = spotOf(hex, radius);
  return { x: x + (middle.x + at.x) * scale, y: y + (middle.y + at.y) * scale };
}

export const centreOf = (fit: HexFit, hex: HexId): Point => inHex(fit, hex, { x: 0, y: 0 });

/** Corner i of a hex from its middle: 0 is the upper one, then clockwise. */
export function cornerOf(i: number, radius: number): Point {
  const angle = ((-90 + 60 * i) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** What reaches beyond the slots on each side: lip, side and shadow of a tray. */
interface Rim {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What hexes take up with their rims, in their own units from the middle of hex 0,0. */
export function extentOf(hexes: readonly HexId[], radius: number, rim: Rim): Strip {
  const spots = (hexes.length > 0 ? hexes : (['0,0'] as const)).map((hex) => spotOf(hex, radius));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - apothem(radius) - rim.left, Math.max(...xs) + apothem(radius) + rim.right];
  const [top, bottom] = [Math.min(...ys) - radius - rim.top, Math.max(...ys) + radius + rim.bottom];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** One scale for all hexes, as large as the room allows and at most `most` times their own size, in its middle. */
export function fitHexes(hexes: readonly HexId[], room: Strip, radius: number, rim: Rim, most = 1): HexFit {
  const own = extentOf(hexes, radius, rim);
  const scale = Math.min(most, room.width / own.width, room.height / own.height);
  return {
    scale,
    radius,
    x: room.x + room.width / 2 - (own.x + own.width / 2) * scale,
    y: room.y + room.height / 2 - (own.y + own.height / 2) * scale,
  };
}
