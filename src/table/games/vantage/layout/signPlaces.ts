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

/** A phone, or a vista as small as one: signs would cover it, and stand in a row at its foot. */
export const isSmall = ({ width, height }: Strip, letters: number): boolean => height < letters * 30 || width < letters * 40;

/** Room for the verb below a token, in letters. */
export const tokenFoot = 1.5;

/** How large signs and the ways out are drawn: for the longest verb, and for a finger. */
export function signSizes(verbs: readonly string[], at: Strip, letters: number, finger: number) {
  const size = Math.max(letters, Math.min(22, at.width / 52));
  const r = Math.max(size * 1.5, finger / 2);
  if (isSmall(at, letters)) {
    const width = Math.min(letters * 8, (at.width - 4) / Math.max(1, verbs.length));
    return { size, sign: { width, height: Math.max(finger, letters * 2.6) + letters * tokenFoot }, r };
  }
  const height = Math.max(size * 2.1, finger);
  const longest = verbs.reduce((most, verb) => (verb.length > most.length ? verb : most), '');
  return { size, sign: { width: signWidth(longest, size, height), height }, r };
}

/** A sign is as wide as its verb needs. */
export const signWidth = (verb: string, size: number, height: number): number => height + size * (2.7 + verb.length * 0.76);

/** Letters of the name of a place. */
export const nameLetters = (at: Strip, letters: number): number =>
  Math.max(letters * (isSmall(at, letters) ? 1.5 : 1.9), Math.min(46, at.width / 24));
/** The stamp with its number is so many of them high. */
export const stampSide = 1.9;

/** So much of the foot of a small vista belongs to the row of signs: name and ways out stand above it. */
export function signRow(at: Strip, letters: number, finger: number): number {
  return isSmall(at, letters) ? signSizes([], at, letters, finger).sign.height + 4 : 0;
}

/** Where a way out lies: at the side it leads to, above the row of signs if there is one. */
export function wayAt(way: Direction, { x, y, width, height }: Strip, r: number, row = 0): Point {
  const free = height - row;
  return {
    N: { x: x + width * 0.5, y: y + r * 1.4 },
    E: { x: x + width - r * 1.3, y: y + free * 0.5 },
    S: { x: x + width * 0.8, y: y + free - r * 1.3 },
    W: { x: x + r * 1.3, y: y + free * 0.5 },
  }[way];
}

export const exitStrips = (at: Strip, r: number, row = 0): readonly Strip[] =>
  directions.map((way) => wayAt(way, at, r, row)).map(({ x, y }) => strip(x - r, y - r, r * 2, r * 2));

interface SignPlace {
  /** What the sign points at; nothing if the picture has fewer things than there are actions. */
  readonly thing: Point | null;
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
  /** The ways out at the sides. */
  exits: readonly Strip[] = [],
  /** Height of the row of signs at the foot; 0 where they stand in the landscape. */
  row = 0,
): readonly SignPlace[] {
  const crop = cropOf(num, window);
  const inWindow = (point: Point): Point => {
    const { x, y } = seenAt(point, crop, window);
    return { x, y: Math.min(window.y + window.height * 0.62, y) };
  };
  const seen = ({ x }: Point): boolean => x > window.x + window.width * 0.06 && x < window.x + window.width * 0.94;
  const apart = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > sign.height * 2.2;
  const things = thingsIn(num).map(inWindow).filter(seen);
  const targets: Point[] = [];
  for (const point of [...things, ...usual.map(([x, y]) => ({ x: window.x + x * window.width, y: window.y + y * window.height }))])
    if (targets.every((one) => apart(one, point))) targets.push(point);
  const middle = { x: window.x + window.width / 2, y: window.y + window.height * 0.3 };
  const thingOf = (i: number): Point | null => (things.includes(targets[i]!) ? targets[i]! : null);
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(window.x + window.width - sign.width * 0.75, Math.max(window.x + sign.width * 0.75, x)),
    y: Math.min(window.y + window.height * 0.6, Math.max(window.y + window.height * 0.13, y)),
  });
  if (row > 0)
    return Array.from({ length: count }, (_, i) => ({
      thing: thingOf(i),
      at: {
        x: window.x + window.width / 2 + (i - (count - 1) / 2) * sign.width,
        y: window.y + window.height - 2 - sign.height / 2,
      },
    }));
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
    const near = targets[i] ?? middle;
    const start = { x: near.x, y: near.y - sign.height * 1.6 };
    const at = shifts.map((by) => clamp({ x: start.x + by.x, y: start.y + by.y })).find(free) ?? clamp(start);
    laid.push({ thing: thingOf(i), at });
  }
  return laid;
}
