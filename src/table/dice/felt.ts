import { EASE_OF_SPIN, type Cube } from './cube.ts';
import type { Feel } from './feel.ts';

const CORNERS = [-1, -1, -1, 1, -1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, 1, -1, 1, 1, 1, 1, 1] as const;
const SWEEPS = 8;
/** a copy of our own: this file is the innermost loop, and an imported name is looked up anew each time */
const SPIN = EASE_OF_SPIN;

// scratch for one die: offsets of the touching points, wanted speeds, impulses so far
const px = new Float64Array(8);
const py = new Float64Array(8);
const pz = new Float64Array(8);
const wanted = new Float64Array(8);
const sumN = new Float64Array(8);
const sumX = new Float64Array(8);
const sumY = new Float64Array(8);

/** One small step: gravity, contacts with the felt, then height and rotation (not x and y: they belong to the plane). */
export function stepOnFelt(cube: Cube, h: number, felt: Feel): void {
  cube.vz -= felt.gravity * h;
  cube.touching = 0;
  if (cube.z < 1) touch(cube, h, felt);
  cube.z += cube.vz * h;
  const { qx, qy, qz, qw, wx, wy, wz } = cube;
  const k = h / 2;
  const x = qx + k * (wx * qw + wy * qz - wz * qy);
  const y = qy + k * (wy * qw + wz * qx - wx * qz);
  const z = qz + k * (wz * qw + wx * qy - wy * qx);
  const w = qw - k * (wx * qx + wy * qy + wz * qz);
  const n = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
  cube.setTurn(x * n, y * n, z * n, w * n);
}

/**
 * A rounded cube can touch a plane only under the eight corners of its core: eight possible contacts, solved with sequential
 * impulses. A corner that would cross the felt within the step is stopped now, so nothing sinks in and nothing is pushed
 * out later: that is why a die never pops.
 */
function touch(cube: Cube, h: number, felt: Feel): void {
  const count = findContacts(cube, h, felt);
  cube.touching = count;
  if (count === 0) return;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    // there and back, or the first corner would always win
    for (let j = 0; j < count; j++) resolve(cube, sweep & 1 ? count - 1 - j : j, felt.friction * cube.hold);
  }
  const keep = 1 - felt.drag * h;
  cube.wx *= keep;
  cube.wy *= keep;
  cube.wz *= keep;
  cube.vx *= keep;
  cube.vy *= keep;
}

function findContacts(cube: Cube, h: number, felt: Feel): number {
  const { core, round } = cube;
  let n = 0;
  for (let c = 0; c < 24; c += 3) {
    const a = CORNERS[c]! * core;
    const b = CORNERS[c + 1]! * core;
    const d = CORNERS[c + 2]! * core;
    const oz = cube.m20 * a + cube.m21 * b + cube.m22 * d;
    const gap = cube.z + oz - round;
    if (gap > 0.3) continue;
    const ox = cube.m00 * a + cube.m01 * b + cube.m02 * d;
    const oy = cube.m10 * a + cube.m11 * b + cube.m12 * d;
    const uz = cube.vz + cube.wx * oy - cube.wy * ox;
    if (gap > 0 && gap + uz * h > 0) continue;
    px[n] = ox;
    py[n] = oy;
    pz[n] = oz - round;
    wanted[n] = uz < -felt.dead ? -felt.bounce * uz : gap > 0 ? -gap / h : Math.min((-gap * 0.1) / h, 2);
    if (-uz > cube.knock) cube.knock = -uz;
    sumN[n] = sumX[n] = sumY[n] = 0;
    n++;
  }
  return n;
}

function resolve(cube: Cube, c: number, friction: number): void {
  const x = px[c]!;
  const y = py[c]!;
  const z = pz[c]!;
  const uz = cube.vz + cube.wx * y - cube.wy * x;
  const before = sumN[c]!;
  const normal = Math.max(0, before + (wanted[c]! - uz) / (1 + (x * x + y * y) * SPIN));
  const jn = normal - before;
  sumN[c] = normal;
  cube.vz += jn;
  cube.wx += (y * jn) * SPIN;
  cube.wy -= (x * jn) * SPIN;

  const ux = cube.vx + cube.wy * z - cube.wz * y;
  const uy = cube.vy + cube.wz * x - cube.wx * z;
  let sx = sumX[c]! - ux / (1 + (z * z + y * y) * SPIN);
  let sy = sumY[c]! - uy / (1 + (z * z + x * x) * SPIN);
  const most = friction * normal;
  const size = sx * sx + sy * sy;
  if (size > most * most) {
    const k = most / Math.sqrt(size);
    sx *= k;
    sy *= k;
  }
  const jx = sx - sumX[c]!;
  const jy = sy - sumY[c]!;
  sumX[c] = sx;
  sumY[c] = sy;
  cube.vx += jx;
  cube.vy += jy;
  cube.wx += (-z * jy) * SPIN;
  cube.wy += (z * jx) * SPIN;
  cube.wz += (x * jy - y * jx) * SPIN;
}
