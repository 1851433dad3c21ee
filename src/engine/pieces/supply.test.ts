import { describe, expect, test } from 'vitest';
import { firstFree, giveBack, moveBetween, takeFrom } from './supply.ts';

describe('a supply', () => {
  test('gives what it has and no substitute for what has run out', () => {
    const shared = { breach: 2, treasure: 5 };
    expect(takeFrom(shared, 'breach', 3)).toBe(2);
    expect(takeFrom(shared, 'breach')).toBe(0);
    expect(shared).toEqual({ breach: 0, treasure: 5 });
  });

  test('takes pieces back, but never more than the box held', () => {
    const box = { breach: 6 };
    const shared = { breach: 5 };
    giveBack(shared, 'breach', 1, box);
    expect(shared.breach).toBe(6);
    expect(() => giveBack(shared, 'breach', 1, box)).toThrow('box');
    expect(shared.breach).toBe(6);
  });

  test('moves pieces between two owners without changing their number', () => {
    const shared = { blood: 3 };
    const board = { blood: 1 };
    expect(moveBetween(shared, board, 'blood', 5)).toBe(3);
    expect([shared.blood, board.blood]).toEqual([0, 4]);
  });

  test('hands out numbered pieces in their printed order', () => {
    const all = ['skeleton:1', 'skeleton:2', 'skeleton:3'] as const;
    expect(firstFree(all, { 'skeleton:1': 'crypt', 'skeleton:2': null })).toBe('skeleton:2');
    expect(firstFree(all, { 'skeleton:1': 'a', 'skeleton:2': 'b', 'skeleton:3': 'c' })).toBeUndefined();
  });

  test('counts in whole numbers', () => {
    expect(() => takeFrom({ blood: 3 }, 'blood', -1)).toThrow('-1');
    expect(() => giveBack({ blood: 3 }, 'blood', 1.5)).toThrow('1.5');
  });
});
