import { describe, expect, test } from 'vitest';
import { bandsOf, holds, percent } from './chance.ts';

describe('the chance of a test', () => {
  test('the bands of a test share out the whole, before each throw and after the last', () => {
    for (const dice of [[], [6], [6, 6]])
      for (let plus = -2; plus < 9; plus++) {
        const bands = bandsOf({ dice, plus, steps: [12, 8] }, true);
        expect(bands.map(({ from, to }) => [from, to])).toEqual([[12, null], [8, 11], [null, 7]]);
        expect(bands.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
        for (const { chance } of bands) expect(chance).toBeGreaterThanOrEqual(0);
      }
    expect(bandsOf({ dice: [5], plus: 3, steps: [12, 8] }, false).map(({ chance }) => chance)).toEqual([0, 1, 0]);
  });

  test('a band holds what lies in it', () => {
    const bands = bandsOf({ dice: [], plus: 0, steps: [12, 8] }, true);
    for (const [result, at] of [
      [14, 0],
      [12, 0],
      [11, 1],
      [8, 1],
      [7, 2],
      [-1, 2],
    ] as const)
      expect(bands.findIndex((band) => holds(band, result))).toBe(at);
  });

  test('what may happen is not called impossible, nor what may fail certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %']);
  });
});
