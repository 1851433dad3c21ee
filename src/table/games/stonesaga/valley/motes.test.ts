import { expect, test } from 'vitest';
import { flights, Motes, type Dot } from './motes.ts';

/** Dots on no screen, and where they are. */
function sky() {
  const dots = new Map<Dot, { x: number; y: number }>();
  const light = (): Dot => {
    const dot: Dot = { alpha: 0, position: { set: (x, y) => void dots.set(dot, { x, y }) }, destroy: () => void dots.delete(dot) };
    dots.set(dot, { x: 0, y: 0 });
    return dot;
  };
  return { dots, motes: new Motes(light) };
}

test('motes fly, and are gone when their time is over', () => {
  const { dots, motes } = sky();
  expect(motes.busy).toBe(false);
  motes.fly({ x: 10, y: 200 }, flights.sparks);
  expect(dots.size).toBe(flights.sparks.count);
  motes.advance(flights.sparks.lasts / 2);
  expect(motes.busy).toBe(true);
  expect([...dots.values()].every(({ y }) => y < 200)).toBe(true);
  motes.advance(flights.sparks.lasts * 2);
  expect(motes.busy).toBe(false);
  expect(dots.size).toBe(0);
});

test('clearing takes away what still flies', () => {
  const { dots, motes } = sky();
  motes.fly({ x: 0, y: 0 }, flights.dust);
  motes.clear();
  expect(motes.busy).toBe(false);
  expect(dots.size).toBe(0);
});
