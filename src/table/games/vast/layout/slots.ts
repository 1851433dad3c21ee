import type { Point } from '../../../stage/shapes.ts';

/** A spot within a tile, in tiles from its north-west corner, and the size of what stands there. */
interface Slot extends Point {
  readonly size: number;
}

/** The part of a tile that can be seen and stood on, in tiles. */
export interface Floor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where feet stand, by how many share the tile: the last one stands in front. Shares of the floor, left to right and back to front. */
const standing: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.62]],
  [[0.1, 0.3], [0.88, 0.72]],
  [[-0.04, 0.26], [1.04, 0.3], [0.5, 0.92]],
  [[0, 0.16], [1, 0.2], [0.02, 0.92], [1, 0.95]],
];

const sizes = [1, 1, 0.96, 0.88, 0.8] as const;

/** Fixed slots for figures, so that none hides another. */
export function figureSlots(count: number, floor: Floor, crowded: boolean): readonly Slot[] {
  const size = (sizes[count] ?? 0.66) * (crowded ? 0.94 : 1);
  return places(count).map(([u, v]) => ({ x: mix(floor.left, floor.right, u), y: mix(floor.top, floor.bottom, v), size }));
}

function places(count: number): readonly (readonly [number, number])[] {
  const known = standing[count];
  if (known) return known;
  const perRow = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const [back, k] = [i < perRow, i % perRow] as const;
    return [(k + (back ? 0.3 : 0.7)) / perRow, back ? 0.18 : 0.88 + k * 0.01] as const;
  });
}

type Corner = 'lamp' | 'blood' | 'treasure' | 'web' | 'skulls';

const corners: Readonly<Record<Corner, readonly [number, number]>> = {
  lamp: [0, 1],
  blood: [1, 1],
  treasure: [1, 0.24],
  web: [0, 0],
  skulls: [0.5, 0.02],
};

/** Tokens and chests keep a corner of their own; with more than three things on a tile they are smaller. */
export function cornerSlot(corner: Corner, floor: Floor, things: number): Slot {
  const [u, v] = corners[corner];
  const out = 0.035; // tokens are flatter than figures and may lie nearer to the walls
  return {
    x: mix(floor.left - out, floor.right + out, u),
    y: mix(floor.top - out, floor.bottom + out / 2, v),
    size: things > 3 ? 0.78 : 0.92,
  };
}

/** Along the grounds, beside the number of the Spawn in the middle rather than on it. */
const beside: readonly (readonly number[])[] = [[], [0.24], [0.22, 0.94], [0.2, 0.6, 0.97]];

export function groundsSlots(
  count: number,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): readonly Slot[] {
  const lengthwise = w > h;
  return Array.from({ length: count }, (_, i) => {
    const along = beside[count]?.[i] ?? (i + 0.6) / (count + 0.2);
    return lengthwise
      ? { x: x + w * along, y: y + h * 0.7, size: 0.84 }
      : { x: x + w * 0.52, y: y + h * (0.16 + 0.82 * along), size: 0.86 };
  });
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
