import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bent, cornersOf, cssOf, flat, growth, isSound, unwarp, warped, warpTo, type Corners } from './warp.ts';

const [width, height] = [1280, 720];
const keystones: readonly Corners[] = [
  cornersOf(width, height),
  [{ x: 120, y: 40 }, { x: 1160, y: 20 }, { x: 1270, y: 700 }, { x: 10, y: 715 }],
  [{ x: 0, y: 90 }, { x: 1200, y: 0 }, { x: 1100, y: 640 }, { x: 160, y: 720 }],
  // hung upside down
  [{ x: 1270, y: 710 }, { x: 30, y: 690 }, { x: 90, y: 20 }, { x: 1200, y: 60 }],
];

describe('a warp', () => {
  test.each(keystones)('takes the corners of the element to the corners of the table', (...corners) => {
    const warp = warpTo(width, height, corners)!;
    cornersOf(width, height).forEach((corner, i) => {
      const at = warped(warp, corner);
      expect(at.x).toBeCloseTo(corners[i]!.x, 6);
      expect(at.y).toBeCloseTo(corners[i]!.y, 6);
    });
  });

  test('comes back to the same point, wherever that is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keystones),
        fc.double({ min: 0, max: width, noNaN: true }),
        fc.double({ min: 0, max: height, noNaN: true }),
        (corners, x, y) => {
          const warp = warpTo(width, height, corners)!;
          const there = bent(warp, { x: 40, y: 60 });
          const back = there.toTable(there.toPage({ x, y }));
          return Math.hypot(back.x - x, back.y - y) < 1e-6;
        },
      ),
    );
  });

  test('leaves straight lines straight', () => {
    const warp = warpTo(width, height, keystones[1]!)!;
    const [p, q, r] = [100, 500, 900].map((x) => warped(warp, { x, y: 50 + x / 4 }));
    expect((q!.x - p!.x) * (r!.y - p!.y) - (q!.y - p!.y) * (r!.x - p!.x)).toBeCloseTo(0, 4);
  });

  test('is refused for corners that fold the picture', () => {
    const [a, b, c, d] = cornersOf(width, height);
    expect(isSound([b, a, c, d])).toBe(false);
    expect(warpTo(width, height, [a, b, { x: 300, y: 100 }, d])).toBeNull();
  });

  test('is written for CSS by columns', () => {
    expect(cssOf(flat)).toBe('matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)');
    expect(cssOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('matrix3d(1, 4, 0, 7, 2, 5, 0, 8, 0, 0, 1, 0, 3, 6, 0, 9)');
  });

  test('of half the size grows by a half, and its inverse by two', () => {
    const warp = warpTo(width, height, cornersOf(width / 2, height / 2))!;
    expect(growth(warp, width, height)).toBeCloseTo(0.5, 9);
    expect(growth(unwarp(warp), width / 2, height / 2)).toBeCloseTo(2, 9);
  });
});
