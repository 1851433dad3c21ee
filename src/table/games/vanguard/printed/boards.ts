import { planets } from '../../../../engine/games/vanguard/content/planets.ts';
import type { Planet } from '../../../../engine/games/vanguard/content/types.ts';
import { project, unproject, view, type Spot } from './camera.ts';

export interface BoardSector extends Spot {
  readonly n: number;
  /** Radius on the land. */
  readonly r: number;
  /** Height of the land there. */
  readonly z: number;
}

interface BoardPath {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly oneWay: boolean;
  /** On the land, from a to b. */
  readonly course: readonly Spot[];
}

export interface PlanetBoard {
  readonly sectors: readonly BoardSector[];
  readonly paths: readonly BoardPath[];
}

/** Where sectors lie, in shares of the picture, as each planet's `look` tells. */
const shares: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'eye-of-the-void': [
    [0.14, 0.78],
    [0.42, 0.86],
    [0.45, 0.52],
    [0.82, 0.7],
    [0.52, 0.2],
    [0.82, 0.26],
  ],
  'cinder-orchard': [
    [0.12, 0.84],
    [0.2, 0.56],
    [0.42, 0.84],
    [0.38, 0.42],
    [0.58, 0.3],
    [0.88, 0.66],
    [0.65, 0.68],
    [0.84, 0.24],
    [0.6, 0.02],
  ],
  'lowlight-canopy': [
    [0.13, 0.8],
    [0.17, 0.48],
    [0.38, 0.86],
    [0.41, 0.46],
    [0.66, 0.88],
    [0.83, 0.62],
    [0.86, 0.2],
    [0.62, 0.34],
    [0.4, 0.06],
  ],
  'sundered-quay': [
    [0.12, 0.85],
    [0.13, 0.46],
    [0.4, 0.88],
    [0.36, 0.28],
    [0.68, 0.84],
    [0.76, 0.5],
    [0.6, 0.1],
    [0.45, 0.56],
    [0.88, 0.18],
  ],
  'the-fallow': [
    [0.12, 0.84],
    [0.11, 0.46],
    [0.42, 0.92],
    [0.36, 0.56],
    [0.3, 0.18],
    [0.56, 0.2],
    [0.7, 0.74],
    [0.79, 0.42],
    [0.87, 0.12],
  ],
  'hollow-choir': [
    [0.14, 0.06],
    [0.13, 0.44],
    [0.43, 0.1],
    [0.35, 0.46],
    [0.59, 0.46],
    [0.34, 0.84],
    [0.84, 0.34],
    [0.63, 0.84],
    [0.88, 0.86],
  ],
  'switch-house': [
    [0.1, 0.5],
    [0.36, 0.1],
    [0.22, 0.86],
    [0.46, 0.84],
    [0.4, 0.46],
    [0.63, 0.16],
    [0.64, 0.48],
    [0.74, 0.84],
    [0.88, 0.4],
  ],
};

/** Halcyon Shelf is painted by hand round these places: x, y, radius, height. */
const halcyon = [
  [-6.7, -0.1, 1.72, 0.2],
  [-8.5, 5, 1.62, 0.3],
  [-0.5, -0.2, 1.78, 0.2],
  [-2.5, 5.1, 1.66, 0.1],
  [6.3, 0.1, 1.8, -0.2],
  [7.4, 5.35, 2, 0.1],
  [5.6, 10.2, 2.1, 0.6],
  [-7.2, 10.3, 2, 0.2],
  [-0.6, 13.5, 1.85, -0.3],
] as const;
const halcyonBows: Readonly<Record<string, number>> = {
  a: 0.5,
  b: 0.35,
  c: -0.4,
  d: -0.4,
  e: -0.35,
  f: 0.5,
  g: 0.5,
  h: 0.4,
  i: -0.4,
  j: 0.5,
  k: 1.6,
};

const [highest, lowest] = [0.3, 0.86];

function sectorsOf(planet: string): readonly BoardSector[] {
  if (planet === 'halcyon-shelf') return halcyon.map(([x, y, r, z], i) => ({ n: i + 1, x, y, r, z }));
  return (shares[planet] ?? []).map(([fx, fy], i) => {
    const spot = unproject((0.045 + fx * 0.91) * view.w, (highest + ((fy - 0.05) / 0.85) * (lowest - highest)) * view.h);
    return { n: i + 1, ...spot, r: 1.5 + 0.035 * spot.y, z: 0.16 };
  });
}

