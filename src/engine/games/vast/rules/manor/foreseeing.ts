import { copied, lacking } from '../../../../pieces/shared.ts';
import type { SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import type { EdgeId, LaidTile, VastState } from '../../state.ts';
import { edgeBeyond } from '../spaces.ts';
import { movableTiles } from './tiles.ts';
import { asksToOrient, findTurns, usefulTurns, type TileTurn } from './turning.ts';

/**
 * What the move of a tile will ask next, looked up before it is made. Dozens of moves are tried out on one copy of the map, whose
 * squares are laid again as they were after each of them: to copy it for each would cost more than all the rest of the list.
 */
export function trying(state: VastState): <A>(squares: readonly SquareId[], look: (tried: VastState) => A) => A {
  const { map, breaches, forceWalls } = state;
  const tried: VastState = { ...state, map: copied(map) };
  return (squares, look) => {
    const seen = look(tried);
    for (const square of squares) put(tried, square, map[square]);
    Object.assign(tried, { breaches, forceWalls });
    return seen;
  };
}

/** A crypt has no entry in a map; here it may have an empty one, which reads the same. */
const put = (tried: VastState, square: SquareId, tile: LaidTile | undefined): void =>
  void ((tried.map as Record<SquareId, LaidTile | undefined>)[square] = tile);

/** MM-426 A tile on a crypt: the markers there stay. */
export function asksToOrientOne(tried: VastState, from: SquareId, to: SquareId): string | null {
  put(tried, to, tried.map[from]);
  put(tried, from, undefined);
  return asksToOrient(tried, [to], false) ? 'how it is turned' : null;
}

/** MM-434, MM-800 Two tiles that changed places: no marker is left at either. */
export function asksToOrientBoth(tried: VastState, a: SquareId, b: SquareId): string | null {
  const [onA, onB] = [tried.map[a], tried.map[b]];
  put(tried, a, onB);
  put(tried, b, onA);
  return asksToOrient(tried, [a, b], true) ? 'how they are turned' : null;
}

/** MM-429 Whether a second tile is asked for: two ways of turning one, or one and leave to turn none. */
export function asksForSecond(tried: VastState, { at: first, turn }: TileTurn, optional: boolean): boolean {
  put(tried, first, { ...tried.map[first]!, turn });
  tried.breaches = bareAt(tried.breaches, first);
  tried.forceWalls = bareAt(tried.forceWalls, first);
  let useful = 0;
  let idle = optional;
  for (const at of movableTiles(tried)) {
    if (at === first) continue;
    const turns = findTurns(tried, at);
    const change = usefulTurns(tried, at, turns).length;
    useful += change;
    idle ||= turns.length > change;
    if (useful > 1 || (useful > 0 && idle)) return true;
  }
  return false;
}

const bareAt = <R extends Readonly<Partial<Record<EdgeId, true>>>>(markers: R, square: SquareId): R =>
  sides.reduce((left, side) => {
    const edge = edgeBeyond[square]![side];
    return edge === undefined ? left : lacking(left, edge);
  }, markers);
