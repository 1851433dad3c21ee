import { expect, test } from 'vitest';
import { audition, untidiness } from './audition.ts';
import { someThrow } from './dice.testing.ts';
import { solve } from './solve.ts';

test('of the takes the tidiest is played', () => {
  for (let seed = 0; seed < 6; seed++) {
    const thrown = someThrow(seed, 8);
    const costs = [0, 1, 2, 3].map((take) => untidiness(solve(thrown, take), thrown));
    expect(untidiness(audition(thrown), thrown)).toBe(Math.min(...costs));
  }
});

test('it is as pure as a throw', () => {
  expect(audition(someThrow(9, 8))).toEqual(audition(someThrow(9, 8)));
});

test('what was rolled plays no part in the choice', () => {
  const thrown = someThrow(9, 8);
  const other = { ...thrown, dice: thrown.dice.map(({ kind, face }) => ({ kind, face: 7 - face })) };
  expect(audition(other).track).toEqual(audition(thrown).track);
});
