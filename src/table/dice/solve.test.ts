import { describe, expect, test, vi } from 'vitest';
import { makeFilm } from './makeFilm.ts';
import { overlap, restOf, sameFilm, someThrow, tray } from './dice.testing.ts';
import { RATE } from './feel.ts';
import { restPlaces } from './film.ts';
import { solve, tumbleToRest } from './solve.ts';
import type { Throw } from './throw.ts';

const worstOverlap = (rest: ReturnType<typeof restOf>): number =>
  Math.max(
    ...rest.flatMap((a, i) => rest.slice(i + 1).map((b) => (Math.hypot(a.p[0] - b.p[0], a.p[1] - b.p[1]) > 1.5 ? -1 : overlap(a, b)))),
  );

test('the same throw twice is the same film, bit for bit', () => {
  for (let seed = 0; seed < 8; seed++) {
    const first = solve(someThrow(seed, 12));
    solve(someThrow(seed + 1000, 3));
    expect(sameFilm(first, solve(someThrow(seed, 12)))).toBe(true);
  }
});

test('another seed is another tumble', () => {
  expect(sameFilm(solve({ ...someThrow(1, 4), seed: 2 }), solve(someThrow(1, 4)))).toBe(false);
});

test('a take of the same throw is another tumble with the same faces', () => {
  const first = solve(someThrow(1, 4));
  const second = solve(someThrow(1, 4), 1);
  expect(sameFilm(first, second)).toBe(false);
  expect(second.dice.map((d) => d.face)).toEqual(first.dice.map((d) => d.face));
});

describe('twenty dice', () => {
  // flicks of 10 to 30 edges per second, from all round a wide tray and a small one
  const throws = Array.from({ length: 72 }, (_, i): Throw =>
    someThrow(i, 20, 10 + (i % 5) * 5, i % 3 === 2 ? { width: 13, height: 9 } : tray),
  );
  const solved = throws.map((thrown) => ({ thrown, ...tumbleToRest(thrown) }));

  test('come to rest in under two and a half seconds', () => {
    const seconds = solved.map(({ shots }) => shots.length / RATE);
    expect(Math.max(...seconds)).toBeLessThan(2.5);
    expect(Math.min(...seconds)).toBeGreaterThan(0.5);
  });

  test('none is cocked, none floats, none has left the tray', () => {
    for (const { tumble, thrown } of solved) {
      for (const { cube } of tumble.dice) {
        expect(cube.flatness()).toBeGreaterThan(0.9998);
        expect(Math.abs(cube.z - 0.5)).toBeLessThan(0.01);
        // a die in a corner at 45 degrees reaches 0.61 from its middle; flat against the wall 0.5
        expect(Math.abs(cube.x)).toBeLessThan(thrown.tray.width / 2 - 0.49);
        expect(Math.abs(cube.y)).toBeLessThan(thrown.tray.height / 2 - 0.49);
      }
    }
  });

  test('none overlaps another', () => {
    const worst = solved.map(({ shots, tumble, thrown }) => worstOverlap(restOf(makeFilm(shots, tumble, thrown))));
    expect(Math.max(...worst)).toBeLessThan(0);
  });
});

test('a second throw leaves the dice of the first where they stand', () => {
  for (let seed = 0; seed < 40; seed++) {
    const first = solve(someThrow(seed, 6));
    const standing = restPlaces(first);
    const second = solve({ ...someThrow(seed + 500, 8), standing });
    expect(worstOverlap([...restOf(first), ...restOf(second)])).toBeLessThan(0);
    expect(second.samples / RATE).toBeLessThan(2.5);
  }
});

test('standing dice are in the way: without them the second throw goes elsewhere', () => {
  const standing = restPlaces(solve(someThrow(3, 10)));
  expect(sameFilm(solve({ ...someThrow(4, 8), standing }), solve(someThrow(4, 8)))).toBe(false);
});

test('too many dice for the tray are refused by name', () => {
  expect(() => solve(someThrow(1, 30, 20, { width: 6, height: 5 }))).toThrow('30 dice do not fit');
});

test('solving asks neither chance nor clock nor functions whose last bit differs between browsers', () => {
  const inexact = ['random', 'sin', 'cos', 'tan', 'atan', 'atan2', 'asin', 'acos', 'pow', 'exp', 'log', 'hypot', 'cbrt'] as const;
  const thrown = someThrow(7, 20);
  const asked: string[] = [];
  const spies = inexact.map((name) => vi.spyOn(Math, name).mockImplementation(() => (asked.push(name), 0.5)));
  const clocks = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')].map((spy) => spy.mockImplementation(() => (asked.push('clock'), 0)));
  try {
    solve(thrown);
  } finally {
    for (const spy of [...spies, ...clocks]) spy.mockRestore();
  }
  expect(asked).toEqual([]);
});
