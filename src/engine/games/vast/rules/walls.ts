import { kept } from '../../../pieces/shared.ts';
import type { SquareId } from '../content/manor.ts';
import { tileFaces, type Side, type TileId, type Turn } from '../content/tiles.ts';
import { sideBit, wallsOfShape } from '../reckoning/tileWalls.ts';
import type { EdgeId, VastState } from '../state.ts';
import { beyond, edgeBeyond, edges, nextSquare, numberOf, opposite, squareCount, squares } from './spaces.ts';

/** For each tile and quarter turn, the sides that show a wall, as bits. */
const masks: Readonly<Record<TileId, readonly number[]>> = Object.fromEntries(
  Object.entries(tileFaces).map(([tile, { shape }]) => [
    tile,
    [0, 1, 2, 3].map((turn) => wallsOfShape(shape, turn)),
  ]),
);

/** The walls of a tile that is turned like this, as bits. */
export const wallMask = (tile: TileId, turn: Turn): number => masks[tile]![turn]!;

/** True if a tile, turned like this, shows a wall on that side. */
export const showsWall = (tile: TileId, turn: Turn, side: Side): boolean => (masks[tile]![turn]! & sideBit[side]) !== 0;

/** The walls that the Lit tile of a square shows, as bits: north 1, then clockwise. */
function printedMask(state: VastState, square: SquareId): number {
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

/** What `isWall` says of all edges at once: for every square by its number, the sides that are walls, as bits. */
export const wallsOf = ({ map, breaches, forceWalls }: VastState): Uint8Array => wallsBetween(map, breaches, forceWalls);

/** Printed on either side, then opened by breaches and closed by force walls. */
const wallsBetween = kept((map: VastState['map'], breaches: VastState['breaches'], forceWalls: VastState['forceWalls']) => {
  const printed = printedOn(map);
  const walls = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    let mask = printed[i]!;
    for (let side = 0; side < 4; side++) {
      const other = nextSquare[i * 4 + side]!;
      if (other >= 0 && (printed[other]! >> ((side + 2) % 4)) & 1) mask |= 1 << side;
    }
    walls[i] = mask;
  }
  for (const edge in breaches) setEdge(walls, edge as EdgeId, false);
  for (const edge in forceWalls) setEdge(walls, edge as EdgeId, true);
  return walls;
});

function printedOn(map: VastState['map']): Uint8Array {
  const printed = new Uint8Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    const laid = map[squares[i]!];
    if (laid !== undefined && laid.lit) printed[i] = masks[laid.tile]![laid.turn]!;
  }
  return printed;
}

function setEdge(walls: Uint8Array, edge: EdgeId, wall: boolean): void {
  const { squares: [a, b], side } = edges[edge]!;
  const set = (square: number, bit: number): void => void (walls[square] = wall ? walls[square]! | bit : walls[square]! & ~bit);
  set(numberOf(a), sideBit[side]);
  set(numberOf(b), sideBit[opposite[side]]);
}
