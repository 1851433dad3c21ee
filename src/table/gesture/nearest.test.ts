import { describe, expect, test } from 'vitest';
import { drawn, nearest, type Reachable } from './nearest.ts';

const target = (id: string, x: number): Reachable => ({ id, snap: { x, y: 0 }, distance: (p) => Math.max(0, Math.abs(p.x - x) - 20) });
const targets = [target('a', 0), target('b', 60)];

describe('the target that answers', () => {
  test('is the one under the hand, pulling with full strength', () =>
    expect(nearest({ x: 50, y: 0 }, targets, 30)).toEqual({ id: 'b', pull: 1 }));
  test('is the closest one within reach, pulling less from afar', () => {
    expect(nearest({ x: 95, y: 0 }, targets, 30)).toEqual({ id: 'b', pull: 0.5 });
  });
  test('is none out of reach', () => expect(nearest({ x: 300, y: 0 }, targets, 30)).toBeNull());
  test('is the one whose middle is nearer when two overlap', () =>
    expect(nearest({ x: 8, y: 0 }, [target('a', 0), target('c', 10)], 30)?.id).toBe('c'));
});

test('a drawn piece stays nearer to the hand than to the target', () => {
  const { x } = drawn({ x: 0, y: 0 }, { x: 100, y: 0 }, 1);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(50);
});
