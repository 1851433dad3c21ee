import { gridSize, grounds, type GroundsId, type SpaceId, type SquareId } from '../../content/manor.ts';
import type { Side } from '../../content/tiles.ts';
import type { VastState } from '../../state.ts';
import { isPit } from '../pits.ts';
import { columnOf, rowOf, sideOfGrounds, squareDistance, squares, surroundingSquares } from '../spaces.ts';

const groundsIds = Object.keys(grounds) as readonly GroundsId[];

const isOuter: Readonly<Record<Side, (square: SquareId) => boolean>> = {
  N: (square) => rowOf(square) === 1,
  E: (square) => columnOf(square) === gridSize,
  S: (square) => rowOf(square) === gridSize,
  W: (square) => columnOf(square) === 1,
};

/** A grounds space touches the squares it borders by an edge, and the next ones along the same side of the manor by a corner. */
const touches = (id: GroundsId, square: SquareId): boolean =>
  isOuter[sideOfGrounds(id)](square) && grounds[id].borders.some((border) => squareDistance(border, square) <= 1);

/** MM-043, MM-804 Every space that touches a square by an edge or a corner, squares first. */
export const surrounding: Readonly<Record<SquareId, readonly SpaceId[]>> = Object.fromEntries(
  squares.map((square) => [square, [...surroundingSquares[square]!, ...groundsIds.filter((id) => touches(id, square))]]),
);

const farthest = 3;

/** MM-470, MM-770 For each square and number of steps, the others that are no farther; walls do not matter. Asked far too often to be found anew. */
export const squaresWithin: Readonly<Record<SquareId, readonly (readonly SquareId[])[]>> = Object.fromEntries(
  squares.map((here) => [here, Array.from({ length: farthest + 1 }, (_, steps) => squares.filter((square) => square !== here && squareDistance(here, square) <= steps))]),
);

/** MM-476, MM-504 Where he can hide: a crypt, a Dark tile or a Pit. */
export const isHidingPlace = (state: VastState, square: SquareId): boolean => state.map[square]?.lit !== true || isPit(state, square);
