import { expect, test } from 'vitest';
import { worthHearing } from './makeFilm.ts';
import { poseOf, restOf, sameFilm, someThrow, tray } from './dice.testing.ts';
import { filmLength, poseAt, restPlaces, type Knock } from './film.ts';
import { filmFromBytes, filmToBytes } from './filmBytes.ts';
import { topFace } from './rotation.ts';
import { withSkin } from './skin.ts';
import { solve, tumbleToRest } from './solve.ts';

const film = solve(someThrow(5, 8));

test('a film that went over the wire shows the same dice within a thousandth of an edge', () => {
  const back = filmFromBytes(filmToBytes(film));
  expect(back.dice).toEqual(film.dice);
  expect([back.samples, back.rate, back.still]).toEqual([film.samples, film.rate, film.still]);
  const kept = film.dice.flatMap((_, die) => Array.from({ length: film.still[die]! }, (__, sample) => ({ die, sample })));
  for (const { die, sample } of kept) {
    const a = poseOf(film, die, sample);
    const b = poseOf(back, die, sample);
    expect(Math.max(...[...a.p, ...a.q].map((v, i) => Math.abs(v - [...b.p, ...b.q][i]!)))).toBeLessThan(0.001);
  }
  expect(restOf(back).map(({ q }, i) => topFace(withSkin(q, back.dice[i]!.skin)))).toEqual(film.dice.map(({ face }) => face));
});

test('bytes of bytes are the same bytes', () => {
  const bytes = filmToBytes(film);
  expect(sameFilm(filmFromBytes(filmToBytes(filmFromBytes(bytes))), filmFromBytes(bytes))).toBe(true);
  const padded = new Uint8Array(bytes.length + 7);
  padded.set(bytes, 7);
  expect(sameFilm(filmFromBytes(padded.subarray(7)), filmFromBytes(bytes))).toBe(true);
});

test('bytes of another edition are refused', () => {
  const bytes = filmToBytes(film);
  bytes[0] = 99;
  expect(() => filmFromBytes(bytes)).toThrow('edition 99');
});

test('between two samples a die is between its two poses, turned by a unit quaternion', () => {
  const out = [0, 0, 0, 0, 0, 0, 0];
  for (let ms = 0; ms < filmLength(film); ms += 7) {
    poseAt(film, 3, ms, out);
    const before = poseOf(film, 3, Math.floor((ms * 60) / 1000)).p;
    const after = poseOf(film, 3, Math.ceil((ms * 60) / 1000)).p;
    for (let k = 0; k < 3; k++) {
      expect(out[k]).toBeGreaterThanOrEqual(Math.min(before[k]!, after[k]!) - 1e-5);
      expect(out[k]).toBeLessThanOrEqual(Math.max(before[k]!, after[k]!) + 1e-5);
    }
    expect(Math.hypot(...out.slice(3))).toBeCloseTo(1, 5);
  }
});

test('before its start and after its end a film stands still', () => {
  const [early, late, first, last] = [[], [], [], []] as number[][];
  poseAt(film, 0, -50, early!);
  poseAt(film, 0, 0, first!);
  poseAt(film, 0, 1e9, late!);
  poseAt(film, 0, filmLength(film), last!);
  expect(early).toEqual(first);
  expect(late).toEqual(last);
});

test('nothing pops: a die turns by less than a tenth of a degree once it lies still', () => {
  for (const [die, still] of film.still.entries()) {
    for (let sample = Math.max(1, still); sample < film.samples; sample++) {
      const a = poseOf(film, die, sample - 1).q;
      const b = poseOf(film, die, sample).q;
      // the sine of half the angle: the cosine cannot tell such small turns in single precision
      const half = Math.hypot(...[0, 1, 2, 3].map((k) => a[k]! - b[k]!));
      expect((2 * half * 180) / Math.PI).toBeLessThan(0.1);
    }
  }
});

test('rest places lie in the tray and are turns', () => {
  for (const { x, y, cos, sin } of restPlaces(film)) {
    expect(Math.max(Math.abs(x) / tray.width, Math.abs(y) / tray.height)).toBeLessThan(0.5);
    expect(cos * cos + sin * sin).toBeCloseTo(1, 4);
  }
});

test('only knocks worth hearing are kept: hard ones, one a die in 60 ms, the harder of two', () => {
  const knock = (t: number, speed: number, die = 0): Knock => ({ t, die, speed, against: 'felt' });
  expect(worthHearing([knock(0, 3.9), knock(0, 8), knock(30, 12), knock(40, 5, 1), knock(59, 9), knock(60, 5), knock(70, 4, 2)])).toEqual([
    knock(0, 12), knock(40, 5, 1), knock(60, 5), knock(70, 4, 2),
  ]);
});

test('a throw of eight knocks on felt, walls and dice, in order of time and within the film', () => {
  const { tumble } = tumbleToRest(someThrow(5, 8));
  expect(film.knocks.length).toBeGreaterThan(20);
  expect(film.knocks.length).toBeLessThan(tumble.knocks.length);
  const all = Array.from({ length: 5 }, (_, seed) => solve(someThrow(seed, 8)).knocks).flat();
  expect(new Set(all.map((k) => k.against))).toEqual(new Set(['felt', 'wall', 'die']));
  expect(film.knocks.map((k) => k.t)).toEqual(film.knocks.map((k) => k.t).sort((a, b) => a - b));
  expect(film.knocks.every((k) => k.t <= filmLength(film) && k.die < 8 && k.speed >= 4)).toBe(true);
});
