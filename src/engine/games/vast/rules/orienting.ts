import type { SquareId } from '../content/manor.ts';
import { sides, type Side, type TileId, type Turn } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beyond, edgeBetween, opposite, sideTowards } from './spaces.ts';
import { printedWall, showsWall } from './walls.ts';

const everyTurn: readonly Turn[] = [0, 1, 2, 3];

/**
 * MM-094, MM-095, RU-02 Meet an open edge of a Lit neighbour if that can be done, else of a Dark one, else lie freely.
 * MM-173 A role may ask to be joined to one tile; MM-022, MM-023 both rules are kept where they can be, else the role's.
 */
export function legalTurns(state: VastState, square: SquareId, tile: TileId, joinedTo?: SquareId): Turn[] {
  const meets = (lit: boolean) => (turn: Turn) =>
    sides.some((side) => {
      const other = beyond[square]![side];
      return other !== undefined && state.map[other]?.lit === lit && wouldBeOpen(state, square, tile, turn, side);
    });
  const toLit = everyTurn.filter(meets(true));
  const general = toLit.length > 0 ? toLit : some(everyTurn.filter(meets(false)), everyTurn);
  const side = joinedTo && sideTowards(square, joinedTo);
  if (!side) return [...general];
  const joined = everyTurn.filter((turn) => wouldBeOpen(state, square, tile, turn, side));
  return [...some(general.filter((turn) => joined.includes(turn)), some(joined, general))];
}

const some = <T>(first: readonly T[], otherwise: readonly T[]): readonly T[] => (first.length > 0 ? first : otherwise);

/** MM-766, RU-06 A breach opens whatever wall would come to lie there; a force wall closes what would be open. */
function wouldBeOpen(state: VastState, square: SquareId, tile: TileId, turn: Turn, side: Side): boolean {
  const other = beyond[square]![side];
  if (other === undefined) return !showsWall(tile, turn, side);
  const edge = edgeBetween(square, other);
  const printed = showsWall(tile, turn, side) || printedWall(state, other, opposite[side]);
  return printed ? state.breaches[edge] === true : !state.forceWalls[edge];
}

/** A question is only worth asking if the answers differ. */
export const differInWalls = (tile: TileId, turns: readonly Turn[]): boolean => new Set(turns.map((turn) => wallsOf(tile, turn))).size > 1;

const wallsOf = (tile: TileId, turn: Turn): string => sides.filter((side) => showsWall(tile, turn, side)).join('');
