import { expect, test } from 'vitest';
import { chance } from './chance.ts';
import { chiSquare, kinds, restOf, someThrow } from './dice.testing.ts';
import { multiply, sides, topFace, rotations, rotate, type Quaternion } from './rotation.ts';
import { turnSkin, withSkin } from './skin.ts';
import { solve } from './solve.ts';
import type { RolledDie } from './throw.ts';

/** 99.9 % of fair counts lie below, for five degrees of freedom. */
const FAIR = 20.5;

const spun = (angle: number): Quaternion => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];

test('a cube fits into itself in 24 ways', () => {
  expect(rotations).toHaveLength(24);
  const seen = new Set(rotations.map((q) => sides.map(({ outward }) => rotate(q, outward).map(Math.round).join()).join(' ')));
  expect(seen.size).toBe(24);
});

test('whichever way a cube lies, its skin shows the rolled face, upright within 45 degrees', () => {
  for (const start of rotations) {
    for (let i = 0; i < 40; i++) {
      const rest = multiply(spun(i * 0.157), start);
      for (let face = 1; face <= 6; face++) {
        const shown = withSkin(rest, turnSkin(rest, face));
        expect(topFace(shown)).toBe(face);
        expect(-rotate(shown, sides[face - 1]!.upward)[1]).toBeGreaterThan(Math.SQRT1_2 - 1e-6);
      }
    }
  }
});

test('a skin only turns the die: opposite faces stay opposite', () => {
  for (const skin of rotations.keys()) {
    const shown = withSkin([0, 0, 0, 1], skin);
    for (let face = 1; face <= 3; face++) {
      const [x, y, z] = rotate(shown, sides[face - 1]!.outward);
      expect(rotate(shown, sides[6 - face]!.outward).map((v) => Math.round(-v) + 0)).toEqual([x, y, z].map((v) => Math.round(v) + 0));
    }
  }
});

test('a face that no die has is refused', () => {
  expect(() => turnSkin([0, 0, 0, 1], 7)).toThrow('no face 7');
  expect(() => turnSkin([0, 0, 0, 1], 0)).toThrow('no face 0');
});

test('thrown dice of every kind show what was rolled', () => {
  const cases = Object.keys(kinds).flatMap((kind) => [1, 2, 3, 4, 5, 6].map((face): RolledDie => ({ kind, face })));
  for (let seed = 0; seed < 16; seed++) {
    const film = solve({ ...someThrow(seed, 0, 10 + (seed % 3) * 10), dice: cases });
    expect(restOf(film).map(({ q }, i) => topFace(withSkin(q, film.dice[i]!.skin)))).toEqual(cases.map(({ face }) => face));
    expect(film.dice.map(({ kind, face }) => ({ kind, face }))).toEqual(cases);
  }
});

test('however a die starts, it shows the roll and nothing else, each face as often as it is rolled', () => {
  for (const [number, start] of rotations.entries()) {
    const luck = chance(`roll ${number}`);
    const shown = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 5; seed++) {
      const dice = Array.from({ length: 20 }, (): RolledDie => ({ kind: 'spawn', face: Math.floor(luck.next() * 6) + 1 }));
      // a weak throw of dice that all start alike mixes least: the hardest case
      const film = solve({ ...someThrow(seed * 24 + number, 0, 10), dice, held: dice.map(() => start) });
      restOf(film).forEach(({ q }, i) => {
        const face = topFace(withSkin(q, film.dice[i]!.skin));
        expect(face).toBe(dice[i]!.face);
        shown[face - 1]!++;
      });
    }
    expect(chiSquare(shown)).toBeLessThan(FAIR);
  }
});

test('bare cubes thrown any way up land on each side equally often', () => {
  const landed = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 300; seed++) for (const { q } of restOf(solve(someThrow(seed, 8)))) landed[topFace(q) - 1]!++;
  expect(landed.reduce((a, b) => a + b)).toBe(2400);
  expect(chiSquare(landed)).toBeLessThan(FAIR);
});
