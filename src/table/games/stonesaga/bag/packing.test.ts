import { describe, expect, test } from 'vitest';
import { faceIds, faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { cellsCovered, turnedCells } from '../../../../engine/games/stonesaga/reckoning/bagCells.ts';
import {
  boxOf,
  fits,
  isInside,
  lyingOn,
  overlaps,
  roomFor,
  turned,
  turnedWithin,
  type Lying,
  type Turn,
} from './packing.ts';

const at = (face: Lying['face'], x: number, y: number, turn: Turn = 0, key = 1): Lying => ({ key, face, x, y, turn });

describe('cells of a token', () => {
  test('a quarter turn is clockwise, and four are none', () => {
    expect(turnedCells(faces.guts.shape, 0)).toEqual([[0, 0], [1, 0], [0, 1]]);
    expect(new Set(turnedCells(faces.guts.shape, 1).map(String))).toEqual(new Set(['0,0', '1,0', '1,1']));
    for (const face of faceIds) expect(boxOf(face, 1)).toEqual([...boxOf(face, 3)]);
    for (const face of faceIds) expect(turned(turned(turned(turned(at(face, 1, 1), 1), 1), 1), 1).turn).toBe(0);
  });
  test('every turn covers as many cells as its shape has', () => {
    for (const face of faceIds)
      for (const turn of [0, 1, 2, 3] as const)
        expect(new Set(turnedCells(faces[face].shape, turn).map(String)).size).toBe(faces[face].cells);
  });
  test('the cells that the rules name tell how it lies', () => {
    for (const face of faceIds)
      for (const turn of [0, 1, 2, 3] as const) {
        const one = at(face, 2, 1, turn);
        expect(new Set(cellsCovered(lyingOn(1, face, cellsCovered(one))).map(String))).toEqual(new Set(cellsCovered(one).map(String)));
      }
    expect(() => lyingOn(1, 'wood', [[0, 0], [1, 0], [1, 1]])).toThrow('shape');
  });
});

describe('room', () => {
  test('nothing sticks out and nothing lies on anything', () => {
    expect(isInside(at('wood', 3, 0))).toBe(true);
    expect(isInside(at('wood', 4, 0))).toBe(false);
    expect(isInside(at('wood', 0, 2, 1))).toBe(false);
    expect(overlaps(at('guts', 0, 0), at('water', 1, 1))).toBe(false);
    expect(overlaps(at('guts', 0, 0), at('water', 0, 1))).toBe(true);
    expect(fits(at('water', 1, 1, 0, 2), [at('guts', 0, 0)])).toBe(true);
    expect(fits(at('water', 0, 1, 0, 2), [at('guts', 0, 0)])).toBe(false);
    expect(fits(at('guts', 0, 0), [at('guts', 0, 0)])).toBe(true);
  });
  test('a token is turned where it lies if that is possible, else as little as possible beside it, else not', () => {
    expect(turnedWithin(at('fish', 2, 1), 1, [])).toMatchObject({ turn: 1 });
    const wall = [at('wood', 0, 1, 0, 2)];
    const fish = turnedWithin(at('fish', 0, 0), 1, wall);
    expect(fits(fish, wall)).toBe(true);
    const full = [
      at('game', 0, 0, 0, 3),
      at('game', 2, 0, 0, 4),
      at('game', 4, 0, 0, 5),
      at('game', 0, 2, 0, 6),
      at('game', 2, 2, 0, 7),
      at('fish', 4, 3, 0, 8),
    ];
    expect(turnedWithin(at('fish', 4, 2), 1, full)).toMatchObject({ x: 4, y: 2 });
  });
  test('the first room is found, turned if it must be, or none', () => {
    expect(roomFor(9, 'wood', [])).toMatchObject({ x: 0, y: 0, turn: 0 });
    const columns = [0, 1, 2, 3].map((y) => at('game', y < 2 ? 0 : 2, (y % 2) * 2, 0, y + 1));
    expect(roomFor(9, 'wood', columns)).toMatchObject({ x: 4, turn: 1 });
    expect(roomFor(9, 'hide', [...columns, at('fish', 4, 1, 0, 7), at('fish', 4, 2, 0, 8)])).toBeNull();
  });
});
