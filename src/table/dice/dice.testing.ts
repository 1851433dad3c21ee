import { STRIDE, type Film } from './film.ts';
import { feel } from './feel.ts';
import { filmToBytes } from './filmBytes.ts';
import type { DieKinds } from './kinds.ts';
import { number, pips, symbol } from './marks.ts';
import { materials } from './materials.ts';
import { rotate, type Quaternion, type Vec } from './rotation.ts';
import type { RolledDie, Throw } from './throw.ts';

/** Three kinds in two rows of engravings. */
export const kinds = {
  pips: { faces: [pips(1), pips(2), pips(3), pips(4), pips(5), pips(6)], material: materials.bone },
  stone: { faces: [pips(1), pips(2), pips(3), pips(4), pips(5), pips(6)], material: materials.slate },
  signs: { faces: [number(1), number(2), symbol('key'), symbol('bat', 1), number(5), number(6)], material: materials.plum },
} as const satisfies DieKinds;
const kindNames = Object.keys(kinds);

/** What the tests of this folder share: throws from all round the tray, and how to measure what came of them. */
export const tray = { width: 18, height: 9.4 };

/** Faces and kinds in turn; the hand goes round the tray by the golden angle and always throws inwards. */
export function someThrow(seed: number, count: number, speed = 20, within = tray): Throw {
  const angle = seed * 2.399;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(6, within.width / 3);
  const dice = Array.from({ length: count }, (_, i): RolledDie => ({
    kind: kindNames[(seed + i) % kindNames.length]!,
    face: ((seed + i * 5) % 6) + 1,
  }));
  return { seed, dice, tray: within, hand: { x: -reach * x, y: -reach * y }, flick: { x: speed * x, y: speed * y } };
}

interface DiePose {
  readonly p: Vec;
  readonly q: Quaternion;
}

export function poseOf(film: Film, die: number, sample: number): DiePose {
  const k = (die * film.samples + sample) * STRIDE;
  const [x, y, z, qx, qy, qz, qw] = film.track.subarray(k, k + STRIDE) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { p: [x, y, z], q: [qx, qy, qz, qw] };
}

export const restOf = (film: Film): DiePose[] => film.dice.map((_, die) => poseOf(film, die, film.samples - 1));

/** By their bytes: comparing tracks number by number takes longer than solving them. */
export const sameFilm = (a: Film, b: Film): boolean =>
  Buffer.from(a.track.buffer).equals(Buffer.from(b.track.buffer)) && Buffer.from(filmToBytes(a)).equals(Buffer.from(filmToBytes(b)));

/** How deep two flat rounded dice are in each other (negative: air between them): distance of two squares less the two radii. */
export function overlap(a: DiePose, b: DiePose): number {
  const A = square(a);
  const B = square(b);
  return 2 * feel.round - Math.min(nearest(A, B), nearest(B, A));
}

type Corner = readonly [number, number];

function square({ p, q }: DiePose): Corner[] {
  const core = 0.5 - feel.round;
  const axes: Vec[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  const [u, v] = axes.map((axis) => rotate(q, axis)).filter((axis) => Math.abs(axis[2]) < 0.5) as [Vec, Vec];
  const corners: Corner[] = [[1, 1], [-1, 1], [-1, -1], [1, -1]];
  return corners.map(([s, t]): Corner => [p[0] + core * (s * u[0] + t * v[0]), p[1] + core * (s * u[1] + t * v[1])]);
}

function nearest(points: readonly Corner[], outline: readonly Corner[]): number {
  let least = Infinity;
  for (const [x, y] of points) {
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      const dx = bx - ax;
      const dy = by - ay;
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      least = Math.min(least, Math.hypot(x - ax - dx * t, y - ay - dy * t));
    });
  }
  return least;
}

/** Against equal shares. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
