import { expect, test } from 'vitest';
import { middleOfCell, quarterTurns } from './grid.ts';

test('cells are counted from the upper left corner of the grid', () => {
  const grid = { x: 100, y: 50, cellWidth: 40, cellHeight: 30, scale: 1 };
  expect(middleOfCell(grid, 0, 0)).toEqual({ x: 120, y: 65 });
  expect(middleOfCell(grid, 3, 2)).toEqual({ x: 240, y: 125 });
});

test('a tile swings the shorter way round', () => {
  expect([quarterTurns(0, 1), quarterTurns(1, 0), quarterTurns(0, 3), quarterTurns(3, 0)]).toEqual([1, -1, -1, 1]);
  expect([quarterTurns(0, 2), quarterTurns(3, 1)]).toEqual([-2, -2]);
});
