import { grounds, type GroundsId, type SpaceId, type SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import type { VastState } from '../../state.ts';
import { beyond, isSquare, squares } from '../spaces.ts';
import { printedMask } from '../walls.ts';
import { stabilityRow } from './tables.ts';

/**
 * The map as numbers. Skeletons look over it a dozen times in one activation, and every bot plays thousands of
 * activations, so it is read from the state once and walked with plain arrays.
 */
export interface Ground {
  /** For every square, the sides that are walls: bit 0 north, then clockwise. */
  readonly walls: Uint8Array;
  readonly lamps: Uint8Array;
  readonly paladin: number;
  /** The pillar's square, or -1. */
  readonly pillar: number;
  readonly movement: number;
}

export const squareCount = squares.length;
const numbers = Object.fromEntries(squares.map((square, i) => [square, i])) as Record<SquareId, number>;
export const numberOf = (square: SquareId): number => numbers[square]!;

/** The square beyond each side, four numbers for each square; -1 where the grid ends. */
export const nextSquare = Int8Array.from(squares.flatMap((square) => sides.map((side) => (beyond[square]![side] ? numberOf(beyond[square]![side]!) : -1))));

const borders = Object.fromEntries((Object.keys(grounds) as GroundsId[]).map((id) => [id, grounds[id].borders.map(numberOf)])) as Record<GroundsId, number[]>;
const sideBit = { N: 1, E: 2, S: 4, W: 8 } as const;

/** The squares a Skeleton on a Spawn can step onto, and the bit of the side it comes through. */
export const fromGrounds = (id: GroundsId): { readonly squares: readonly number[]; readonly bit: number } => ({
  squares: borders[id],
  bit: sideBit[id[0] as keyof typeof sideBit],
});

export function groundOf(state: VastState): Ground {
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

/** What `isWall` says of all edges at once: printed on either side, then opened by breaches and closed by force walls. */
export function wallsOf(state: VastState): Uint8Array {
  const printed = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) printed[i] = printedMask(state, squares[i]!);
  const walls = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    let mask = printed[i]!;
    for (let side = 0; side < 4; side++) {
      const other = nextSquare[i * 4 + side]!;
      if (other >= 0 && (printed[other]! >> ((side + 2) % 4)) & 1) mask |= 1 << side;
    }
    walls[i] = mask;
  }
  for (const edge in state.breaches) setEdge(walls, edge, false);
  for (const edge in state.forceWalls) setEdge(walls, edge, true);
  return walls;
}

function setEdge(walls: Uint8Array, edge: string, wall: boolean): void {
  const [a, b] = edge.split('|').map((square) => numberOf(square as SquareId)) as [number, number];
  const side = b - a === 1 ? 1 : 2; // the upper or left square comes first: its neighbour is east or south
  const set = (square: number, bit: number): void => void (walls[square] = wall ? walls[square]! | bit : walls[square]! & ~bit);
  set(a, 1 << side);
  set(b, 1 << (side + 2) % 4);
}
