import { expect, test } from 'vitest';
import { centreOf, contains, distanceTo, hexagon, type Area } from './shapes.ts';

/** Three cells of ten units round a corner; the fourth is missing. */
const bent: Area = { shape: 'polygon', points: [-10, -10, 10, -10, 10, 0, 0, 0, 0, 10, -10, 10] };

test('the middle of a plain shape is its middle', () => {
  const { x, y } = centreOf(hexagon(12));
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
  expect(centreOf({ shape: 'rect', x: 2, y: 4, width: 6, height: 8 })).toEqual({ x: 5, y: 8 });
});

test('a bent shape is met well inside, not at its elbow', () => {
  const at = centreOf(bent);
  expect(contains(bent, at)).toBe(true);
  for (const near of [
    [3, 0],
    [-3, 0],
    [0, 3],
    [0, -3],
  ] as const)
    expect(contains(bent, { x: at.x + near[0], y: at.y + near[1] })).toBe(true);
});

test('the distance to a bent shape is that to its rim', () => {
  expect(distanceTo(bent, { x: 4, y: 6 })).toBe(4);
  expect(distanceTo(bent, { x: -4, y: -4 })).toBe(0);
});
