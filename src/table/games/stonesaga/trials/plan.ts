import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

/** Where a test lies: a slab in the lower part of the stage. */
export interface TrialPlan {
  readonly slab: Strip;
  /** The attribute and what is added. */
  readonly plus: Strip;
  /** Outcomes with their chances. */
  readonly ladder: Strip;
  readonly shelf: Strip;
  readonly deeds: Strip;
  readonly die: number;
  readonly letters: number;
}

export function trialPlan({ stage: { x, y, height }, layout, letters }: Ground): TrialPlan {
  if (layout === 'wide') {
    const top = y + height - 256;
    return {
      slab: { x: x + 20, y: top, width: 1160, height: 248 },
      plus: { x: x + 44, y: top + 20, width: 250, height: 208 },
      ladder: { x: x + 310, y: top + 24, width: 282, height: 200 },
      shelf: { x: x + 608, y: top + 24, width: 232, height: 94 },
      deeds: { x: x + 608, y: top + 126, width: 232, height: 100 },
      die: 60,
      letters,
    };
  }
  const top = y + height - 448;
  return {
    slab: { x: x + 10, y: top, width: 1040, height: 436 },
    plus: { x: x + 40, y: top + 28, width: 330, height: 250 },
    ladder: { x: x + 388, y: top + 30, width: 340, height: 246 },
    shelf: { x: x + 746, y: top + 30, width: 276, height: 246 },
    deeds: { x: x + 40, y: top + 294, width: 982, height: 118 },
    die: 76,
    letters,
  };
}

/** Loose dice on their shelf, two rows where one is too long. */
export function shelved({ shelf, die }: TrialPlan, count: number): readonly { readonly x: number; readonly y: number }[] {
  const step = die * 1.22;
  const most = Math.max(1, Math.floor(shelf.width / step));
  const rows = Math.ceil(count / most);
  const down = Math.min(step, shelf.height / Math.max(1, rows));
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / most);
    const inRow = Math.min(most, count - row * most);
    return {
      x: shelf.x + shelf.width / 2 + ((k % most) - (inRow - 1) / 2) * step,
      y: shelf.y + shelf.height / 2 + (row - (rows - 1) / 2) * down,
    };
  });
}
