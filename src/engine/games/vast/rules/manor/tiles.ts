import type { SquareId } from '../../content/manor.ts';
import { entrance } from '../../content/tiles.ts';
import type { VastState } from '../../state.ts';
import { isCrypt } from '../fill.ts';
import { neighbours, squares, squaresWithin } from '../spaces.ts';

/** MM-421, MM-430, RU-38 Lit or Dark, occupied or not; only the Entrance stays where it is, unless the table says otherwise. */
export const isMovable = ({ map, houseRules }: VastState, square: SquareId): boolean =>
  map[square] !== undefined && !(houseRules.entranceFixed && map[square].tile === entrance);

export const movableTiles = (state: VastState): SquareId[] => squares.filter((square) => isMovable(state, square));

/** MM-428 */
export const isFull = (state: VastState): boolean => squares.every((square) => !isCrypt(state, square));

/** MM-422, MM-427, RU-72 Crypts within reach that touch some other tile by an edge, as the map lies now. */
export const shiftTargets = (state: VastState, from: SquareId, reach: number): SquareId[] =>
  squaresWithin[from]![reach]!.filter((to) => isCrypt(state, to) && touchesTile(state, to, from));

export const touchesTile = ({ map }: VastState, crypt: SquareId, but: SquareId): boolean => {
  for (const other of neighbours[crypt]!) if (other !== but && map[other]) return true;
  return false;
};

/** MM-435 */
export const swapTargets = (state: VastState, from: SquareId, reach: number): SquareId[] =>
  squaresWithin[from]![reach]!.filter((to) => isMovable(state, to));
