import type { Layout } from '../../../contract.ts';
import { strip, type Point, type Strip } from '../../../stage/shapes.ts';
import { grounds } from '../ground.ts';

/** How the bench is carved; all from its upper left corner. */
export interface BenchPlan {
  readonly width: number;
  readonly height: number;
  readonly title: Point & { readonly size: number };
  /** Side of a crafting square, and the corner of the left one. */
  readonly side: number;
  readonly squares: Point;
  readonly well: Strip;
  /** The four digits stand under the edges that they count. */
  readonly digits: { readonly y: number; readonly width: number; readonly height: number; readonly size: number };
  readonly code: Strip & { readonly size: number };
  /** What a known code makes; its well is as large as a card. */
  readonly card: Strip;
  /** Words beside the card. */
  readonly told: Strip & { readonly size: number };
  readonly craft: Strip & { readonly size: number };
  /** The stone on which things are processed; it lies where the card and the words would be. */
  readonly stone: Strip;
  /** Handle of the drawer with known recipes. */
  readonly drawer: Strip & { readonly size: number };
}

export const benchPlans: Readonly<Record<Layout, BenchPlan>> = {
  wide: {
    width: grounds.wide.bench.width,
    height: grounds.wide.bench.height,
    title: { x: 26, y: 38, size: 25 },
    side: 168,
    squares: { x: 33, y: 62 },
    well: strip(21, 50, 360, 202),
    digits: { y: 266, width: 33, height: 44, size: 34 },
    code: { ...strip(22, 326, 358, 62), size: 38 },
    card: strip(22, 404, 164, 230),
    told: { ...strip(200, 410, 182, 150), size: 21 },
    craft: { ...strip(200, 580, 180, 58), size: 26 },
    stone: strip(22, 404, 358, 242),
    drawer: { ...strip(258, 8, 124, 38), size: 21 },
  },
  tall: {
    width: grounds.tall.bench.width,
    height: grounds.tall.bench.height,
    title: { x: 22, y: 46, size: 36 },
    side: 188,
    squares: { x: 20, y: 78 },
    well: strip(8, 66, 400, 222),
    digits: { y: 298, width: 40, height: 52, size: 40 },
    code: { ...strip(14, 362, 388, 72), size: 42 },
    card: strip(420, 72, 166, 230),
    told: { ...strip(412, 308, 184, 262), size: 34 },
    craft: { ...strip(14, 448, 388, 84), size: 40 },
    stone: strip(14, 362, 572, 204),
    drawer: { ...strip(420, 8, 166, 54), size: 34 },
  },
};

/** Middle of a counted edge, seen from the corner of its square: half the border and half the lane. */
const laneMiddle = 0.117;

/** Columns of the four counted edges: left and right of the left square, left and right of the right one. */
export const columns = ({ squares: { x }, side }: BenchPlan): readonly [number, number, number, number] => {
  const in_ = side * laneMiddle;
  return [x + in_, x + side - in_, x + side + in_, x + side * 2 - in_];
};
