import type { SpaceId } from '../content/manor.ts';
import type { VastState } from '../state.ts';

/** MM-387 Webs and blood tokens that it takes on its space for an Egg to hatch. */
export const hatchesAt = 6;

export const broodOn = (tokens: VastState['tokens'], space: SpaceId): number => (tokens[space]?.web ?? 0) + (tokens[space]?.blood ?? 0);
