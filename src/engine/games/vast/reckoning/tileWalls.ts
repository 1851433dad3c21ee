import { shapes, sides, type Shape, type Side } from '../content/tiles.ts';

/** Walls of a tile are told as bits: north 1, then clockwise. */
export const sideBit: Readonly<Record<Side, number>> = { N: 1, E: 2, S: 4, W: 8 };

/** The walls of a shape after some quarter turns clockwise, as bits. */
export const wallsOfShape = (shape: Shape, turn: number): number =>
  shapes[shape].reduce<number>((mask, side) => mask | sideBit[sides[(sides.indexOf(side) + turn) % 4]!], 0);
