import { stabilityTable, terrorTable } from '../../content/journey.ts';
import type { StabilityStep, TerrorStep } from '../../content/schema.ts';
import type { VastState } from '../../state.ts';

/** MM-645, MM-659 The last row of each table serves every higher value. */
const rowFor = <R>(table: readonly R[], value: number): R => table[Math.min(value, table.length - 1)]!;

export const stabilityRow = (state: VastState): StabilityStep => rowFor(stabilityTable, state.skeletons.stability);
export const terrorRow = (terror: number): TerrorStep => rowFor(terrorTable, terror);
