import { beforeEach, describe, expect, test } from 'vitest';
import { Frames, type Busy } from './frames.ts';

let queued: ((now: number) => void)[];
let drawn: number;
let frames: Frames;
let now: number;
const tick = () => {
  const due = queued.splice(0);
  now += 16;
  for (const frame of due) frame(now);
};

beforeEach(() => {
  [queued, drawn, now] = [[], 0, 0];
  frames = new Frames(() => ++drawn > 0, (frame) => queued.push(frame));
});

describe('frames', () => {
  test('are not drawn while nothing happens', () => {
    tick();
    tick();
    expect([drawn, frames.count]).toEqual([0, 0]);
  });

  test('are drawn once for many changes', () => {
    frames.invalidate();
    frames.invalidate();
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
    frames.add(source);
    for (let i = 0; i < 10; i++) tick();
    expect(drawn).toBe(3);
    expect(frames.idle).toBe(true);
  });

  test('do not chase their own changes', () => {
    let once = true;
    frames.add({
      get busy() {
        return once;
      },
      advance: () => {
        once = false;
        frames.invalidate();
      },
    });
    for (let i = 0; i < 5; i++) tick();
    expect(drawn).toBe(1);
  });

  test('tell who waits that the table is at rest', async () => {
    frames.invalidate();
    let rested = false;
    const waiting = frames.whenIdle().then(() => (rested = true));
    await Promise.resolve();
    expect(rested).toBe(false);
    tick();
    await waiting;
    expect(rested).toBe(true);
  });

  test('stop for good when the table is closed', () => {
    frames.invalidate();
    frames.close();
    tick();
    frames.invalidate();
    tick();
    expect(drawn).toBe(0);
  });
});
