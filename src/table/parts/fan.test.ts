import { describe, expect, test } from 'vitest';
import { fan } from './fan.ts';
import { flipCorners } from './flip.ts';

describe('a hand of cards', () => {
  test('lies side by side while it fits', () => {
    const homes = fan(3, { width: 600, cardWidth: 100 });
    expect(homes[1]).toEqual({ x: 0, y: 0, turn: 0 });
    expect(homes[2]!.x - homes[1]!.x).toBeCloseTo(104);
  });

  test('never leaves its room, however many cards there are', () => {
    for (const count of [1, 5, 12, 40]) {
      const homes = fan(count, { width: 500, cardWidth: 100 });
      expect(homes).toHaveLength(count);
      for (const { x } of homes) expect(Math.abs(x)).toBeLessThanOrEqual(200.001);
    }
  });

  test('bends outwards and down at both ends', () => {
    const homes = fan(5, { width: 500, cardWidth: 100 });
    expect(homes[0]!.turn).toBeLessThan(0);
    expect(homes[4]!.turn).toBeGreaterThan(0);
    expect(homes[0]!.y).toBeGreaterThan(homes[2]!.y);
  });
});

describe('a card that turns over', () => {
  test('is whole at both ends and a line in the middle', () => {
    expect(flipCorners(0, 100, 140)).toEqual([-50, -70, 50, -70, 50, 70, -50, 70]);
    const half = flipCorners(0.5, 100, 140);
    expect(half[2] - half[0]).toBeCloseTo(0);
  });

  test('has one edge nearer to the eye on its way', () => {
    const [, topLeft, , topRight] = flipCorners(0.3, 100, 140);
    expect(topLeft).toBeLessThan(topRight);
  });
});
