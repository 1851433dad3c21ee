import anchors from '../../../../../assets/vantage/painted/vistas.json';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { pictureName } from '../printed/pictureName.ts';

const known = anchors as unknown as Readonly<Record<string, { readonly anchors: readonly (readonly [number, number])[] } | undefined>>;
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

export interface SignPlace {
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
): readonly SignPlace[] {
  const things = known[pictureName('place', num)]?.anchors ?? [];
  const inWindow = ([x, y]: readonly [number, number]): Point => ({
    x: window.x + x * window.width,
    y: window.y + Math.min(0.6, y) * window.height,
  });
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(window.x + window.width - sign.width * 0.75, Math.max(window.x + sign.width * 0.75, x)),
    y: Math.min(window.y + window.height * 0.6, Math.max(window.y + window.height * 0.13, y)),
  });
  const laid: SignPlace[] = [];
  const free = (at: Point): boolean =>
    laid.every((one) => Math.abs(one.at.x - at.x) > sign.width * 1.04 || Math.abs(one.at.y - at.y) > sign.height * 1.3);
  const shifts: readonly Point[] = Array.from({ length: 60 }, (_, i) => {
    const ring = Math.ceil(i / 8);
    const angle = (i * Math.PI) / 4 + ring;
    return { x: Math.cos(angle) * ring * sign.width * 0.5, y: Math.sin(angle) * ring * sign.height };
  });
  for (let i = 0; i < count; i++) {
    const thing = inWindow(things[i] ?? usual[i % usual.length]!);
    const start = { x: thing.x, y: thing.y - sign.height * 1.6 };
    const at = shifts.map((by) => clamp({ x: start.x + by.x, y: start.y + by.y })).find(free) ?? clamp(start);
    laid.push({ thing, at });
  }
  return laid;
}
