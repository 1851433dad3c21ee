import { expect, test } from 'vitest';
import { turnedOver } from './turnedOver.ts';

test('a slab at rest lies flat at its full size, with the side up that it should', () => {
  expect(turnedOver(0, 40, 0.1)).toMatchObject({ upright: true, width: 1, height: 1 });
  const back = turnedOver(1, 40, 0.1);
  expect(back.upright).toBe(false);
  expect([back.width, back.height]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  expect(back.y).toBeCloseTo(0);
});

test('half way it stands on its edge, high and large, and the back is seen from there on', () => {
  const half = turnedOver(0.5, 40, 0.1);
  expect(half).toMatchObject({ upright: false, y: -40 });
  expect(half.height).toBeCloseTo(1.1);
  expect(half.width).toBeGreaterThan(0);
  expect(half.width).toBeLessThan(0.05);
});

test('a spring that swings beyond its goal lifts nothing', () => {
  expect(turnedOver(1.05, 40, 0.1).y).toBeCloseTo(0);
  expect(turnedOver(-0.05, 40, 0.1).y).toBeCloseTo(0);
});
