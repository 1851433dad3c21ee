import { expect, test } from 'vitest';
import { handful } from '../dice/handful.ts';
import { trayIn } from './trayIn.ts';

test('a tray with its rim fills its strip', () => {
  const strip = { x: 10, y: 20, width: 400, height: 150 };
  const { edge, columns, rows, x, y } = trayIn(strip, 36);
  expect([x, y]).toEqual([210, 95]);
  expect((columns + 1.7) * edge).toBeCloseTo(400);
  expect((rows + 1.7) * edge).toBeCloseTo(150);
});

test('dice are never larger than they may be', () => {
  expect(trayIn({ x: 0, y: 0, width: 900, height: 900 }, 34).edge).toBe(34);
});

test('a small tray has smaller dice rather than no room for a throw', () => {
  for (const strip of [{ x: 0, y: 0, width: 62, height: 50 }, { x: 0, y: 0, width: 300, height: 148 }]) {
    const { columns, rows } = trayIn(strip, strip.height / 4.6);
    expect(handful(8, columns, rows)).toHaveLength(8);
  }
  const { edge } = trayIn({ x: 0, y: 0, width: 300, height: 148 }, 32, 1);
  expect(edge).toBe(32);
});
