/** One over the inertia of a cube with edge 1 and mass 1: the same about every axis, so there is no gyroscopic term. */
export const EASE_OF_SPIN = 6;

/**
 * One die as a rigid body in three dimensions, with edge 1, mass 1 and rounded edges, over an endless felt at z = 0.
 * A rounded cube is a smaller cube (its core) with a ball rolled round it. Where x and y are is not decided here: the plane
 * belongs to matter-js. Only + - * / and sqrt are used, so that every browser computes the same bits.
 */
export class Cube {
  x = 0;
  y = 0;
  z = 0;
  vx = 0;
  vy = 0;
  vz = 0;
  wx = 0;
  wy = 0;
  wz = 0;
  qx = 0;
  qy = 0;
  qz = 0;
  qw = 1;
  /** rotation matrix of q, by rows */
  m00 = 1;
  m01 = 0;
  m02 = 0;
  m10 = 0;
  m11 = 1;
  m12 = 0;
  m20 = 0;
  m21 = 0;
  m22 = 1;
  /** hardest knock on the felt since it was last read, and how many corners touch */
  knock = 0;
  touching = 0;
  /** share of the felt's friction: a wedged die is let slip */
  hold = 1;
  readonly core: number;

  constructor(readonly round: number) {
    this.core = 0.5 - round;
  }

  setTurn(x: number, y: number, z: number, w: number): void {
    this.qx = x;
    this.qy = y;
    this.qz = z;
    this.qw = w;
    this.m00 = 1 - 2 * (y * y + z * z);
    this.m01 = 2 * (x * y - z * w);
    this.m02 = 2 * (x * z + y * w);
    this.m10 = 2 * (x * y + z * w);
    this.m11 = 1 - 2 * (x * x + z * z);
    this.m12 = 2 * (y * z - x * w);
    this.m20 = 2 * (x * z - y * w);
    this.m21 = 2 * (y * z + x * w);
    this.m22 = 1 - 2 * (x * x + y * y);
  }

  /** 1 when a face lies quite flat, less the more the die leans */
  flatness(): number {
    return Math.max(Math.abs(this.m20), Math.abs(this.m21), Math.abs(this.m22));
  }

  /** Height, from the centre, of the point that meets a wall or another die in the horizontal direction (nx, ny). */
  sideHeight(nx: number, ny: number): number {
    const a = this.m00 * nx + this.m10 * ny;
    const b = this.m01 * nx + this.m11 * ny;
    const c = this.m02 * nx + this.m12 * ny;
    return this.core * (leaning(a) * this.m20 + leaning(b) * this.m21 + leaning(c) * this.m22);
  }

  /** A push at the offset (x, y, z) from the centre. */
  push(x: number, y: number, z: number, jx: number, jy: number, jz: number): void {
    this.vx += jx;
    this.vy += jy;
    this.vz += jz;
    this.spin((y * jz - z * jy) * EASE_OF_SPIN, (z * jx - x * jz) * EASE_OF_SPIN, (x * jy - y * jx) * EASE_OF_SPIN);
  }

  spin(x: number, y: number, z: number): void {
    this.wx += x;
    this.wy += y;
    this.wz += z;
  }

  halt(): void {
    this.vx = this.vy = this.vz = this.wx = this.wy = this.wz = 0;
  }
}

/** Which end of an axis touches; an axis that lies nearly along the touched plane adds nothing, its two ends touch equally. */
function leaning(s: number): number {
  return s > 0.25 ? 1 : s < -0.25 ? -1 : s * 4;
}
