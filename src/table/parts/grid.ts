import type { Point } from '../stage/shapes.ts';

/** A map of squares, as it lies on the table: its upper left corner, the size of a cell, and how large pictures are drawn on it. */
export interface Grid extends Point {
  readonly cellWidth: number;
  /** Less than its width on a map that is seen at a slant. */
  readonly cellHeight: number;
  readonly scale: number;
}

/** The middle of a cell; columns and rows count from 0. */
export const middleOfCell = ({ x, y, cellWidth, cellHeight }: Grid, column: number, row: number): Point => ({
  x: x + (column + 0.5) * cellWidth,
  y: y + (row + 0.5) * cellHeight,
});

/** The shorter way round from one quarter turn to another, clockwise; half way round goes back. */
export const quarterTurns = (from: number, to: number): number => ((to - from + 6) % 4) - 2;
