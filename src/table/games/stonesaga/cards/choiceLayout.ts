import type { Strip } from '../../../stage/shapes.ts';
import type { CardChoice } from './choices.ts';
import { clipped, wrap } from './lines.ts';

export interface Plank extends Strip {
  readonly id: string;
  readonly lines: readonly string[];
  readonly size: number;
}

const gap = 10;
const rim = 26;

export const lineHeight = (size: number): number => Math.round(size * 1.26);
/** With letters as large as those of a phone, planks are as high as a finger. */
const leastHeight = (size: number): number => (size > 30 ? size * 3.3 : 0);
const plankHeight = (lines: number, size: number): number =>
  Math.round(Math.max(leastHeight(size), lines * lineHeight(size) + size * 1.15));

/**
 * Rows of planks from the upper left corner of an area, as many beside each other as it takes to keep within its height; their
 * words are cut only if nothing else helps.
 */
export function layPlanks(choices: readonly CardChoice[], area: Strip, size: number, columns = 1): readonly Plank[] {
  const most = Math.max(columns, Math.min(3, choices.length));
  const fits = (planks: readonly Plank[]): boolean => heightOf(planks) <= area.height;
  for (let beside = columns; beside <= most; beside++) {
    const planks = inColumns(choices, area, size, beside, Infinity);
    if (fits(planks)) return planks;
  }
  return inColumns(choices, area, size, most, 2);
}

function inColumns(choices: readonly CardChoice[], { x, y, width }: Strip, size: number, columns: number, lines: number): readonly Plank[] {
  const wide = (width - gap * (columns - 1)) / columns;
  const planks: Plank[] = [];
  let top = y;
  for (let row = 0; row * columns < choices.length; row++) {
    const inRow = choices
      .slice(row * columns, (row + 1) * columns)
      .map((one) => ({
        ...one,
        lines: lines === Infinity ? wrap(one.label, wide - rim * 2, size) : clipped(one.label, wide - rim * 2, size, lines),
      }));
    const height = plankHeight(Math.max(...inRow.map((one) => one.lines.length)), size);
    inRow.forEach(({ id, lines: said }, i) => planks.push({ id, lines: said, size, x: x + i * (wide + gap), y: top, width: wide, height }));
    top += height + gap;
  }
  return planks;
}

/** How tall the planks come out. */
export const heightOf = (planks: readonly Plank[]): number =>
  planks.length === 0 ? 0 : Math.max(...planks.map(({ y, height }) => y + height)) - Math.min(...planks.map(({ y }) => y));
