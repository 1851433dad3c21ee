import { expect, test } from 'vitest';
import { strip } from '../stage/shapes.ts';
import { freestSide, type Side } from './freestSide.ts';

/** A button of 100 by 40 at the middle of the table. */
const left: Side = { x: -50, y: 0, dx: -1, dy: 0 };
const right: Side = { x: 50, y: 0, dx: 1, dy: 0 };
const above: Side = { x: 0, y: -20, dx: 0, dy: -1 };
const below: Side = { x: 0, y: 20, dx: 0, dy: 1 };
const sides = [left, right, above, below];

test('an arrow lies where nothing else does', () => {
  expect(freestSide(sides, 1, [], ({ x }) => (x > 50 ? 0 : 1))).toBe(right);
});

test('it rather lies on three things than on words', () => {
  const words = [strip(-90, -8, 30, 16), strip(60, -8, 30, 16), strip(-40, 40, 80, 16)];
  expect(freestSide(sides, 1, words, ({ y }) => (y < -20 ? 3 : 0))).toBe(above);
});

test('words that it does not reach are none of its business, and a smaller window makes it larger', () => {
  const words = [strip(-200, -8, 100, 16)];
  expect(freestSide([left, below], 1, words, () => 0)).toBe(left);
  expect(freestSide([left, below], 2, words, () => 0)).toBe(below);
});
