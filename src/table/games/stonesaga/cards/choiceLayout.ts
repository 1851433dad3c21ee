import type { Strip } from '../ground.ts';
import type { Choice } from './choices.ts';
import { clipped, wrap } from './lines.ts';

export interface Plank extends Strip {
  readonly id: string;
  readonly lines: readonly string[];
  readonly size: number;
}

const gap = 10;
const rim = 26;

export const lineHeight = (size: number): number => Math.round(size * 1.26);
const plankHeight = (lines: number, size: number): number => Math.round(lines * lineHeight(size) + size * 1.15);

/** Rows of planks from the upper left corner of an area, as many beside each other as it takes to keep within its height. */
export function layPlanks(choices: readonly Choice[], area: Strip, size: number, columns = 1): readonly Plank[] {
  for (let beside = columns; ; beside++) {
    const planks = inColumns(choices, area, size, beside);
    const bottom = Math.max(area.y, ...planks.map(({ y, height }) => y + height));
    if (bottom <= area.y + area.height || beside >= Math.min(3, choices.length)) return planks;
  }
}

function inColumns(choices: readonly Choice[], { x, y, width }: Strip, size: number, columns: number): readonly Plank[] {
  const wide = (width - gap * (columns - 1)) / columns;
  const planks: Plank[] = [];
  let top = y;
  for (let row = 0; row * columns < choices.length; row++) {
    const inRow = choices.slice(row * columns, (row + 1) * columns).map((one) => ({ ...one, lines: columns > 2 ? clipped(one.label, wide - rim * 2, size, 2) : wrap(one.label, wide - rim * 2, size) }));
    const height = plankHeight(Math.max(...inRow.map(({ lines }) => lines.length)), size);
    inRow.forEach(({ id, lines }, i) => planks.push({ id, lines, size, x: x + i * (wide + gap), y: top, width: wide, height }));
    top += height + gap;
  }
  return planks;
}

/** How tall the planks come out. */
export const heightOf = (planks: readonly Plank[]): number => (planks.length === 0 ? 0 : Math.max(...planks.map(({ y, height }) => y + height)) - Math.min(...planks.map(({ y }) => y)));
