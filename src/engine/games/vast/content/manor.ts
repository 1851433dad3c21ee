/**
 * The map: seven by seven square spaces inside a broken ring of grounds. Columns run 1-7 from the left,
 * rows 1-7 from the top. House design: only the centre, the Entrance and the Armories are known facts.
 */
export const gridSize = 7;

export type SquareId = `${number},${number}`;

export const grounds = {
  'W-S': { borders: ['1,6', '1,7'], next: ['W-M', 'S-W'], spawn: 1 },
  'S-W': { borders: ['1,7', '2,7', '3,7'], next: ['W-S'], spawn: 2 },
  'S-E': { borders: ['5,7', '6,7', '7,7'], next: ['E-S'], spawn: 3 },
  'E-S': { borders: ['7,6', '7,7'], next: ['S-E', 'E-M'], spawn: null },
  'E-M': { borders: ['7,3', '7,4', '7,5'], next: ['E-S', 'E-N'], spawn: null },
  'E-N': { borders: ['7,1', '7,2'], next: ['E-M', 'N-E'], spawn: 4 },
  'N-E': { borders: ['6,1', '7,1'], next: ['E-N', 'N-M'], spawn: 5 },
  'N-M': { borders: ['3,1', '4,1', '5,1'], next: ['N-E', 'N-W'], spawn: null },
  'N-W': { borders: ['1,1', '2,1'], next: ['N-M', 'W-N'], spawn: 6 },
  'W-N': { borders: ['1,1', '1,2'], next: ['N-W', 'W-M'], spawn: null },
  'W-M': { borders: ['1,3', '1,4', '1,5'], next: ['W-N', 'W-S'], spawn: null },
} as const;

export type GroundsId = keyof typeof grounds;
export type SpaceId = SquareId | GroundsId;

export const centre: SquareId = '4,4';
export const entranceSquare: SquareId = '4,7';
export const armorySquares: readonly SquareId[] = ['2,2', '6,2', '2,6', '6,6'];
export const openingDarkSquares: readonly SquareId[] = ['4,3', '5,4', '4,5', '3,4', '3,7', '5,7'];

export const isGroundsId = (space: SpaceId): space is GroundsId => space in grounds;

/** Rooms have no names of their own: a letter for the column and the number of the row, as on a chart. */
export function chartName(space: SpaceId): string {
  if (isGroundsId(space)) return 'the grounds';
  return `${'ABCDEFG'[Number(space[0]) - 1]}${space[2]}`;
}
