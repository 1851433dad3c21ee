import type { SquareId } from '../content/manor.ts';
import { shapes, sides, tileFaces, type Shape, type Side, type TileId, type Turn } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beyond, edgeBetween, opposite } from './spaces.ts';

/** Walls of a shape for each quarter turn, clockwise. */
const turned = Object.fromEntries(
  (Object.keys(shapes) as Shape[]).map((shape) => [
    shape,
    [0, 1, 2, 3].map((turn) => new Set(shapes[shape].map((side) => sides[(sides.indexOf(side) + turn) % 4]!))),
  ]),
) as unknown as Readonly<Record<Shape, readonly ReadonlySet<Side>[]>>;

/** True if a tile, turned like this, shows a wall on that side. */
export const showsWall = (tile: TileId, turn: Turn, side: Side): boolean => turned[tileFaces[tile]!.shape][turn]!.has(side);

/** A wall printed on the Lit tile of a square. Dark sides and crypts show none. */
export function printedWall(state: VastState, square: SquareId, side: Side): boolean {
  const laid = state.map[square];
  return laid !== undefined && laid.lit && showsWall(laid.tile, laid.turn, side);
}

/** MM-036, MM-046, MM-139, MM-140 Whether the edge between a square and what lies beyond that side is a wall. */
export function isWall(state: VastState, square: SquareId, side: Side): boolean {
  const other = beyond[square]![side];
  if (other === undefined) return printedWall(state, square, side);
  const printed = printedWall(state, square, side) || printedWall(state, other, opposite[side]);
  const edge = edgeBetween(square, other);
  return printed ? !state.breaches[edge] : state.forceWalls[edge] === true;
}

export const isOpen = (state: VastState, square: SquareId, side: Side): boolean => !isWall(state, square, side);
