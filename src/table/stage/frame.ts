import type { Point } from './shapes.ts';

/** Where a group of parts stands on the table: a board at the edge, a hand of cards, a tray that lies askew. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians, clockwise. */
  readonly turn: number;
  /** The zone of the table that it belongs to, if it belongs to one. */
  readonly zone?: string | undefined;
}

/** The table itself. */
export const ground: Frame = { x: 0, y: 0, scale: 1, turn: 0 };

/** From a frame's own units to those of the table. */
export function outOf(frame: Frame, { x, y }: Point): Point {
  if (frame === ground) return { x, y };
  const [cos, sin] = [Math.cos(frame.turn), Math.sin(frame.turn)];
  return { x: frame.x + frame.scale * (x * cos - y * sin), y: frame.y + frame.scale * (x * sin + y * cos) };
}

/** From units of the table to those of a frame. */
export function into(frame: Frame, { x, y }: Point): Point {
  if (frame === ground) return { x, y };
  const [cos, sin] = [Math.cos(frame.turn), Math.sin(frame.turn)];
  const [dx, dy] = [(x - frame.x) / frame.scale, (y - frame.y) / frame.scale];
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
}

/** A frame that stands inside another one. */
export function within(outer: Frame, inner: Frame): Frame {
  if (outer === ground) return inner;
  return { ...outOf(outer, inner), scale: outer.scale * inner.scale, turn: outer.turn + inner.turn, zone: inner.zone ?? outer.zone };
}
