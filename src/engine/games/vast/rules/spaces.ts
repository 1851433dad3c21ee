import { gridSize, grounds, type GroundsId, type SpaceId, type SquareId } from '../content/manor.ts';
import { sides, type Side } from '../content/tiles.ts';
import type { EdgeId } from '../state.ts';

/** §4 The map as it is printed: what borders what never changes during a game. */
export const squareAt = (column: number, row: number): SquareId => `${column},${row}`;

export const squares: readonly SquareId[] = Array.from({ length: gridSize * gridSize }, (_, i) =>
  squareAt((i % gridSize) + 1, Math.floor(i / gridSize) + 1),
);

export const squareCount = squares.length;
const numbers = Object.fromEntries(squares.map((square, i) => [square, i])) as Record<SquareId, number>;
/** Its place in `squares`, for walks over plain arrays. */
export const numberOf = (square: SquareId): number => numbers[square]!;

export const isSquare = (space: SpaceId): space is SquareId => space in columnRow;

const columnRow = Object.fromEntries(squares.map((square) => [square, square.split(',').map(Number)])) as Record<
  SquareId,
  [number, number]
>;

export const columnOf = (square: SquareId): number => columnRow[square]![0];
export const rowOf = (square: SquareId): number => columnRow[square]![1];

const step: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const opposite: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The square beyond each side, where there is one. */
export const beyond: Readonly<Record<SquareId, Partial<Record<Side, SquareId>>>> = Object.fromEntries(
  squares.map((square) => {
    const [c, r] = columnRow[square]!;
    const found = sides.flatMap((side) => {
      const next = squareAt(c + step[side][0], r + step[side][1]);
      return next in columnRow ? [[side, next] as const] : [];
    });
    return [square, Object.fromEntries(found)];
  }),
);

/** The square spaces that share an edge with a square. */
export const neighbours: Readonly<Record<SquareId, readonly SquareId[]>> = Object.fromEntries(
  squares.map((square) => [square, Object.values(beyond[square]!)]),
);

/** The number of the square beyond each side, four for each square; -1 where the grid ends. */
export const nextSquare = Int8Array.from(
  squares.flatMap((square) => sides.map((side) => (beyond[square]![side] ? numberOf(beyond[square]![side]!) : -1))),
);

/** The grounds beyond the outer sides of a square; a corner square can have two. The staircase is neither. */
export const groundsBeyond: Readonly<Record<SquareId, Partial<Record<Side, GroundsId>>>> = Object.fromEntries(
  squares.map((square) => {
    const found = (Object.keys(grounds) as GroundsId[]).flatMap((id) =>
      (grounds[id].borders as readonly string[]).includes(square) ? [[sideOfGrounds(id), id] as const] : [],
    );
    return [square, Object.fromEntries(found)];
  }),
);

/** `W-S` lies west of the grid: the first letter is the side of every square it borders. */
export function sideOfGrounds(id: GroundsId): Side {
  return id[0] as Side;
}

/** MM-024 Spaces that share an edge: squares first, then grounds. */
export const adjacent: Readonly<Record<SpaceId, readonly SpaceId[]>> = Object.fromEntries([
  ...squares.map((square) => [square, [...Object.values(beyond[square]!), ...Object.values(groundsBeyond[square]!)]] as const),
  ...(Object.keys(grounds) as GroundsId[]).map((id) => [id, [...grounds[id].borders, ...grounds[id].next]] as const),
]) as Record<SpaceId, readonly SpaceId[]>;

/** MM-043 The square spaces that touch a square by an edge or a corner. */
export const surroundingSquares: Readonly<Record<SquareId, readonly SquareId[]>> = Object.fromEntries(
  squares.map((square) => {
    const [c, r] = columnRow[square]!;
    return [square, squares.filter((other) => other !== square && Math.abs(columnOf(other) - c) <= 1 && Math.abs(rowOf(other) - r) <= 1)];
  }),
);

/** MM-770 Columns plus rows: walls and contents never lengthen a distance. */
export const squareDistance = (a: SquareId, b: SquareId): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

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
  squares.map((square) => [
    square,
    [...surroundingSquares[square]!, ...(Object.keys(grounds) as GroundsId[]).filter((id) => touches(id, square))],
  ]),
);

/** The longest reach of any power: Shift 1 Tile with all its cubes. */
const farthest = 6;

/** MM-470, MM-770 For each square and number of steps, the others that are no farther; walls do not matter. */
export const squaresWithin: Readonly<Record<SquareId, readonly (readonly SquareId[])[]>> = Object.fromEntries(
  squares.map((here) => [
    here,
    Array.from({ length: farthest + 1 }, (_, steps) =>
      squares.filter((square) => square !== here && squareDistance(here, square) <= steps),
    ),
  ]),
);

export const edgeBetween = (a: SquareId, b: SquareId): EdgeId =>
  rowOf(a) < rowOf(b) || (rowOf(a) === rowOf(b) && columnOf(a) < columnOf(b)) ? `${a}|${b}` : `${b}|${a}`;

/** The edge on each side of a square that has a neighbour there; looked up far too often to be spelled anew. */
export const edgeBeyond: Readonly<Record<SquareId, Partial<Record<Side, EdgeId>>>> = Object.fromEntries(
  squares.map((square) => [
    square,
    Object.fromEntries(Object.entries(beyond[square]!).map(([side, other]) => [side, edgeBetween(square, other)])),
  ]),
);

/** Every edge between two squares by its id: the upper or left square comes first, and the other lies on that side of it. */
export const edges: Readonly<Record<EdgeId, { readonly squares: readonly [SquareId, SquareId]; readonly side: 'E' | 'S' }>> =
  Object.fromEntries(
    squares.flatMap((square) =>
      (['E', 'S'] as const).flatMap((side) => {
        const other = beyond[square]![side];
        return other === undefined ? [] : [[edgeBetween(square, other), { squares: [square, other] as const, side }]];
      }),
    ),
  );

/** The side of `from` on which the neighbouring square `to` lies. */
export const sideTowards = (from: SquareId, to: SquareId): Side | undefined => sides.find((side) => beyond[from]![side] === to);

/** The grounds space with this Spawn number. */
export const spawnSpace = (number: number): GroundsId => (Object.keys(grounds) as GroundsId[]).find((id) => grounds[id].spawn === number)!;
