import { card, rowAt, rowHeight, rows, strikesOf, halfOf, type Row } from '../printed/fishingCard.ts';
import type { FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

/** Where a catch lies on the stage. Cards are laid by the upper left corner of the front. */
export interface FishingPlan {
  readonly front: Point;
  readonly scale: number;
  readonly title: Point;
  /** What luck and mishap mean on this water, and what has been caught. */
  readonly legend: Strip;
  readonly creel: Strip;
  /** Dice that have been thrown and lie in no zone. */
  readonly shelf: Strip;
  /** Edge of a die on the shelf and on the cards. */
  readonly die: number;
  /** Over and under a die that may be turned by one. */
  readonly turn: { readonly width: number; readonly height: number };
  readonly deeds: Strip;
  /** Cards come from here. */
  readonly pile: Point;
  readonly letters: number;
}

export function planOf({ stage: { x, y }, layout, letters }: Ground): FishingPlan {
  if (layout === 'wide')
    return {
      front: { x: x + 224, y: y + 62 },
      scale: 1,
      title: { x: x + 34, y: y + 38 },
      legend: { x: x + 964, y: y + 62, width: 210, height: 196 },
      creel: { x: x + 964, y: y + 270, width: 210, height: 190 },
      shelf: { x: x + 30, y: y + 484, width: 470, height: 130 },
      die: 60,
      turn: { width: 68, height: 32 },
      deeds: { x: x + 516, y: y + 488, width: 318, height: 122 },
      pile: { x: x + 1240, y: y + 120 },
      letters,
    };
  return {
    front: { x: x + 240, y: y + 86 },
    scale: 1.1,
    title: { x: x + 36, y: y + 50 },
    legend: { x: x + 24, y: y + 540, width: 500, height: 124 },
    creel: { x: x + 536, y: y + 540, width: 500, height: 124 },
    shelf: { x: x + 20, y: y + 672, width: 586, height: 172 },
    die: 66,
    turn: { width: 128, height: 50 },
    deeds: { x: x + 612, y: y + 682, width: 424, height: 150 },
    pile: { x: x + 1120, y: y + 120 },
    letters,
  };
}

/** A point of the front, or beside it, on the table. */
export const onFront = ({ front, scale }: FishingPlan, { x, y }: Point): Point => ({ x: front.x + x * scale, y: front.y + y * scale });

const onTable = (plan: FishingPlan, x: number, y: number, width: number, height: number): Strip => ({
  ...onFront(plan, { x, y }),
  width: width * plan.scale,
  height: height * plan.scale,
});

/** The stock at the beginning of a current: tapped, the line follows it. */
export const rowStrip = (plan: FishingPlan, row: Row): Strip =>
  onTable(plan, -card.stock, rowAt[row] - rowHeight / 2, card.stock, rowHeight);

export function zoneStrip(plan: FishingPlan, currents: FishingId, strike: number): Strip {
  const { x, y, size } = strikesOf(currents)[strike]!;
  const half = halfOf(size);
  return onTable(plan, x - half.x, y - half.y, half.x * 2, half.y * 2);
}

/**
 * Middle of each card. The first stock lies back up on the left, the modifiers on the right; a second stock lies over where the
 * currents will be.
 */
export function cardMiddle(plan: FishingPlan, role: 'stock' | 'other' | 'currents' | 'modifiers'): Point {
  const left = { stock: -card.stock, other: card.stock * 0.62, currents: 0, modifiers: card.modifiers }[role];
  return onFront(plan, { x: left + card.w / 2, y: card.h / 2 });
}

/** The medal of an omen hangs from the lower edge of the front. */
export const omenSpot = (plan: FishingPlan): Point => onFront(plan, { x: card.w / 2, y: card.h + 4 });

export { rows, type Row };
