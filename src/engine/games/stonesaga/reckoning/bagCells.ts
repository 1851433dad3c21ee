import { faces } from '../content/faces.ts';
import { shapes, type Face, type ShapeName } from '../content/materials.ts';

/** Column and row, from 0. */
export type Cell = readonly [number, number];

/** SS-582 Cells of a shape after some quarter turns clockwise, moved to the upper left corner. */
export function turnedCells(shape: ShapeName, quarters: number): readonly Cell[] {
  let cells: readonly Cell[] = shapes[shape];
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) cells = cells.map(([x, y]) => [-y, x] as const);
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]) => [x - left, y - top] as const);
}

/** A token as a hand has laid it: its face, the upper left cell of the box round it, and its quarter turns clockwise. */
export interface PackedToken {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export const cellsCovered = ({ face, x, y, turn }: PackedToken): readonly Cell[] =>
  turnedCells(faces[face].shape, turn).map(([cx, cy]) => [cx + x, cy + y] as const);
