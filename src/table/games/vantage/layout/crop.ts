import anchors from '../../../../../assets/vantage/painted/vistas.json';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { pictureName } from '../printed/pictureName.ts';

const known = anchors as unknown as Readonly<Record<string, { readonly anchors: readonly (readonly [number, number])[] } | undefined>>;
const shape = 16 / 9;
/** So much of a picture lies outside its window on every side, to be seen when it sways. */
const margin = 0.014;

/** Where things stand in the picture of a place, the largest first, as shares of the picture. */
export const thingsIn = (num: number): readonly Point[] =>
  (known[pictureName('place', num)]?.anchors ?? []).map(([x, y]) => ({ x, y }));

/** The part of a picture that its window shows, as shares: it covers the window, and its largest thing is never cut away. */
export function cropOf(num: number, { width, height }: Strip): Strip {
  const full = width / height;
  const wide = Math.min(1, full / shape) - margin * 2;
  const high = Math.min(1, shape / full) - margin * 2;
  const [subject] = thingsIn(num);
  const within = (middle: number, size: number): number => Math.min(1 - margin - size, Math.max(margin, middle - size / 2));
  return { x: within(0.5 + ((subject?.x ?? 0.5) - 0.5) * 0.8, wide), y: within(0.5, high), width: wide, height: high };
}

/** Where a point of the picture is seen. */
export const seenAt = (point: Point, crop: Strip, window: Strip): Point => ({
  x: window.x + ((point.x - crop.x) / crop.width) * window.width,
  y: window.y + ((point.y - crop.y) / crop.height) * window.height,
});
