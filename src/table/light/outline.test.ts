import { expect, test } from 'vitest';
import { seenOf } from './outline.ts';

const square = [0, 0, 10, 0, 10, 10, 0, 10];

test('a line of which all is seen is one run, back to where it began', () => {
  const [run, ...others] = seenOf(square, 5, () => true);
  expect(others).toEqual([]);
  expect(run!.slice(0, 2)).toEqual(run!.slice(-2));
});

test('what is hidden is left out, and a run over the first point stays one', () => {
  const runs = seenOf(square, 1, (x) => x <= 6);
  expect(runs).toHaveLength(1);
  const xs = runs[0]!.filter((_, i) => i % 2 === 0);
  expect(Math.max(...xs)).toBe(6);
  expect(Math.min(...xs)).toBe(0);
  expect(seenOf(square, 1, () => false)).toEqual([]);
});
