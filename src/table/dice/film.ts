import type { Quaternion } from './rotation.ts';
import type { LyingDie } from './throw.ts';

export interface FilmDie {
  readonly kind: string;
  /** the rolled face, from 1: what lies on top in the end */
  readonly face: number;
  /** number of the rotation in `rotations` by which the skin is turned on the bare cube */
  readonly skin: number;
}

/** Something to hear. */
export interface Knock {
  /** milliseconds from the start of the film */
  readonly t: number;
  readonly die: number;
  /** edges per second along the normal: loudness */
  readonly speed: number;
  readonly against: 'felt' | 'wall' | 'die';
}

/** A solved throw: where every die is at every sample, and every knock. Lengths are in edges of a die. */
export interface Film {
  readonly dice: readonly FilmDie[];
  /** samples per second */
  readonly rate: number;
  readonly samples: number;
  /** [die][sample][x, y, z, qx, qy, qz, qw] of the bare cubes, flat */
  readonly track: Float32Array;
  /** the sample from which each die lies still */
  readonly still: Uint16Array;
  readonly knocks: readonly Knock[];
}

/** numbers per die and sample in a track, and per die in a list of poses */
export const STRIDE = 7;

export const filmLength = (film: Film): number => ((film.samples - 1) * 1000) / film.rate;

/** Pose of a bare cube at a time in milliseconds, written into `out`; between samples positions and rotations are blended. */
export function poseAt(film: Film, die: number, ms: number, out: Float32Array | number[], at = 0): void {
  const { track, samples, rate } = film;
  const time = Math.min(Math.max((ms * rate) / 1000, 0), samples - 1);
  const sample = Math.min(Math.floor(time), Math.max(0, samples - 2));
  const f = time - sample;
  const a = (die * samples + sample) * STRIDE;
  const b = samples > 1 ? a + STRIDE : a;
  for (let k = 0; k < 3; k++) out[at + k] = track[a + k]! + (track[b + k]! - track[a + k]!) * f;
  let agree = 0;
  for (let k = 3; k < STRIDE; k++) agree += track[a + k]! * track[b + k]!;
  // q and -q are the same turn: blend towards the nearer one
  const sign = agree < 0 ? -1 : 1;
  let square = 0;
  for (let k = 3; k < STRIDE; k++) {
    const v = track[a + k]! * (1 - f) + track[b + k]! * f * sign;
    out[at + k] = v;
    square += v * v;
  }
  const length = Math.sqrt(square);
  for (let k = 3; k < STRIDE; k++) out[at + k]! /= length;
}

/** How the bare cube lies in the end. */
export function restTurn(film: Film, die: number): Quaternion {
  const at = (die * film.samples + film.samples - 1) * STRIDE + 3;
  const { track } = film;
  return [track[at]!, track[at + 1]!, track[at + 2]!, track[at + 3]!];
}

/** Where its dice lie in the end: obstacles for the next throw. */
export function restPlaces(film: Film): LyingDie[] {
  return film.dice.map((_, die) => {
    const at = (die * film.samples + film.samples - 1) * STRIDE;
    const [x, y, z, w] = restTurn(film, die);
    // of the cube's first two axes at least one lies level
    const flat = [1 - 2 * (y * y + z * z), 2 * (x * y + z * w)] as const;
    const level = flat[0] * flat[0] + flat[1] * flat[1] > 0.5 ? flat : ([2 * (x * y - z * w), 1 - 2 * (x * x + z * z)] as const);
    return { x: film.track[at]!, y: film.track[at + 1]!, cos: level[0], sin: level[1] };
  });
}
