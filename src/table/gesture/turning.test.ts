import { describe, expect, test } from 'vitest';
import { beginTurn, swept, turnOn, turnTowards } from './turning.ts';

describe('turning a tile', () => {
  test('begins with how it lies, if that is legal', () => expect(beginTurn('tile', [0, 2, 3], 2)?.at).toBe(2));
  test('begins with the next legal turn otherwise', () => {
    expect(beginTurn('tile', [0, 3], 1)?.at).toBe(3);
    expect(beginTurn('tile', [0, 1], 2)?.at).toBe(0);
  });
  test('cannot begin without a legal turn', () => expect(beginTurn('tile', [], 0)).toBeNull());

  test('goes round the legal turns only', () => {
    let turning = beginTurn('tile', [3, 0, 1], 0)!;
    const seen = [0, 1, 2, 3].map(() => (turning = turnOn(turning)).at);
    expect(seen).toEqual([1, 3, 0, 1]);
    expect(turnOn(beginTurn('tile', [0, 1, 3], 0)!, -1).at).toBe(3);
  });

  test('follows a dragged corner to the nearest legal turn', () => {
    const turning = beginTurn('tile', [0, 1, 3], 0)!;
    expect(turnTowards(turning, Math.PI * 0.4).at).toBe(1);
    expect(turnTowards(turning, -Math.PI * 0.45).at).toBe(3);
    expect(turnTowards(turning, Math.PI * 2.05).at).toBe(0);
  });

  test('measures the sweep the short way round', () => {
    const middle = { x: 0, y: 0 };
    expect(swept(middle, { x: 1, y: 0 }, { x: 0, y: 1 })).toBeCloseTo(Math.PI / 2);
    expect(swept(middle, { x: -1, y: 0.1 }, { x: -1, y: -0.1 })).toBeCloseTo(0.1993, 3);
  });
});
