import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { Layout } from '../../../contract.ts';
import type { Point } from '../../../stage/shapes.ts';
import { grounds } from '../ground.ts';

/** How the leather of a bag is cut; all from its upper left corner. */
export interface BagPlan {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly grid: Point;
  readonly title: Point & { readonly size: number };
  /** Right end of the count. */
  readonly count: Point & { readonly size: number };
}

function planned(layout: Layout, cell: number, size: number): BagPlan {
  const { width, height } = grounds[layout].bag;
  const x = (width - cell * bagSize.columns) / 2;
  const y = (height - cell * bagSize.rows) * 0.66;
  const line = y - 14;
  return {
    width,
    height,
    cell,
    grid: { x, y },
    title: { x: x + 2, y: line, size },
    count: { x: x + cell * bagSize.columns - 2, y: line, size: size - 1 },
  };
}

export const bagPlans: Readonly<Record<Layout, BagPlan>> = { wide: planned('wide', 52, 22), tall: planned('tall', 66, 36) };
