import { describe, expect, test } from 'vitest';
import { sameFilm, someThrow } from './dice.testing.ts';
import { clampFlick, FASTEST, inHundredths, keyFlick, outOfHundredths, SLOWEST } from './flick.ts';
import { solve } from './solve.ts';

const tray = { width: 18, height: 9.4 };
const speed = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y);

describe('a flick', () => {
  test('keeps its direction when it is too fast or too slow', () => {
    const fast = clampFlick({ x: 160, y: -120 }, { x: -7, y: 3 });
    expect(speed(fast)).toBeCloseTo(FASTEST);
    expect(fast.x / fast.y).toBeCloseTo(16 / -12);
    const slow = clampFlick({ x: 4, y: 3 }, { x: -7, y: 3 });
    expect(speed(slow)).toBeCloseTo(SLOWEST);
    expect(slow.x / slow.y).toBeCloseTo(4 / 3);
  });
});

describe('a drop', () => {
  test('goes from the hand towards the middle', () => {
    const [hand, flick] = [{ x: 5, y: -2 }, clampFlick({ x: 0.5, y: 0.5 }, { x: 5, y: -2 })];
    expect(speed(flick)).toBeCloseTo(SLOWEST);
    expect(hand.x * flick.y - hand.y * flick.x).toBeCloseTo(0);
    expect(hand.x * flick.x + hand.y * flick.y).toBeLessThan(0);
  });

  test('over the very middle still throws', () => {
    expect(speed(clampFlick({ x: 0, y: 0 }, { x: 0, y: 0 }))).toBeCloseTo(SLOWEST);
    expect(speed(clampFlick({ x: NaN, y: 0 }, { x: 0, y: 0 }))).toBeCloseTo(SLOWEST);
  });
});

test('a key throws from inside the tray across its middle', () => {
  for (const size of [tray, { width: 8, height: 6 }]) {
    const { hand, flick } = keyFlick(size);
    expect(Math.abs(hand.x)).toBeLessThan(size.width / 2);
    expect(Math.abs(hand.y)).toBeLessThan(size.height / 2);
    expect(hand.x * flick.y - hand.y * flick.x).toBeCloseTo(0);
    expect(speed(flick)).toBeGreaterThanOrEqual(SLOWEST);
    expect(speed(flick)).toBeLessThanOrEqual(FASTEST);
  }
});

test('a flick that has travelled makes the same film on every screen', () => {
  const thrown = someThrow(5, 6);
  const sent = inHundredths(thrown);
  expect(Object.values(sent).every(Number.isInteger)).toBe(true);
  const filmOf = (received: typeof sent) => solve({ ...thrown, ...outOfHundredths(received) });
  expect(sameFilm(filmOf(sent), filmOf(JSON.parse(JSON.stringify(sent))))).toBe(true);
  expect(inHundredths(outOfHundredths(sent))).toEqual(sent);
  expect(outOfHundredths(sent).hand.x).toBeCloseTo(thrown.hand.x, 1);
  expect(sameFilm(filmOf(sent), filmOf({ ...sent, dx: sent.dx + 100 }))).toBe(false);
});
