/** A square of a board, `3,4`: column, then row, both counted from whatever number the game begins with. */
export type Square = `${number},${number}`;
type Side = 'north' | 'east' | 'south' | 'west';

export const sides: readonly Side[] = ['north', 'east', 'south', 'west'];

const steps: Readonly<Record<Side, readonly [number, number]>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export interface SquareGrid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An edge has one name, whichever of its two squares it is seen from: that of the square above or left of it. */
type Edge = `${Square}|${'south' | 'east'}`;

/** Edges that cannot be crossed. A record, so that it can lie in a state. */
type Walls = Readonly<Record<string, true>>;

export const squareAt = (column: number, row: number): Square => `${column},${row}`;

export function placeOf(square: Square): readonly [column: number, row: number] {
  const comma = square.indexOf(',');
  return [Number(square.slice(0, comma)), Number(square.slice(comma + 1))];
}

export const opposite = (side: Side): Side => sides[(sides.indexOf(side) + 2) % 4]!;

/** A side after so many quarter turns to the right; negative turns go left. */
export const turned = (side: Side, quarters: number): Side => sides[(((sides.indexOf(side) + quarters) % 4) + 4) % 4]!;

export function beside(square: Square, side: Side): Square {
  const [column, row] = placeOf(square);
  return squareAt(column + steps[side][0], row + steps[side][1]);
}

export function holds({ left, top, width, height }: SquareGrid, square: Square): boolean {
  const [column, row] = placeOf(square);
  return column >= left && column < left + width && row >= top && row < top + height;
}

/** Every square, row by row from the top. */
export const squaresOf = ({ left, top, width, height }: SquareGrid): Square[] =>
  Array.from({ length: width * height }, (_, i) => squareAt(left + (i % width), top + Math.floor(i / width)));

export function edgeOf(square: Square, side: Side): Edge {
  if (side === 'south' || side === 'east') return `${square}|${side}`;
  return side === 'north' ? `${beside(square, 'north')}|south` : `${beside(square, 'west')}|east`;
}

/** The squares that share an edge, in the order north, east, south, west. */
export const neighbours = (grid: SquareGrid, square: Square): Square[] =>
  sides.map((side) => beside(square, side)).filter((one) => holds(grid, one));

/** Neighbours that can be walked to: no wall lies between. */
export const openNeighbours = (grid: SquareGrid, square: Square, walls: Walls): Square[] =>
  sides.filter((side) => !walls[edgeOf(square, side)]).map((side) => beside(square, side)).filter((one) => holds(grid, one));

/** Up to eight squares that share an edge or a corner. */
export function surrounding(grid: SquareGrid, square: Square): Square[] {
  const [column, row] = placeOf(square);
  const around = [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const))
    .filter(([right, down]) => right !== 0 || down !== 0);
  return around.map(([right, down]) => squareAt(column + right, row + down)).filter((one) => holds(grid, one));
}

/** Columns plus rows: the steps of somebody whom no wall stops. */
export function distance(from: Square, to: Square): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** The fewest steps from a square to every square that can be reached, itself included. `next` says where a step may go. */
export function stepsFrom(from: Square, next: (square: Square) => readonly Square[]): Map<Square, number> {
  const found = new Map<Square, number>([[from, 0]]);
  // a Map is walked in the order it grows
  for (const [square, far] of found) for (const one of next(square)) if (!found.has(one)) found.set(one, far + 1);
  return found;
}

/** The squares strictly between two in one row or column, nearest first; undefined if they are in neither. */
export function between(from: Square, to: Square): Square[] | undefined {
  const side = sideTowards(from, to);
  if (!side) return undefined;
  return Array.from({ length: distance(from, to) - 1 }).reduce<Square[]>((line) => [...line, beside(line.at(-1) ?? from, side)], []);
}

/** In which direction a straight line leads, if there is one. */
export function sideTowards(from: Square, to: Square): Side | undefined {
  const [[c, r], [column, row]] = [placeOf(from), placeOf(to)];
  if (from === to || (c !== column && r !== row)) return undefined;
  if (c === column) return row < r ? 'north' : 'south';
  return column < c ? 'west' : 'east';
}

/** True if a straight line leads from one to the other and no wall lies across it. */
export function isInLine(from: Square, to: Square, walls: Walls): boolean {
  const side = sideTowards(from, to);
  if (!side) return false;
  return [from, ...between(from, to)!].every((square) => !walls[edgeOf(square, side)]);
}
