import { expect, test } from 'vitest';
import { chooseTake, untidiness } from './chooseTake.ts';
import { sameFilm, someThrow } from './dice.testing.ts';
import { solve } from './solve.ts';

test('of the takes the tidiest is played', () => {
  for (let seed = 0; seed < 3; seed++) {
    const thrown = someThrow(seed, 8);
    const costs = [0, 1, 2, 3].map((take) => untidiness(solve(thrown, take), thrown));
    expect(untidiness(chooseTake(thrown), thrown)).toBe(Math.min(...costs));
  }
});

test('it is as pure as a throw', () => {
  expect(sameFilm(chooseTake(someThrow(9, 8)), chooseTake(someThrow(9, 8)))).toBe(true);
});

test('what was rolled plays no part in the choice', () => {
  const thrown = someThrow(9, 8);
  const other = { ...thrown, dice: thrown.dice.map(({ kind, face }) => ({ kind, face: 7 - face })) };
  expect(Buffer.from(chooseTake(other).track.buffer).equals(Buffer.from(chooseTake(thrown).track.buffer))).toBe(true);
});
