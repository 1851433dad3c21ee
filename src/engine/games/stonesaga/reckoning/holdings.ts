import { faces } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import type { Holdings } from '../state.ts';

/** How many tokens. */
export function totalOf(held: Holdings): number {
  let sum = 0;
  for (const face in held) sum += held[face as Face]!;
  return sum;
}

/** Cells of a bag that these tokens need, whatever their shapes. */
export function cellsNeeded(held: Holdings): number {
  let sum = 0;
  for (const face in held) sum += held[face as Face]! * faces[face as Face].cells;
  return sum;
}
