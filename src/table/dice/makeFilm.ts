import { RATE } from './feel.ts';
import { STRIDE, type Film, type Knock } from './film.ts';
import { turnSkin } from './skin.ts';
import type { Tumble } from './tumble.ts';
import type { Throw } from './throw.ts';

/** samples over which a die is laid exactly flat */
const EASE = 14;
/** a softer knock is not heard among the others, and a die knocks once in this many milliseconds */
const SOFTEST = 4;
const PAUSE = 60;

/**
 * Makes the film of a simulated throw out of the poses of each step: one track for each die, each die laid exactly flat at its end,
 * skins turned so that the rolled faces lie on top, and the knocks that are loud enough to be heard.
 */
export function makeFilm(shots: readonly Float32Array[], tumble: Tumble, thrown: Throw): Film {
  const samples = shots.length;
  const still = Uint16Array.from(tumble.dice, (die) => (die.asleep ? Math.min(die.stillFrom, samples - 1) : samples - 1));
  const track = new Float32Array(thrown.dice.length * samples * STRIDE);
  const dice = thrown.dice.map(({ kind, face }, d) => {
    const start = d * samples * STRIDE;
    shots.forEach((shot, n) => track.set(shot.subarray(d * STRIDE, (d + 1) * STRIDE), start + n * STRIDE));
    layFlat(track, start, samples, still[d]!);
    const q = start + (samples - 1) * STRIDE + 3;
    return { kind, face, skin: turnSkin([track[q]!, track[q + 1]!, track[q + 2]!, track[q + 3]!], face) };
  });
  return { dice, rate: RATE, samples, track, still, knocks: worthHearing(tumble.knocks) };
}

/** About half of the knocks remain. A harder knock within the pause takes the place of the one before it. */
export function worthHearing(knocks: readonly Knock[]): Knock[] {
  const heard: Knock[] = [];
  const last = new Map<number, number>();
  for (const knock of knocks) {
    if (knock.speed < SOFTEST) continue;
    const index = last.get(knock.die);
    const before = index === undefined ? undefined : heard[index];
    if (index === undefined || !before || knock.t - before.t >= PAUSE) {
      last.set(knock.die, heard.length);
      heard.push(knock);
    } else if (knock.speed > before.speed) {
      heard[index] = { ...knock, t: before.t };
    }
  }
  return heard;
}

/** A sleeping die is within a hundredth of a degree of flat; that is mended over its last samples so that nothing jumps. */
function layFlat(track: Float32Array, start: number, samples: number, still: number): void {
  const last = start + (samples - 1) * STRIDE;
  const [cx, cy, cw] = uprighting(track, last + 3);
  const raise = 0.5 - track[last + 2]!;
  for (let n = Math.max(0, still - EASE); n < samples; n++) {
    const t = Math.min(1, (n - (still - EASE)) / EASE);
    const k = t * t * (3 - 2 * t);
    const at = start + n * STRIDE;
    track[at + 2]! += raise * k;
    const rx = cx * k;
    const ry = cy * k;
    const rw = cw * k + 2 * (1 - k);
    const l = 1 / Math.sqrt(rx * rx + ry * ry + rw * rw);
    const qx = track[at + 3]!;
    const qy = track[at + 4]!;
    const qz = track[at + 5]!;
    const qw = track[at + 6]!;
    track[at + 3] = (rw * qx + rx * qw + ry * qz) * l;
    track[at + 4] = (rw * qy - rx * qz + ry * qw) * l;
    track[at + 5] = (rw * qz + rx * qy - ry * qx) * l;
    track[at + 6] = (rw * qw - rx * qx - ry * qy) * l;
  }
}

/** x, y and w of the smallest rotation that stands the axis nearest to the upright quite upright: (axis x z, 1 + axis . z). */
function uprighting(track: Float32Array, q: number): readonly [number, number, number] {
  const x = track[q]!;
  const y = track[q + 1]!;
  const z = track[q + 2]!;
  const w = track[q + 3]!;
  const columns = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ] as const;
  const axis = columns.reduce((best, c) => (Math.abs(c[2]) > Math.abs(best[2]) ? c : best));
  const s = Math.sign(axis[2]);
  return [axis[1] * s, -axis[0] * s, 1 + axis[2] * s];
}
