import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, distance, hexAt, moved, neighbours, plus } from './hexGrid.ts';

const someHex = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })).map(([q, r]) => hexAt(q, r));
const someDirection = fc.constantFrom(...directions);

describe('a hex grid', () => {
  test('has six neighbours, all one step away and in a circle of neighbours', () => {
    const around = neighbours('2,-1');
    expect(around).toEqual(['3,-1', '2,0', '1,0', '1,-1', '2,-2', '3,-2']);
    for (const [i, hex] of around.entries()) expect([distance('2,-1', hex), distance(hex, around[(i + 1) % 6]!)]).toEqual([1, 1]);
  });

  test('is left and entered again by opposite directions', () => {
    fc.assert(fc.property(someHex, someDirection, (hex, direction) => {
      expect(moved(moved(hex, direction), directions[(direction + 3) % 6]!)).toBe(hex);
      expect(plus(hex, moved('0,0', direction))).toBe(moved(hex, direction));
    }));
  });

  test('measures as many steps as one needs', () => {
    expect([distance('0,0', '3,-3'), distance('0,0', '2,2'), distance('-2,0', '1,1')]).toEqual([3, 4, 4]);
    fc.assert(fc.property(someHex, someHex, someHex, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      if (a !== b) expect(Math.min(...neighbours(a).map((next) => distance(next, b)))).toBe(distance(a, b) - 1);
    }));
  });
});
