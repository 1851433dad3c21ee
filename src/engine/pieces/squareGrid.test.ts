import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  between,
  beside,
  distance,
  edgeOf,
  holds,
  isInLine,
  neighbours,
  openNeighbours,
  opposite,
  placeOf,
  sides,
  sideTowards,
  squareAt,
  squaresOf,
  stepsFrom,
  surrounding,
  turned,
  type Square,
  type SquareGrid,
} from './squareGrid.ts';

const manor: SquareGrid = { left: 1, top: 1, width: 7, height: 7 };
const someSquare = fc.constantFrom(...squaresOf(manor));

describe('a square grid', () => {
  test('lists its squares row by row', () => {
    const all = squaresOf(manor);
    expect([all.length, all[0], all[6], all[7], all[48]]).toEqual([49, '1,1', '7,1', '1,2', '7,7']);
    expect(all.every((square) => holds(manor, square))).toBe(true);
    expect(['0,1', '8,1', '1,0', '1,8'].some((square) => holds(manor, square as Square))).toBe(false);
  });

  test('knows negative and large places', () => {
    expect(placeOf(squareAt(-3, 120))).toEqual([-3, 120]);
  });

  test('has two, three or four neighbours, and three, five or eight squares around', () => {
    expect([neighbours(manor, '1,1').length, neighbours(manor, '4,1').length, neighbours(manor, '4,4')]).toEqual([
      2,
      3,
      ['4,3', '5,4', '4,5', '3,4'],
    ]);
    expect([surrounding(manor, '1,1').length, surrounding(manor, '4,1').length, surrounding(manor, '4,4').length]).toEqual([3, 5, 8]);
  });

  test('names an edge the same from both of its squares', () => {
    fc.assert(fc.property(someSquare, fc.constantFrom(...sides), (square, side) => {
      expect(edgeOf(square, side)).toBe(edgeOf(beside(square, side), opposite(side)));
    }));
  });

  test('has four edges to a square, and shares each with one other at most', () => {
    const edges = squaresOf(manor).flatMap((square) => sides.map((side) => edgeOf(square, side)));
    expect(new Set(edges).size).toBe(2 * 7 * 8);
  });

  test('is walked around walls, not through them', () => {
    const walls = { [edgeOf('4,4', 'north')]: true, [edgeOf('4,4', 'east')]: true } as const;
    expect(openNeighbours(manor, '4,4', walls)).toEqual(['4,5', '3,4']);
    expect(openNeighbours(manor, '4,3', walls)).not.toContain('4,4');
    const steps = stepsFrom('4,4', (square) => openNeighbours(manor, square, walls));
    expect([steps.get('4,3'), steps.get('5,4'), steps.get('4,5')]).toEqual([3, 3, 1]);
    expect(steps.size).toBe(49);
  });

  test('does not reach what is walled in', () => {
    const walls = Object.fromEntries(sides.map((side) => [edgeOf('4,4', side), true] as const));
    expect([...stepsFrom('4,4', (square) => openNeighbours(manor, square, walls))]).toEqual([['4,4', 0]]);
  });

  test('without walls the steps are columns plus rows', () => {
    fc.assert(fc.property(someSquare, someSquare, (a, b) => {
      expect(stepsFrom(a, (square) => neighbours(manor, square)).get(b)).toBe(distance(a, b));
      expect(distance(a, b)).toBe(distance(b, a));
    }));
  });

  test('turns sides by quarters, back and forth', () => {
    expect([turned('north', 1), turned('north', -1), turned('east', 6), opposite('west')]).toEqual(['east', 'west', 'west', 'east']);
  });

  test('draws lines along rows and columns only', () => {
    expect(between('1,4', '4,4')).toEqual(['2,4', '3,4']);
    expect(between('4,4', '4,3')).toEqual([]);
    expect([between('1,1', '2,2'), between('1,1', '1,1'), sideTowards('1,1', '2,2')]).toEqual([undefined, undefined, undefined]);
    expect([sideTowards('4,4', '4,1'), sideTowards('4,4', '1,4')]).toEqual(['north', 'west']);
  });

  test('sees along a line until a wall lies across it, from either end', () => {
    const walls = { [edgeOf('3,4', 'east')]: true } as const;
    expect([
      isInLine('1,4', '3,4', walls),
      isInLine('1,4', '4,4', walls),
      isInLine('6,4', '4,4', walls),
      isInLine('6,4', '3,4', walls),
    ]).toEqual([true, false, true, false]);
    expect(isInLine('1,1', '2,2', {})).toBe(false);
  });
});
