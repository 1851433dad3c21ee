import { grounds, type GroundsId, type SpaceId, type SquareId } from '../../content/manor.ts';
import type { Side } from '../../content/tiles.ts';
import type { VastState } from '../../state.ts';
import { isSquare, numberOf, squareCount } from '../spaces.ts';
import { wallsOf } from '../walls.ts';
import { sideBit } from '../../reckoning/tileWalls.ts';
import { stabilityRow } from './tables.ts';

;
;

/**
 * The map as numbers. Skeletons look over it a dozen times in one activation, and every bot plays thousands of
 * activations, so it is read from the state once and walked with plain arrays.
 */
export interface MapNumbers {
  /** For every square, the sides that are walls: bit 0 north, then clockwise. */
  readonly walls: Uint8Array;
  readonly lamps: Uint8Array;
  readonly paladin: number;
  /** The pillar's square, or -1. */
  readonly pillar: number;
  readonly movement: number;
}

const borders = Object.fromEntries((Object.keys(grounds) as GroundsId[]).map((id) => [id, grounds[id].borders.map(numberOf)])) as Record<
  GroundsId,
  number[]
>;

/** The squares a Skeleton on a Spawn can step onto, and the bit of the side it comes through. */
export const fromGrounds = (id: GroundsId): { readonly squares: readonly number[]; readonly bit: number } => ({
  squares: borders[id],
  bit: sideBit[id[0] as Side],
});

export function groundOf(state: VastState): MapNumbers {
  const lamps = new Uint8Array(squareCount);
  for (const space in state.tokens) {
    if (isSquare(space as SpaceId) && (state.tokens[space as SquareId]?.lamp ?? 0) > 0) lamps[numberOf(space as SquareId)] = 1;
  }
  return {
    walls: wallsOf(state),
    lamps,
    paladin: numberOf(state.figures.paladin as SquareId),
    pillar: state.figures.pillar ? numberOf(state.figures.pillar as SquareId) : -1,
    movement: stabilityRow(state).movement,
  };
}
