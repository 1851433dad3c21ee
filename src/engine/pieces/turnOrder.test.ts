import { describe, expect, test } from 'vitest';
import { byValue, neighboursOf, nextSeat, othersAfter, roundFrom } from './turnOrder.ts';

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

  test('keeps its order among equals', () => {
    const speed: Record<string, number> = { paladin: 2, skeletons: 1, spider: 2, manor: 1 };
    expect(byValue(order, (seat) => speed[seat]!)).toEqual(['skeletons', 'manor', 'paladin', 'spider']);
    expect(order[0]).toBe('paladin');
  });

  test('knows who sits beside whom', () => {
    expect([neighboursOf(order, 'paladin'), neighboursOf(['a', 'b'], 'a'), neighboursOf(['a'], 'a')]).toEqual([
      ['manor', 'skeletons'],
      ['b'],
      [],
    ]);
  });

  test('refuses a seat that is not there', () => {
    expect(() => roundFrom(order, 'warlock')).toThrow('warlock');
  });
});
