import { expect, test } from 'vitest';
import { FlickTracker } from './flick.ts';

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** A pointer that moves at a steady speed, in pixels per second, sampled every 8 ms. */
const stroke = (vx: number, vy: number, ms = 200, from: Sample = { x: 40, y: 300, ms: 1000 }): Sample[] =>
  Array.from({ length: ms / 8 + 1 }, (_, i) => ({ x: from.x + (vx * i * 8) / 1000, y: from.y + (vy * i * 8) / 1000, ms: from.ms + i * 8 }));

function released([first, ...others]: readonly Sample[], after = 0) {
  const flick = new FlickTracker(first!, first!.ms);
  for (const sample of others) flick.sample(sample, sample.ms);
  return flick.release((others.at(-1) ?? first!).ms + after);
}

test('a flick has the speed and the last place of the pointer', () => {
  const { at, speed } = released(stroke(1600, -1200));
  expect([at.x, at.y]).toEqual([expect.closeTo(360), expect.closeTo(60)]);
  expect([speed.x, speed.y]).toEqual([expect.closeTo(1600), expect.closeTo(-1200)]);
});

test('it is what the hand did last, not how it aimed', () => {
  const aimed = stroke(-2000, 0);
  const { speed } = released([...aimed, ...stroke(0, -1800, 120, aimed.at(-1)).slice(1)]);
  expect([speed.x, speed.y]).toEqual([expect.closeTo(0), expect.closeTo(-1800)]);
});

test('it survives places that come in bunches', () => {
  const { speed } = released(stroke(1600, -1200).map((sample, i) => ({ ...sample, ms: sample.ms - (i % 3) * 8 })));
  expect(Math.abs(Math.atan2(speed.y, speed.x) - Math.atan2(-12, 16))).toBeLessThan(0.05);
});

test('a hand that rests before it lets go, stands still, or has samples of one instant only has no speed', () => {
  for (const { speed } of [released(stroke(1600, -1200), 200), released([{ x: 5, y: 2, ms: 0 }]), released([
    { x: 0, y: 3, ms: 5 },
    { x: 400, y: 3, ms: 5 },
  ])])
    expect(speed).toEqual({ x: 0, y: 0 });
});
