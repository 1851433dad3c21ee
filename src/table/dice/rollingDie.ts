import type { Cube } from './cube.ts';
import type { PlaneBody } from './plane.ts';

/** A die on its way: the cube knows height and rotation, the body the plane. */
export interface RollingDie {
  readonly cube: Cube;
  readonly body: PlaneBody;
  /** has come in over the rim */
  inside: boolean;
  /** samples for which it has been calm */
  quiet: number;
  /** plane steps for which it has leant, slow, on a wall or on another die */
  wedged: number;
  asleep: boolean;
  stillFrom: number;
  /** what the felt made of its speeds in this step, before the plane changed them */
  setX: number;
  setY: number;
  setW: number;
}

export function wake(die: RollingDie): void {
  die.asleep = false;
  die.quiet = 0;
}

/** Flat, slow and touching for three samples: it sleeps. Compared with a tolerance, an exact test never lets a die rest. */
export function settle(die: RollingDie, sample: number): void {
  const { cube } = die;
  if (die.asleep) return;
  const v = cube.vx * cube.vx + cube.vy * cube.vy + cube.vz * cube.vz;
  const w = cube.wx * cube.wx + cube.wy * cube.wy + cube.wz * cube.wz;
  const calm = die.inside && cube.touching >= 3 && cube.flatness() > 0.9998 && v < 0.06 && w < 0.1;
  die.quiet = calm ? die.quiet + 1 : 0;
  if (die.quiet < 3) return;
  die.asleep = true;
  die.stillFrom = sample;
  cube.halt();
}

/** A die that would stay cocked, one edge up between a wall and the felt's friction, slips until it lies flat. */
export function slipIfWedged(die: RollingDie): void {
  const { cube } = die;
  const slow = cube.vx * cube.vx + cube.vy * cube.vy + cube.vz * cube.vz < 6;
  die.wedged = cube.flatness() < 0.998 && slow && cube.touching > 0 ? die.wedged + 1 : 0;
  cube.hold = die.wedged > 3 ? 0.08 : 1;
}

/**
 * From over the rim: pushed in, with a least speed (a push that fades with the distance never arrives), and not under the rim. True
 * once it is in.
 */
export function enter({ cube }: RollingDie, tray: { readonly width: number; readonly height: number }): boolean {
  const mx = tray.width / 2 - 0.8;
  const my = tray.height / 2 - 0.8;
  cube.vx = inward(cube.x, cube.vx, mx);
  cube.vy = inward(cube.y, cube.vy, my);
  if (Math.abs(cube.x) <= mx && Math.abs(cube.y) <= my) return true;
  if (cube.z < 1.6 && cube.vz < 0) cube.vz *= 0.7;
  return false;
}

function inward(p: number, v: number, most: number): number {
  if (p > most) return Math.min(v, -(p - most) * 5 - 3);
  if (p < -most) return Math.max(v, (-most - p) * 5 + 3);
  return v;
}
