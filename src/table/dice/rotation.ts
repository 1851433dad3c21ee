/**
 * Rotations of a die. The tray's axes are x right, y down (as on the screen) and z out of the table
 * towards the eye. That triple is left-handed: every formula below is the usual one, but a turn that
 * would be anticlockwise in a maths book is clockwise here, as it is in Pixi and in matter-js.
 */
export type Vec = readonly [number, number, number];
/** x, y, z, w */
export type Quaternion = readonly [number, number, number, number];

export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function rotate(q: Quaternion, v: Vec): Vec {
  const [x, y, z, w] = q;
  const [vx, vy, vz] = v;
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + (y * tz - z * ty), vy + w * ty + (z * tx - x * tz), vz + w * tz + (x * ty - y * tx)];
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** What belongs to one side of the cube, in the cube's own axes. The shader holds the same table (marks.glsl). */
interface CubeSide {
  readonly outward: Vec;
  /** which way is up in the picture on it */
  readonly upward: Vec;
}

/**
 * In the order in which a kind lists its faces. First and last, second and fifth, third and fourth are opposite, so 1 to 6 add up
 * to seven.
 */
export const sides: readonly CubeSide[] = [
  { outward: [0, 0, 1], upward: [0, -1, 0] },
  { outward: [0, 1, 0], upward: [0, 0, 1] },
  { outward: [1, 0, 0], upward: [0, 0, 1] },
  { outward: [-1, 0, 0], upward: [0, 0, 1] },
  { outward: [0, -1, 0], upward: [0, 0, 1] },
  { outward: [0, 0, -1], upward: [0, 1, 0] },
];

/** The 24 ways a cube fits into itself; a skin is one of them, by its number here. */
export const rotations: readonly Quaternion[] = cubeRotations();

function cubeRotations(): Quaternion[] {
  const h = Math.sqrt(0.5);
  const quarters: readonly Quaternion[] = [[h, 0, 0, h], [0, h, 0, h], [0, 0, h, h]];
  const found: Quaternion[] = [[0, 0, 0, 1]];
  // The list grows while it is walked: every rotation found is turned further until nothing new comes.
  for (const known of found) {
    for (const quarter of quarters) {
      const next = multiply(quarter, known);
      if (!found.some((f) => Math.abs(f[0] * next[0] + f[1] * next[1] + f[2] * next[2] + f[3] * next[3]) > 0.99)) found.push(next);
    }
  }
  return found;
}

/** The face that looks up, 1 to 6. */
export function topFace(q: Quaternion): number {
  let best = 0;
  let height = -2;
  sides.forEach(({ outward }, index) => {
    const z = rotate(q, outward)[2];
    if (z > height) [best, height] = [index, z];
  });
  return best + 1;
}
