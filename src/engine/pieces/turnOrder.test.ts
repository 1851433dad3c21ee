import { describe, expect, test } from 'vitest';
import { nextSeat, othersAfter, roundFrom } from './turnOrder.ts';

const order = ['paladin', 'skeletons', 'spider', 'manor'];

describe('a turn order', () => {
  test('goes round from anybody', () => {
    expect(roundFrom(order, 'spider')).toEqual(['spider', 'manor', 'paladin', 'skeletons']);
    expect(othersAfter(order, 'manor')).toEqual(['paladin', 'skeletons', 'spider']);
  });

  test('skips those who are out, and comes back to the last one who is not', () => {
    expect(nextSeat(order, 'manor')).toBe('paladin');
    expect(nextSeat(order, 'paladin', (seat) => seat === 'skeletons')).toBe('spider');
    expect(nextSeat(order, 'paladin', (seat) => seat !== 'paladin')).toBe('paladin');
    expect(nextSeat(order, 'paladin', () => true)).toBeUndefined();
  });

  test('refuses a seat that is not there', () => {
    expect(() => roundFrom(order, 'warlock')).toThrow('warlock');
  });
});
