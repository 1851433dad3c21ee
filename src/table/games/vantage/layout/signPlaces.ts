import { directions, type Direction } from '../../../../engine/games/vantage/content/vocabulary.ts';
import { strip, type Point, type Strip } from '../../../stage/shapes.ts';
import { cropOf, seenAt, thingsIn } from './crop.ts';

/** Where signs hang if the picture names fewer things than there are actions. */
const usual: readonly (readonly [number, number])[] = [
  [0.2, 0.34],
  [0.78, 0.36],
  [0.36, 0.2],
  [0.64, 0.22],
  [0.16, 0.54],
  [0.84, 0.54],
  [0.5, 0.44],
];

/** How large signs and the ways out are drawn: for the longest verb, and for a finger. */
export function signSizes(verbs: readonly string[], { width }: Strip, letters: number, finger: number) {
  const size = Math.max(letters, Math.min(22, width / 52));
  const height = Math.max(size * 2.1, finger);
  const longest = Math.max(...verbs.map((verb) => verb.length));
  return { size, sign: { width: height + size * (2.1 + longest * 0.74), height }, r: Math.max(size * 1.5, finger / 2) };
}

/** Where a way out lies: at the side it leads to. */
export const wayAt = (way: Direction, { x, y, width, height }: Strip, r: number): Point =>
  ({
    N: { x: x + width * 0.5, y: y + r * 1.4 },
    E: { x: x + width - r * 1.3, y: y + height * 0.5 },
    S: { x: x + width * 0.8, y: y + height - r * 1.3 },
    W: { x: x + r * 1.3, y: y + height * 0.5 },
  })[way];

export const exitStrips = (at: Strip, r: number): readonly Strip[] =>
  directions.map((way) => wayAt(way, at, r)).map(({ x, y }) => strip(x - r, y - r, r * 2, r * 2));

interface SignPlace {
  /** What the sign points at. */
  readonly thing: Point;
  /** Middle of the sign. */
  readonly at: Point;
}

/** A spot for each sign, at the things of the picture where there are some, and never over one another. */
export function signPlaces(
  num: number,
  count: number,
  window: Strip,
  sign: { readonly width: number; readonly height: number },
  /** Dials and whatever else no sign may lie on. */
  kept: readonly Strip[] = [],
  /** The ways out at the sides; columns stand between them by themselves. */
  exits: readonly Strip[] = [],
): readonly SignPlace[] {
  const atTop = [...kept, ...exits.filter(({ y }) => y < window.y + sign.height)];
  if (window.width < sign.width * 3.6) return inColumns(2, count, window, sign, atTop);
  // a window that is this low has no room for signs over things: two rows, below the way to the north
  if (window.height < sign.height * 7) return inColumns(3, count, window, sign, atTop);
  const crop = cropOf(num, window);
  const inWindow = (point: Point): Point => {
    const { x, y } = seenAt(point, crop, window);
    return { x, y: Math.min(window.y + window.height * 0.62, y) };
  };
  const seen = ({ x }: Point): boolean => x > window.x + window.width * 0.06 && x < window.x + window.width * 0.94;
  const apart = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > sign.height * 2.2;
  const targets: Point[] = [];
  for (const point of [
    ...thingsIn(num).map(inWindow).filter(seen),
    ...usual.map(([x, y]) => ({ x: window.x + x * window.width, y: window.y + y * window.height })),
  ])
    if (targets.every((one) => apart(one, point))) targets.push(point);
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(window.x + window.width - sign.width * 0.75, Math.max(window.x + sign.width * 0.75, x)),
    y: Math.min(window.y + window.height * 0.6, Math.max(window.y + window.height * 0.13, y)),
  });
  const laid: SignPlace[] = [];
  const covers = ({ x, y, width, height }: Strip, at: Point): boolean =>
    Math.abs(x + width / 2 - at.x) < (width + sign.width) / 2 && Math.abs(y + height / 2 - at.y) < (height + sign.height) / 2;
  const free = (at: Point): boolean =>
    ![...kept, ...exits].some((one) => covers(one, at)) &&
    laid.every((one) => Math.abs(one.at.x - at.x) > sign.width * 1.04 || Math.abs(one.at.y - at.y) > sign.height * 1.3);
  const shifts: readonly Point[] = Array.from({ length: 160 }, (_, i) => {
    const ring = Math.ceil(i / 8);
    const angle = (i * Math.PI) / 4 + ring;
    return { x: Math.cos(angle) * ring * sign.width * 0.5, y: Math.sin(angle) * ring * sign.height };
  });
  for (let i = 0; i < count; i++) {
    const thing = targets[i] ?? { x: window.x + window.width / 2, y: window.y + window.height * 0.3 };
    const start = { x: thing.x, y: thing.y - sign.height * 1.6 };
    const at = shifts.map((by) => clamp({ x: start.x + by.x, y: start.y + by.y })).find(free) ?? clamp(start);
    laid.push({ thing, at });
  }
  return laid;
}

/** Where there is no room beside the things: columns between the ways to the west and to the east, below what lies at the top. */
function inColumns(
  columns: number,
  count: number,
  window: Strip,
  sign: { readonly width: number; readonly height: number },
  kept: readonly Strip[],
): readonly SignPlace[] {
  const top = Math.max(window.y, ...kept.map(({ y, height }) => y + height));
  return Array.from({ length: count }, (_, i) => {
    const at = {
      x: window.x + window.width / 2 + ((i % columns) - (columns - 1) / 2) * (sign.width + 6),
      y: top + 4 + sign.height / 2 + Math.floor(i / columns) * (sign.height + 4),
    };
    return { at, thing: at };
  });
}
