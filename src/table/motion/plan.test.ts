import { describe, expect, test } from 'vitest';
import { departures, motionsBetween } from './plan.ts';

const before = new Map([['a', 'p'], ['b', 'q'], ['c', 'r']]);
const after = new Map([['a', 'p'], ['b', 'r'], ['d', 'q']]);

describe('the difference of two views', () => {
  test('names what travels, appears and vanishes', () => {
    expect(motionsBetween(before, after)).toEqual({ travel: [{ thing: 'b', from: 'q', to: 'r' }], appear: ['d'], vanish: ['c'] });
  });

  test('is empty between equal views, and reversed by undo', () => {
    expect(motionsBetween(before, before)).toEqual({ travel: [], appear: [], vanish: [] });
    expect(motionsBetween(after, before).travel).toEqual([{ thing: 'b', from: 'r', to: 'q' }]);
  });

  test('lets a few things leave one by one and many in a stream of bounded length', () => {
    const lying = (n: number, at: string) => new Map(Array.from({ length: n }, (_, k) => [`${k}`, at]));
    const moved = (n: number) => motionsBetween(lying(n, 'p'), lying(n, 'q'));
    expect([...departures(moved(3)).values()]).toEqual([0, 70, 140]);
    expect(Math.max(...departures(moved(100)).values())).toBeCloseTo(420);
    expect([...departures(moved(1)).values()]).toEqual([0]);
  });
});
