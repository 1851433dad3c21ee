import { beforeEach, describe, expect, test } from 'vitest';
import { DrawLoop, type Busy } from './drawLoop.ts';

let queued: ((now: number) => void)[];
let drawn: number;
let loop: DrawLoop;
let now: number;
const tick = () => {
  const due = queued.splice(0);
  now += 16;
  for (const step of due) step(now);
};

beforeEach(() => {
  [queued, drawn, now] = [[], 0, 0];
  loop = new DrawLoop(() => ++drawn > 0, (step) => queued.push(step));
});

describe('the draw loop', () => {
  test('are not drawn while nothing happens', () => {
    tick();
    tick();
    expect([drawn, loop.count]).toEqual([0, 0]);
  });

  test('are drawn once for many changes', () => {
    loop.invalidate();
    loop.invalidate();
    expect(queued).toHaveLength(1);
    tick();
    tick();
    expect(drawn).toBe(1);
  });

  test('go on while something is busy, and then stop', () => {
    let left = 40;
    const source: Busy = {
      get busy() {
        return left > 0;
      },
      advance: (ms) => (left -= ms),
    };
    loop.add(source);
    for (let i = 0; i < 10; i++) tick();
    expect(drawn).toBe(3);
    expect(loop.idle).toBe(true);
  });

  test('do not chase their own changes', () => {
    let once = true;
    loop.add({
      get busy() {
        return once;
      },
      advance: () => {
        once = false;
        loop.invalidate();
      },
    });
    for (let i = 0; i < 5; i++) tick();
    expect(drawn).toBe(1);
  });

  test('tell who waits that the table is at rest', async () => {
    loop.invalidate();
    let rested = false;
    const waiting = loop.whenIdle().then(() => (rested = true));
    await Promise.resolve();
    expect(rested).toBe(false);
    tick();
    await waiting;
    expect(rested).toBe(true);
  });

  test('stop for good when the table is closed', () => {
    loop.invalidate();
    loop.close();
    tick();
    loop.invalidate();
    tick();
    expect(drawn).toBe(0);
  });
});
