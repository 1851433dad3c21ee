import type { SquareId } from '../content/manor.ts';
import { shapes, sides, tileFaces, type Side, type TileId, type Turn } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beyond, edgeBeyond, opposite } from './spaces.ts';

export const sideBit: Readonly<Record<Side, number>> = { N: 1, E: 2, S: 4, W: 8 };

/** For each tile and quarter turn, the sides that show a wall, as bits. */
const masks: Readonly<Record<TileId, readonly number[]>> = Object.fromEntries(
  Object.entries(tileFaces).map(([tile, { shape }]) => [
    tile,
    [0, 1, 2, 3].map((turn) => shapes[shape].reduce((mask, side) => mask | sideBit[sides[(sides.indexOf(side) + turn) % 4]!], 0)),
  ]),
);

/** The walls of a tile that is turned like this, as bits. */
export const wallMask = (tile: TileId, turn: Turn): number => masks[tile]![turn]!;

/** True if a tile, turned like this, shows a wall on that side. */
export const showsWall = (tile: TileId, turn: Turn, side: Side): boolean => (masks[tile]![turn]! & sideBit[side]) !== 0;

/** The walls that the Lit tile of a square shows, as bits: north 1, then clockwise. */
export function printedMask(state: VastState, square: SquareId): number {
  const laid = state.map[square];
  return laid !== undefined && laid.lit ? masks[laid.tile]![laid.turn]! : 0;
}

/** A wall printed on the Lit tile of a square. Dark sides and crypts show none. */
export const printedWall = (state: VastState, square: SquareId, side: Side): boolean => (printedMask(state, square) & sideBit[side]) !== 0;

/** MM-036, MM-046, MM-139, MM-140 Whether the edge between a square and what lies beyond that side is a wall. */
export function isWall(state: VastState, square: SquareId, side: Side): boolean {
  const other = beyond[square]![side];
  if (other === undefined) return printedWall(state, square, side);
  const edge = edgeBeyond[square]![side]!;
  if (printedWall(state, square, side) || printedWall(state, other, opposite[side])) return state.breaches[edge] === undefined;
  return state.forceWalls[edge] !== undefined;
}

export const isOpen = (state: VastState, square: SquareId, side: Side): boolean => !isWall(state, square, side);
