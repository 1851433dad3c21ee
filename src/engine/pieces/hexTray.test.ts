import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, distance, hexAt, moved, type Hex } from './hexGrid.ts';
import { acrossFrom, fits, isOpen, layTray, outerSides, partsOf, sideOf, trefoil, type Tray } from './hexTray.ts';

const tray: Tray = { hexes: trefoil, covered: ['0,0/3', '1,0/0'] };
const somePlace = fc.record({
  q: fc.integer({ min: -5, max: 5 }),
  r: fc.integer({ min: -5, max: 5 }),
  sixths: fc.integer({ min: 0, max: 5 }),
});

describe('a tray of three hexes', () => {
  test('stays three hexes that touch, wherever it lies', () => {
    fc.assert(fc.property(somePlace, ({ q, r, sixths }) => {
      const { hexes } = layTray(tray, hexAt(q, r), sixths);
      expect(hexes[0]).toBe(hexAt(q, r));
      for (const a of hexes) for (const b of hexes) expect(distance(a, b)).toBe(a === b ? 0 : 1);
    }));
  });

  test('has twelve outer sides and takes its covered ones along', () => {
    fc.assert(fc.property(somePlace, ({ q, r, sixths }) => {
      const { hexes, covered } = layTray(tray, hexAt(q, r), sixths);
      expect(outerSides(hexes)).toHaveLength(12);
      expect(covered.size).toBe(2);
      for (const side of covered) expect(outerSides(hexes)).toContain(side);
    }));
  });

  test('lets nothing pass a covered side, from neither hex', () => {
    const { covered } = layTray(tray, '0,0', 0);
    expect([isOpen(covered, '0,0', 3), isOpen(covered, '-1,0', 0)]).toEqual([false, false]);
    expect([isOpen(covered, '0,0', 0), isOpen(covered, '0,0', 4), isOpen(covered, '1,0', 0), isOpen(covered, '2,0', 3)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('turned by a sixth covers the sides a sixth further', () => {
    expect([...layTray(tray, '0,0', 1).covered]).toEqual(['0,0/4', '0,1/1']);
  });

  test('names a border from both hexes', () => {
    fc.assert(fc.property(somePlace, fc.constantFrom(...directions), ({ q, r }, direction) => {
      const [hex, back] = partsOf(acrossFrom(hexAt(q, r), direction));
      expect(hex).toBe(moved(hexAt(q, r), direction));
      expect(acrossFrom(hex, back)).toBe(sideOf(hexAt(q, r), direction));
    }));
  });

  test('fits on an empty board in eighteen ways over one hex, and never over a taken one', () => {
    expect(fits(tray, '2,-1', new Set())).toHaveLength(18);
    const taken = new Set<Hex>(['3,-1', '2,0']);
    const ways = fits(tray, '2,-1', taken);
    expect(ways.length).toBeGreaterThan(0);
    for (const { at, sixths } of ways) {
      const { hexes } = layTray(tray, at, sixths);
      expect(hexes).toContain('2,-1');
      expect(hexes.some((hex) => taken.has(hex))).toBe(false);
    }
  });

  test('fits nowhere when the hex itself is taken', () => {
    expect(fits(tray, '0,0', new Set<Hex>(['0,0']))).toEqual([]);
  });
});
