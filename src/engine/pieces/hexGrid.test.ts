import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axesOf,
  directions,
  distance,
  hexAt,
  line,
  moved,
  neighbours,
  oppositeDirection,
  ring,
  rotated,
  spiral,
  turnedDirection,
} from './hexGrid.ts';

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
      expect(moved(moved(hex, direction), oppositeDirection(direction))).toBe(hex);
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

  test('has rings of six times their radius and spirals of all within', () => {
    fc.assert(fc.property(someHex, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
      const round = ring(centre, radius);
      expect(new Set(round).size).toBe(6 * radius);
      expect(round.every((hex) => distance(hex, centre) === radius)).toBe(true);
      expect(round.every((hex, i) => distance(hex, round[(i + 1) % round.length]!) === 1)).toBe(true);
      expect(new Set(spiral(centre, radius)).size).toBe(1 + 3 * radius * (radius + 1));
    }));
    expect([ring('1,1', 0), ring('0,0', 1)]).toEqual([['1,1'], neighbours('0,0')]);
  });

  test('turns about any hex, keeps distances, and is back after six sixths', () => {
    expect(rotated('2,0', 1)).toBe('0,2');
    fc.assert(fc.property(someHex, someHex, fc.integer({ min: -7, max: 7 }), (hex, centre, sixths) => {
      const there = rotated(hex, sixths, centre);
      expect(distance(there, centre)).toBe(distance(hex, centre));
      expect(rotated(there, -sixths, centre)).toBe(hex);
      expect(rotated(hex, 6, centre)).toBe(hex);
    }));
    fc.assert(fc.property(someDirection, fc.integer({ min: -7, max: 7 }), (direction, sixths) => {
      expect(rotated(moved('0,0', direction), sixths)).toBe(moved('0,0', turnedDirection(direction, sixths)));
    }));
  });

  test('draws lines step by step, the same both ways', () => {
    expect(line('0,0', '3,0')).toEqual(['0,0', '1,0', '2,0', '3,0']);
    expect(line('4,4', '4,4')).toEqual(['4,4']);
    fc.assert(fc.property(someHex, someHex, (a, b) => {
      const way = line(a, b);
      expect(way).toHaveLength(distance(a, b) + 1);
      expect([way[0], way.at(-1)]).toEqual([a, b]);
      expect(way.slice(1).every((hex, i) => distance(hex, way[i]!) === 1)).toBe(true);
      expect(line(b, a)).toEqual(way.toReversed());
    }));
  });

  test('draws lines through the hexes that the straight line goes through', () => {
    fc.assert(fc.property(someHex, someHex, (a, b) => {
      const [[aq, ar], [bq, br], far] = [axesOf(a), axesOf(b), Math.max(1, distance(a, b))];
      for (const [i, hex] of line(a, b).entries()) {
        const [q, r] = axesOf(hex);
        const [offQ, offR] = [q - (aq + ((bq - aq) * i) / far), r - (ar + ((br - ar) * i) / far)];
        // No other centre is nearer: measured along the three axes, a point of a hex is at most 2/3 off its centre.
        expect(Math.max(Math.abs(offQ), Math.abs(offR), Math.abs(offQ + offR))).toBeLessThanOrEqual(2 / 3 + 1e-9);
      }
    }));
  });
});
