import type { SquareId } from '../../content/manor.ts';
import { tracks } from '../../content/rituals.ts';
import { entrance } from '../../content/tiles.ts';
import type { VastState } from '../../state.ts';
import { isCrypt } from '../fill.ts';
import { beyond, squareDistance, squares } from '../spaces.ts';

const farthest = Math.max(...tracks.shift.values, ...tracks.swap.values);

const neighbours: Readonly<Record<SquareId, readonly SquareId[]>> = Object.fromEntries(squares.map((square) => [square, Object.values(beyond[square]!)]));

/** The other squares at a distance of at most so much. Every tile asks for its own, so they are looked up. */
const within: Readonly<Record<SquareId, readonly (readonly SquareId[])[]>> = Object.fromEntries(
  squares.map((from) => [from, Array.from({ length: farthest + 1 }, (_, reach) => squares.filter((to) => to !== from && squareDistance(from, to) <= reach))]),
);

/** MM-421, MM-430, RU-38 Lit or Dark, occupied or not; only the Entrance stays where it is, unless the table says otherwise. */
export const isMovable = ({ map, houseRules }: VastState, square: SquareId): boolean =>
  map[square] !== undefined && !(houseRules.entranceFixed && map[square].tile === entrance);

export const movableTiles = (state: VastState): SquareId[] => squares.filter((square) => isMovable(state, square));

/** MM-428 */
export const isFull = (state: VastState): boolean => squares.every((square) => !isCrypt(state, square));

/** MM-422, MM-427, RU-72 Crypts within reach that touch some other tile by an edge, as the map lies now. */
export const shiftTargets = (state: VastState, from: SquareId, reach: number): SquareId[] =>
  within[from]![reach]!.filter((to) => isCrypt(state, to) && touchesTile(state, to, from));

export const touchesTile = ({ map }: VastState, crypt: SquareId, but: SquareId): boolean => {
  for (const other of neighbours[crypt]!) if (other !== but && map[other]) return true;
  return false;
};

/** MM-435 */
export const swapTargets = (state: VastState, from: SquareId, reach: number): SquareId[] =>
  within[from]![reach]!.filter((to) => isMovable(state, to));
