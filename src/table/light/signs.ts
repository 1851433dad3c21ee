import type { Graphics } from 'pixi.js';
import { outOf } from '../stage/space.ts';
import { boundsOf, type Point } from '../stage/shapes.ts';
import type { Target } from '../stage/things.ts';
import { outlineOf } from './outline.ts';

/** The edge of a target on the table, grown by so many units of the table. */
export function edgeOf({ space, turn, area }: Target, grow: number): number[] {
  const [cos, sin] = [Math.cos(space.turn + turn) * space.scale, Math.sin(space.turn + turn) * space.scale];
  return outlineOf(area, grow / space.scale).map((v, i, all) =>
    i % 2 === 0 ? space.x + v * cos - all[i + 1]! * sin : space.y + all[i - 1]! * sin + v * cos,
  );
}

/** The middle of the upper edge of a target, as it lies on the table. */
export function crownOf(target: Target): Point {
  const edge = edgeOf(target, 0);
  const ys = edge.filter((_, i) => i % 2 === 1);
  return { x: target.centre.x, y: Math.min(...ys) };
}

/** So far within the upper left corner of a target: the sign of a token in a crowd would lie on its neighbour above it. */
export function withinOf(target: Target, inset: number): Point {
  const edge = edgeOf(target, 0);
  const corners = edge.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: edge[i + 1]! }] : []));
  const first = corners.reduce((a, b) => (b.x + b.y < a.x + a.y ? b : a));
  const { centre } = target;
  const share = Math.min(1, inset / Math.max(1, Math.hypot(centre.x - first.x, centre.y - first.y)));
  return { x: first.x + (centre.x - first.x) * share, y: first.y + (centre.y - first.y) * share };
}

/** The upper right corner of a target, where a sign hides least of it. */
export function cornerOf({ space, area, turn }: Target): Point {
  const { left, right, top, bottom } = boundsOf(area);
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) =>
    outOf({ ...space, turn: space.turn + turn }, { x: x!, y: y! }),
  );
  const box = { right: Math.max(...corners.map(({ x }) => x)), top: Math.min(...corners.map(({ y }) => y)) };
  const inset = area.shape === 'circle' ? area.radius * space.scale * 0.29 : 0;
  return { x: box.right - inset, y: box.top + inset };
}

interface Ink {
  readonly fill: number;
  readonly ink: number;
  /** Units of the table for one pixel. */
  readonly px: number;
  readonly alpha: number;
}

/** Two chevrons: it can be lifted. */
export function liftSign(g: Graphics, { x, y }: Point, size: number, { fill, ink, px, alpha }: Ink): void {
  const w = size * px;
  for (const [width, colour] of [[4.5, ink], [2.2, fill]] as const)
    for (const dy of [0, 0.75])
      g.moveTo(x - w * 0.62, y + w * (dy + 0.1))
        .lineTo(x, y + w * (dy - 0.5))
        .lineTo(x + w * 0.62, y + w * (dy + 0.1))
        .stroke({ width: width * px, color: colour, alpha, cap: 'round', join: 'round' });
}

/** A dot in a ring: it can be tapped. */
export function tapSign(g: Graphics, { x, y }: Point, size: number, { fill, ink, px, alpha }: Ink): void {
  g.circle(x, y, size * 0.72 * px).fill({ color: ink, alpha: alpha * 0.75 }).stroke({ width: 1.8 * px, color: fill, alpha });
  g.circle(x, y, size * 0.28 * px).fill({ color: fill, alpha });
}

/** A bent arrow from one point to another, drawn over whatever lies between. */
export function wayBetween(g: Graphics, from: Point, to: Point, { fill, ink, px, alpha }: Ink): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 24 * px) return;
  const bend = Math.min(60 * px, length * 0.18);
  const c = { x: (from.x + to.x) / 2 + (dy / length) * bend * Math.sign(dx || 1), y: (from.y + to.y) / 2 - Math.abs(dx / length) * bend };
  const back = Math.atan2(to.y - c.y, to.x - c.x);
  const tip = { x: to.x - Math.cos(back) * 6 * px, y: to.y - Math.sin(back) * 6 * px };
  for (const [width, colour, strength] of [[8, ink, 0.7], [3.5, fill, 1]] as const)
    g.moveTo(from.x, from.y)
      .quadraticCurveTo(c.x, c.y, tip.x, tip.y)
      .stroke({ width: width * px, color: colour, alpha: alpha * strength, cap: 'round' });
  const head = (spread: number): [number, number] => [
    tip.x - Math.cos(back + spread) * 16 * px,
    tip.y - Math.sin(back + spread) * 16 * px,
  ];
  g.poly([to.x, to.y, ...head(0.45), ...head(-0.45)]).fill({ color: fill, alpha }).stroke({ width: 2 * px, color: ink, alpha });
}
