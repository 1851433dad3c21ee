import type { SquareId } from '../content/manor.ts';
import { sides, type Side, type TileId, type Turn } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beyond, edgeBetween, edgeBeyond, opposite, sideTowards } from './spaces.ts';
import { printedWall, showsWall, wallMask } from './walls.ts';
import { sideBit } from '../reckoning/tileWalls.ts';

const everyTurn: readonly Turn[] = [0, 1, 2, 3];

/**
 * MM-094, MM-095, RU-02 Meet an open edge of a Lit neighbour if that can be done, else of a Dark one, else lie freely.
 * MM-173 A role may ask to be joined to one tile; MM-022, MM-023 both rules are kept where they can be, else the role's.
 * MM-145, MM-146 A tile that is about to be rotated or moved lies `bare`: its markers will be gone.
 */
export function legalTurns(state: VastState, square: SquareId, tile: TileId, joinedTo?: SquareId, bare = false): Turn[] {
  const { lit, dark } = joints(state, square, bare);
  const toLit = meeting(tile, lit);
  const general = toLit.length > 0 ? toLit : some(meeting(tile, dark), everyTurn);
  const side = joinedTo && sideTowards(square, joinedTo);
  if (!side) return [...general];
  const joined = everyTurn.filter((turn) => wouldBeOpen(state, square, tile, turn, side));
  return [...some(general.filter((turn) => joined.includes(turn)), some(joined, general))];
}

/** Sides, as bits, towards neighbouring tiles: open if the tile shows no wall there, and open whatever it shows. */
interface Joints {
  plain: number;
  breached: number;
}

const meeting = (tile: TileId, { plain, breached }: Joints): readonly Turn[] =>
  breached !== 0 ? everyTurn : plain === 0 ? [] : everyTurn.filter((turn) => (plain & ~wallMask(tile, turn)) !== 0);

function joints(state: VastState, square: SquareId, bare: boolean): { readonly lit: Joints; readonly dark: Joints } {
  const lit: Joints = { plain: 0, breached: 0 };
  const dark: Joints = { plain: 0, breached: 0 };
  for (const side of sides) {
    const other = beyond[square]![side];
    const laid = other === undefined ? undefined : state.map[other];
    if (laid === undefined) continue;
    const edge = edgeBeyond[square]![side]!;
    const to = laid.lit ? lit : dark;
    const breached = !bare && state.breaches[edge] === true;
    if (breached) to.breached |= sideBit[side];
    else if (!printedWall(state, other!, opposite[side]) && (bare || !state.forceWalls[edge])) to.plain |= sideBit[side];
  }
  return { lit, dark };
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
export const differInWalls = (tile: TileId, turns: readonly Turn[]): boolean =>
  turns.some((turn) => wallMask(tile, turn) !== wallMask(tile, turns[0]!));
