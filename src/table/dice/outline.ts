import type { Body, Vector } from 'matter-js';
import type { Cube } from './cube.ts';

/** Outlines are this much larger than the dice, so that what matter-js leaves of an overlap is air. */
const SKIN = 0.015;

// the cube's axes as seen from above, in order of their angle
const gx = [0, 0, 0];
const gy = [0, 0, 0];

/**
 * The shadow that a rounded cube would throw under a lamp straight above: the outline that matter-js collides.
 * The core's outline is the sum of three segments (its axes seen from above), four or six corners; each corner
 * is then rounded with three points. Two dice whose outlines are apart cannot overlap in space, so none can lie on another.
 * Vertices and axes are written into the body directly: `Body.setVertices` would sort, weigh and stringify them again
 * on every step (and needs sin, cos and atan2, whose last bit differs between browsers).
 */
export function writeOutline(cube: Cube, body: Body, scale: number): void {
  const r = (cube.round + SKIN) * scale;
  const n = findAxes(cube, 2 * cube.core * scale, r);
  if (n === 0) return;
  const { vertices, axes } = room(body, n);

  // walk half of the outline, anticlockwise in numbers as matter-js wants; the other half mirrors it through the centre
  let x = 0;
  let y = 0;
  for (let i = 0; i < n; i++) {
    x -= gx[i]! / 2;
    y -= gy[i]! / 2;
  }
  const half = n * 3;
  const last = 1 / Math.sqrt(gx[n - 1]! * gx[n - 1]! + gy[n - 1]! * gy[n - 1]!);
  // outward normal of the edge that ends at the start: the mirrored last one
  let nx = -gy[n - 1]! * last;
  let ny = gx[n - 1]! * last;
  for (let i = 0; i < n; i++) {
    const l = 1 / Math.sqrt(gx[i]! * gx[i]! + gy[i]! * gy[i]!);
    const mx = gy[i]! * l;
    const my = -gx[i]! * l;
    const b = 1 / Math.sqrt((nx + mx) * (nx + mx) + (ny + my) * (ny + my));
    const bx = (nx + mx) * b;
    const by = (ny + my) * b;
    const k = i * 3;
    put(vertices, k, half, body.position, x + r * nx, y + r * ny);
    put(vertices, k + 1, half, body.position, x + r * bx, y + r * by);
    put(vertices, k + 2, half, body.position, x + r * mx, y + r * my);
    chamfer(axes[k]!, nx, ny, bx, by);
    chamfer(axes[k + 1]!, bx, by, mx, my);
    axes[k + 2]!.x = mx;
    axes[k + 2]!.y = my;
    x += gx[i]!;
    y += gy[i]!;
    nx = mx;
    ny = my;
  }
  bound(body);
}

/**
 * Fills gx and gy and says how many there are: axes seen end-on are left out and parallel ones joined, a zero axis makes two bodies
 * miss each other.
 */
function findAxes(cube: Cube, c: number, r: number): number {
  let n = 0;
  for (let k = 0; k < 3; k++) {
    let x = (k === 0 ? cube.m00 : k === 1 ? cube.m01 : cube.m02) * c;
    let y = (k === 0 ? cube.m10 : k === 1 ? cube.m11 : cube.m12) * c;
    if (x * x + y * y < r * r * 0.0004) continue;
    if (y < 0 || (y === 0 && x < 0)) {
      x = -x;
      y = -y;
    }
    gx[n] = x;
    gy[n] = y;
    n++;
  }
  for (let i = 1; i < n; i++) for (let j = i; j > 0 && cross(j - 1, j) < 0; j--) swap(j, j - 1);
  for (let i = 0; i + 1 < n; i++) {
    if (cross(i, i + 1) >= 1e-4 * c * c) continue;
    gx[i]! += gx[i + 1]!;
    gy[i]! += gy[i + 1]!;
    for (let j = i + 1; j + 1 < n; j++) {
      gx[j] = gx[j + 1]!;
      gy[j] = gy[j + 1]!;
    }
    n--;
    i--;
  }
  return n;
}

const cross = (i: number, j: number): number => gx[i]! * gy[j]! - gy[i]! * gx[j]!;

function swap(i: number, j: number): void {
  [gx[i], gx[j]] = [gx[j]!, gx[i]!];
  [gy[i], gy[j]] = [gy[j]!, gy[i]!];
}

type Vertex = Vector & { index: number; body: Body; isInternal: boolean };

function room(body: Body, n: number): { vertices: Vertex[]; axes: Vector[] } {
  const vertices = body.vertices as Vertex[];
  while (vertices.length < n * 6) vertices.push({ x: 0, y: 0, index: vertices.length, body, isInternal: false });
  vertices.length = n * 6;
  const axes = body.axes!;
  while (axes.length < n * 3) axes.push({ x: 0, y: 0 });
  axes.length = n * 3;
  return { vertices, axes };
}

function put(vertices: Vertex[], at: number, half: number, middle: Vector, x: number, y: number): void {
  const here = vertices[at]!;
  const across = vertices[at + half]!;
  here.x = middle.x + x;
  here.y = middle.y + y;
  across.x = middle.x - x;
  across.y = middle.y - y;
}

function chamfer(axis: Vector, ax: number, ay: number, bx: number, by: number): void {
  const x = ax + bx;
  const y = ay + by;
  const l = 1 / Math.sqrt(x * x + y * y);
  axis.x = x * l;
  axis.y = y * l;
}

function bound(body: Body): void {
  const { min, max } = body.bounds;
  min.x = min.y = Infinity;
  max.x = max.y = -Infinity;
  for (const v of body.vertices) {
    if (v.x < min.x) min.x = v.x;
    if (v.x > max.x) max.x = v.x;
    if (v.y < min.y) min.y = v.y;
    if (v.y > max.y) max.y = v.y;
  }
}
