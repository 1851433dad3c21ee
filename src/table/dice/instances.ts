import type { DiceView } from './view.ts';
import { STRIDE } from './film.ts';

/** Numbers per die in the instance buffer: place and row, turn, look, then three neighbours of place and turn. */
export const INSTANCE = 36;
/** Numbers per die in a list of looks: row among the faces, material, glow. */
export const LOOK = 3;
const NEIGHBOURS = 3;

/** Arrays that are kept between frames: new ones in each frame would make garbage, and its collection makes a roll stutter. */
export interface Sorting {
  readonly order: number[];
  readonly far: number[];
}

/**
 * Fills the instance buffer, farthest die first. Sorting by centres is right for all but one point in two hundred that two dice
 * cover; the depth that the shader writes settles the rest. `poses` holds places and turns with the skin in them.
 */
export function writeInstances(
  out: Float32Array,
  poses: Float32Array,
  looks: Float32Array,
  count: number,
  view: DiceView,
  { order, far }: Sorting,
): void {
  order.length = count;
  for (let i = 0; i < count; i++) {
    order[i] = i;
    const x = poses[i * STRIDE]! - view.eye[0];
    const y = poses[i * STRIDE + 1]! - view.eye[1];
    const z = poses[i * STRIDE + 2]! - view.eye[2];
    far[i] = x * x + y * y + z * z;
  }
  order.sort((a, b) => far[b]! - far[a]!);
  order.forEach((die, k) => {
    const at = k * INSTANCE;
    copyPose(out, at, poses, die, looks[die * LOOK]!);
    out[at + 8] = looks[die * LOOK + 1]!;
    out[at + 9] = looks[die * LOOK + 2]!;
    writeNeighbours(out, at + 12, poses, die, count, view);
  });
}

/** Place with a fourth number beside it, then the turn. */
function copyPose(out: Float32Array, at: number, poses: Float32Array, die: number, fourth: number): void {
  const p = die * STRIDE;
  out[at] = poses[p]!;
  out[at + 1] = poses[p + 1]!;
  out[at + 2] = poses[p + 2]!;
  out[at + 3] = fourth;
  for (let k = 0; k < 4; k++) out[at + 4 + k] = poses[p + 3 + k]!;
}

const near = [-1, -1, -1];
const distance = [0, 0, 0];

/** The three dice nearest on the way to the lamp: they can shade this one. */
function writeNeighbours(out: Float32Array, at: number, poses: Float32Array, die: number, count: number, { lamp }: DiceView): void {
  near.fill(-1);
  distance.fill(9);
  const p = die * STRIDE;
  for (let other = 0; other < count; other++) {
    if (other === die) continue;
    const o = other * STRIDE;
    const x = poses[o]! - poses[p]!;
    const y = poses[o + 1]! - poses[p + 1]!;
    const z = poses[o + 2]! - poses[p + 2]!;
    const along = Math.max(0, x * lamp[0] + y * lamp[1] + z * lamp[2]);
    const d = x * x + y * y + z * z - along * along * 0.85;
    for (let k = 0; k < NEIGHBOURS; k++) {
      if (d >= distance[k]!) continue;
      near.splice(k, 0, other);
      distance.splice(k, 0, d);
      near.length = distance.length = NEIGHBOURS;
      break;
    }
  }
  near.forEach((other, k) => {
    if (other < 0) out[at + k * 8 + 3] = 0;
    else copyPose(out, at + k * 8, poses, other, 1);
  });
}
