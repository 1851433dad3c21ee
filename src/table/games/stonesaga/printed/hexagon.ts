import type { Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';

/** From the middle of a hex to its corner, in units of the valley; and the same of the slot it lies in. */
export const hexRadius = 149;
export const slotRadius = 164;
/**
 * Slots of a tray from the middle of its first hex, as the rules lay them: one way to the right and below, turned by half to the
 * left and above.
 */
export const slotsOf = (half: boolean): readonly Pt[] => {
  const wide = Math.sqrt(3) * slotRadius;
  const way = half ? -1 : 1;
  return [{ x: 0, y: 0 }, { x: way * wide, y: 0 }, { x: (way * wide) / 2, y: way * slotRadius * 1.5 }];
};

/** A picture of a hex with a margin. */
export const hexBox = { w: 284, h: 324 } as const;
/** Pixels per unit in pictures of hexes, trays and overlays: they are never shown larger than their units. */
export const sharp = 1.5;

export interface Pt {
  readonly x: number;
  readonly y: number;
}

export const apothem = (r: number): number => r * 0.8660254;
export const lerp = (a: Pt, b: Pt, t: number): Pt => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** Pointy top. Corner 0 is the upper one, then clockwise; corner i lies before edge i. */
export function corner(i: number, r = hexRadius): Pt {
  const a = ((-90 + 60 * i) * Math.PI) / 180;
  return { x: Math.cos(a) * r, y: Math.sin(a) * r };
}

/** Edges 0 to 5 clockwise from the north-east. */
export function edgeNormal(e: number): Pt {
  const a = ((-60 + 60 * e) * Math.PI) / 180;
  return { x: Math.cos(a), y: Math.sin(a) };
}

export const edgeMiddle = (e: number, k = 1): Pt => {
  const n = edgeNormal(e);
  return { x: n.x * apothem(hexRadius) * k, y: n.y * apothem(hexRadius) * k };
};

export const zoneIndex: Readonly<Record<Zone, number>> = { A: 0, B: 1, C: 2 };

/** A zone is the rhombus of the middle and corners 2k, 2k + 1 and 2k + 2. */
export const rhombus = (k: number, r = hexRadius): readonly [Pt, Pt, Pt, Pt] => [
  { x: 0, y: 0 },
  corner(2 * k, r),
  corner(2 * k + 1, r),
  corner(2 * k + 2, r),
];

export const zoneCentre = (k: number, r = hexRadius): Pt => lerp({ x: 0, y: 0 }, corner(2 * k + 1, r), 0.5);

/** Signed distance to zone k, negative inside: two outer edges and two cuts, whose normals are those of the opposite pair of edges. */
export function zoneDistance(p: Pt, k: number, r = hexRadius): number {
  const along = (e: number): number => p.x * edgeNormal(e).x + p.y * edgeNormal(e).y;
  return Math.max(along(2 * k) - apothem(r), along(2 * k + 1) - apothem(r), along(2 * k + 3), along(2 * k + 4));
}

/** How deep inside an edge, and where along it from -1 to 1. */
export function byEdge(p: Pt, e: number, r = hexRadius): { readonly depth: number; readonly along: number } {
  const n = edgeNormal(e);
  return { depth: apothem(r) - (p.x * n.x + p.y * n.y), along: (-p.x * n.y + p.y * n.x) / (r / 2) };
}

/** The point so deep inside an edge, so far along it. */
export function onEdge(e: number, depth: number, along: number): Pt {
  const n = edgeNormal(e);
  const d = apothem(hexRadius) - depth;
  return { x: n.x * d - (n.y * along * hexRadius) / 2, y: n.y * d + (n.x * along * hexRadius) / 2 };
}

export function hexPath(r: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 6; i++) path[i === 0 ? 'moveTo' : 'lineTo'](corner(i, r).x, corner(i, r).y);
  path.closePath();
  return path;
}
