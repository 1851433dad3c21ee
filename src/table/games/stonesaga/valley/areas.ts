import { apothem, corner, edgeNormal, hexRadius, lerp, rhombus, zoneIndex } from '../printed/hexagon.ts';
import type { Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { Area, Point } from '../../../stage/shapes.ts';
import { inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

/** Light leaves the painted border of a covered edge free. */
const gap = 14;

/** Where two lines meet, each given by its normal and its distance from the middle. */
function meet(e: number, de: number, f: number, df: number): Point {
  const [a, b] = [edgeNormal(e), edgeNormal(f)];
  const cross = a.x * b.y - a.y * b.x;
  return { x: (de * b.y - df * a.y) / cross, y: (df * a.x - de * b.x) / cross };
}

/** The outline of a hex from its middle, drawn in at covered edges. */
export function hexOutline(covered: readonly number[], radius = hexRadius - 2): Point[] {
  const reach = (e: number): number => apothem(radius) - (covered.includes(e) ? gap : 0);
  return [0, 1, 2, 3, 4, 5].map((i) => meet((i + 5) % 6, reach((i + 5) % 6), i, reach(i)));
}

const polygon = (points: readonly Point[]): Area => ({ shape: 'polygon', points: points.flatMap(({ x, y }) => [x, y]) });

export const hexArea = (fit: HexFit, hex: Hex, covered: readonly number[]): Area =>
  polygon(hexOutline(covered).map((at) => inHex(fit, hex, at)));

/** A zone, drawn in from its borders so that two of them never glow over each other. */
export function zoneArea(fit: HexFit, hex: Hex, zone: Zone): Area {
  const k = zoneIndex[zone];
  const middle = zoneMiddle(zone);
  return polygon(rhombus(k).map((at) => inHex(fit, hex, lerp(at, middle, 0.1))));
}

export const zoneMiddle = (zone: Zone): Point => {
  const far = corner(2 * zoneIndex[zone] + 1);
  return { x: far.x / 2, y: far.y / 2 };
};
