import { describe, expect, test } from 'vitest';
import { sameFilm, someThrow } from './dice.testing.ts';
import { clampFlick, FASTEST, flickFrom, inHundredths, keyFlick, outOfHundredths, SLOWEST, type Sample } from './flick.ts';
import { solve } from './solve.ts';

const tray = { width: 18, height: 9.4 };
const speed = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y);

/** A pointer that moves at a steady speed, in edges per second, sampled every 8 ms. */
const stroke = (vx: number, vy: number, ms = 200, from: Sample = { x: -7, y: 3, t: 1000 }): Sample[] =>
  Array.from({ length: ms / 8 + 1 }, (_, i) => ({ x: from.x + (vx * i * 8) / 1000, y: from.y + (vy * i * 8) / 1000, t: from.t + i * 8 }));

describe('a flick', () => {
  test('has the speed and the last place of the pointer', () => {
    const { hand, flick } = flickFrom(stroke(16, -12), tray);
    expect(hand.x).toBeCloseTo(-7 + 16 * 0.2);
    expect(hand.y).toBeCloseTo(3 - 12 * 0.2);
    expect(flick.x).toBeCloseTo(16);
    expect(flick.y).toBeCloseTo(-12);
  });

  test('is what the hand did last, not how it aimed', () => {
    const aimed = stroke(-20, 0);
    const last = aimed.at(-1)!;
    const { flick } = flickFrom([...aimed, ...stroke(0, -18, 120, last).slice(1)], tray);
    expect(flick.x).toBeCloseTo(0);
    expect(flick.y).toBeCloseTo(-18);
  });

  test('keeps its direction when it is too fast or too slow', () => {
    const fast = flickFrom(stroke(160, -120), tray).flick;
    expect(speed(fast)).toBeCloseTo(FASTEST);
    expect(fast.x / fast.y).toBeCloseTo(16 / -12);
    const slow = flickFrom(stroke(4, 3), tray).flick;
    expect(speed(slow)).toBeCloseTo(SLOWEST);
    expect(slow.x / slow.y).toBeCloseTo(4 / 3);
  });

  test('survives places that come in bunches', () => {
    const jittered = stroke(16, -12).map((s, i) => ({ ...s, t: s.t - (i % 3) * 8 }));
    const { flick } = flickFrom(jittered, tray);
    expect(Math.abs(Math.atan2(flick.y, flick.x) - Math.atan2(-12, 16))).toBeLessThan(0.05);
  });
});

describe('a drop', () => {
  const towardsMiddle = (from: { x: number; y: number }, flick: { x: number; y: number }): void => {
    expect(speed(flick)).toBeCloseTo(SLOWEST);
    expect(from.x * flick.y - from.y * flick.x).toBeCloseTo(0);
    expect(from.x * flick.x + from.y * flick.y).toBeLessThan(0);
  };

  test('of a hand that does not move goes towards the middle', () => {
    const samples = [{ x: 5, y: -2, t: 0 }];
    const { hand, flick } = flickFrom(samples, tray);
    expect(hand).toEqual({ x: 5, y: -2 });
    towardsMiddle(hand, flick);
  });

  test('of a hand that rested before it let go does the same', () => {
    const samples = stroke(16, -12);
    const { hand, flick } = flickFrom(samples, tray, samples.at(-1)!.t + 200);
    towardsMiddle(hand, flick);
  });

  test('of samples without any time between them has no wild speed', () => {
    const { hand, flick } = flickFrom([{ x: 0, y: 3, t: 5 }, { x: 4, y: 3, t: 5 }], tray);
    towardsMiddle(hand, flick);
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
  expect(flickFrom([], tray)).toEqual(keyFlick(tray));
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
