import type { Point } from './shapes.ts';

/** Where a group of parts stands on the table: a board at the edge, a hand of cards, a tray that lies askew. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians, clockwise. */
  readonly turn: number;
  /** The zone of the table that it belongs to, if it belongs to one. */
  readonly zone?: string | undefined;
}

/** The table itself. */
export const ground: Space = { x: 0, y: 0, scale: 1, turn: 0 };

/** From a space's own units to those of the table. */
export function outOf(space: Space, { x, y }: Point): Point {
  if (space === ground) return { x, y };
  const [cos, sin] = [Math.cos(space.turn), Math.sin(space.turn)];
  return { x: space.x + space.scale * (x * cos - y * sin), y: space.y + space.scale * (x * sin + y * cos) };
}

/** From units of the table to those of a space. */
export function into(space: Space, { x, y }: Point): Point {
  if (space === ground) return { x, y };
  const [cos, sin] = [Math.cos(space.turn), Math.sin(space.turn)];
  const [dx, dy] = [(x - space.x) / space.scale, (y - space.y) / space.scale];
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
}

/** A space that stands inside another one. */
export function within(outer: Space, inner: Space): Space {
  if (outer === ground) return inner;
  return { ...outOf(outer, inner), scale: outer.scale * inner.scale, turn: outer.turn + inner.turn, zone: inner.zone ?? outer.zone };
}