/** Points along a path: one bend, sideways by `bow`. */
function courseOf(a: Spot, b: Spot, bow: number, steps = 14): readonly Spot[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const l = Math.hypot(dx, dy);
  const mid = { x: (a.x + b.x) / 2 - (dy / l) * bow, y: (a.y + b.y) / 2 + (dx / l) * bow };
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return { x: u * u * a.x + 2 * u * t * mid.x + t * t * b.x, y: u * u * a.y + 2 * u * t * mid.y + t * t * b.y };
  });
}

/** A path bends round sectors that lie in its way: the bend that keeps farthest from them. */
function bestBow(a: BoardSector, b: BoardSector, all: readonly BoardSector[], i: number): number {
  const others = all.filter(({ n }) => n !== a.n && n !== b.n);
  const tries = [0.4, -0.4, 0.9, -0.9, 1.5, -1.5, 2.2, -2.2, 3, -3];
  const room = (bow: number): number => {
    const course = courseOf(a, b, bow);
    const least = Math.min(...others.map((one) => Math.min(...course.map((at) => Math.hypot(at.x - one.x, at.y - one.y) - one.r))));
    return Math.min(least, 0.5) - Math.abs(bow) * 0.04;
  };
  const ordered = i % 2 === 0 ? tries : tries.map((bow) => -bow);
  return ordered.reduce((best, bow) => (room(bow) > room(best) + 0.01 ? bow : best));
}

function boardOf(planet: Planet): PlanetBoard {
  const sectors = sectorsOf(planet.id);
  const paths = planet.paths.map(({ id, a, b, oneWay }, i): BoardPath => {
    const [from, to] = [sectors[a - 1]!, sectors[b - 1]!];
    const twin =
      planet.paths.findIndex((one) => Math.min(one.a, one.b) === Math.min(a, b) && Math.max(one.a, one.b) === Math.max(a, b)) < i;
    const bow = planet.id === 'halcyon-shelf' ? halcyonBows[id]! : bestBow(from, to, sectors, i) * (twin ? -1 : 1);
    return { id, a, b, oneWay, course: courseOf(from, to, bow) };
  });
  return { sectors, paths };
}

export const boards: Readonly<Record<string, PlanetBoard>> = Object.fromEntries(planets.map(({ planet }) => [planet.id, boardOf(planet)]));

/** The middle of a sector in the picture, with the scale of things that stand there. */
export const spotOf = ({ x, y, z }: BoardSector) => project(x, y, z);

/** The rim of a sector in the picture. */
export const rimOf = ({ x, y, r, z }: BoardSector, grow = 1, steps = 48): readonly Spot[] =>
  Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2;
    return project(x + Math.cos(a) * r * grow, y + Math.sin(a) * r * grow, z);
  });

/** Points of a path in the picture, outside of both sectors, about `gap` units of land apart. */
export function dotsOf(board: PlanetBoard, path: BoardPath, gap = 0.36): readonly (Spot & { readonly scale: number })[] {
  const ends = [path.a, path.b].map((n) => board.sectors[n - 1]!);
  const dots: (Spot & { scale: number })[] = [];
  let left = 0;
  path.course.forEach((at, i) => {
    const before = path.course[i - 1];
    if (!before) return;
    const l = Math.hypot(at.x - before.x, at.y - before.y);
    let t = left;
    for (; t < l; t += gap) {
      const spot = { x: before.x + ((at.x - before.x) * t) / l, y: before.y + ((at.y - before.y) * t) / l };
      if (ends.every((one) => Math.hypot(spot.x - one.x, spot.y - one.y) > one.r + 0.12)) dots.push(project(spot.x, spot.y, 0.2));
    }
    left = t - l;
  });
  return dots;
}

/** The middle of a path between its two rims: where its icons lie. */
export function middleOf(board: PlanetBoard, path: BoardPath): Spot {
  const dots = dotsOf(board, path, 0.1);
  return dots[Math.floor(dots.length / 2)] ?? project(path.course[7]!.x, path.course[7]!.y, 0.2);
}
