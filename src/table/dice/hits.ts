import type { Pair } from 'matter-js';
import { EASE_OF_SPIN } from './cube.ts';
import type { Feel } from './feel.ts';
import { isWall, SCALE } from './plane.ts';
import { wake, type RollingDie } from './rollingDie.ts';

/** A new contact in the plane, seen before matter-js resolves it. */
export interface Hit {
  readonly a: RollingDie;
  /** null: a wall or a standing die, which do not give way */
  readonly b: RollingDie | null;
  readonly wall: boolean;
  /** unit normal from b to a, contact point in edges */
  readonly nx: number;
  readonly ny: number;
  readonly x: number;
  readonly y: number;
  /** approach along the normal, and the push that matter-js will give */
  readonly speed: number;
  readonly push: number;
}

const SOFTEST = 0.8;
/** highest lever of a hit over a centre */
const LEVER = 0.5;

/** Null for a touch too soft to matter. */
export function readHit(pair: Pair, of: ReadonlyMap<number, RollingDie>, clack: number): Hit | null {
  const { bodyA, bodyB, normal, supports } = pair.collision;
  const first = of.get(bodyA.id);
  const a = first ?? of.get(bodyB.id);
  if (!a) return null;
  const b = first ? (of.get(bodyB.id) ?? null) : null;
  const nx = first ? normal.x : -normal.x;
  const ny = first ? normal.y : -normal.y;
  const count = (pair as unknown as { contactCount?: number }).contactCount ?? 1;
  const one = supports[0]!;
  const other = (count > 1 ? supports[1] : one) ?? one;
  const x = (one.x + other.x) / 2 / SCALE;
  const y = (one.y + other.y) / 2 / SCALE;
  const speed = approach(b, x, y, nx, ny) - approach(a, x, y, nx, ny);
  if (speed < SOFTEST) return null;
  const wall = isWall(first ? bodyB : bodyA);
  return { a, b, wall, nx, ny, x, y, speed, push: (1 + clack) * speed * (b ? 0.5 : 1) };
}

/** Speed of a die's point (x, y) along the normal, as the felt left it. */
function approach(die: RollingDie | null, x: number, y: number, nx: number, ny: number): number {
  if (!die) return 0;
  return (die.setX - (y - die.cube.y) * die.setW) * nx + (die.setY + (x - die.cube.x) * die.setW) * ny;
}

/** What the plane cannot know of a hit: its lever above or below the centres, rubbing, and the hop of a higher die. */
export function finishHit({ a, b, nx, ny, x, y, push }: Hit, feel: Feel): void {
  const A = a.cube;
  const B = b?.cube;
  const heightA = A.z + A.sideHeight(-nx, -ny);
  const heightB = B ? B.z + B.sideHeight(nx, ny) : heightA;
  const z = (heightA + heightB) / 2;
  const za = Math.min(Math.max(z - A.z, -LEVER), LEVER);
  const zb = B ? Math.min(Math.max(z - B.z, -LEVER), LEVER) : 0;
  const lever = feel.tumble * push * EASE_OF_SPIN;
  A.spin(-za * ny * lever, za * nx * lever, 0);
  B?.spin(zb * ny * lever, -zb * nx * lever, 0);

  const ax = x - A.x;
  const ay = y - A.y;
  const bx = B ? x - B.x : 0;
  const by = B ? y - B.y : 0;
  let along = (A.vx + A.wy * za - A.wz * ay) * -ny + (A.vy + A.wz * ax - A.wx * za) * nx;
  let up = A.vz + A.wx * ay - A.wy * ax;
  if (B) {
    along -= (B.vx + B.wy * zb - B.wz * by) * -ny + (B.vy + B.wz * bx - B.wx * zb) * nx;
    up -= B.vz + B.wx * by - B.wy * bx;
  }
  const slip = Math.sqrt(along * along + up * up);
  if (slip > 1e-6) {
    const j = Math.min(feel.grip * push, slip * (B ? 0.14 : 0.28)) / slip;
    const jx = ny * along * j;
    const jy = -nx * along * j;
    const jz = -up * j;
    A.push(ax, ay, za, jx, jy, jz);
    B?.push(bx, by, zb, -jx, -jy, -jz);
  }
  if (b && B) {
    const hop = Math.min(Math.max(A.z - B.z, -1), 1) * push * feel.hop;
    A.vz += hop;
    B.vz -= hop;
    wake(b);
  }
  wake(a);
}
