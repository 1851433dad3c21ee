import { grounds, type SpaceId, type SquareId } from '../content/manor.ts';
import { sides, type Side } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beyond, columnOf, groundsBeyond, isSquare, opposite, rowOf, sideOfGrounds } from './spaces.ts';
import { isWall } from './walls.ts';

/**
 * §7 Visibility. MM-773 A line has to reach the middle of the space it ends on, so the same question answers for
 * pieces and for tiles.
 */
export function isVisible(state: VastState, from: SpaceId, to: SpaceId): boolean {
  if (from === to) return true; // MM-138
  if (isSquare(from)) return (isSquare(to) ? sidesFacing(from, to) : sides).some((side) => lineOfSight(state, from, side).includes(to));
  // MM-772 From the grounds one looks along each row or column that begins there.
  const inwards = opposite[sideOfGrounds(from)];
  return (grounds[from].borders as readonly SquareId[]).some(
    (first) =>
      !isWall(state, first, sideOfGrounds(from)) &&
      (first === to || (isSeenThrough(state, first) && lineOfSight(state, first, inwards).includes(to))),
  );
}

/** MM-130 Two squares see each other along a row or a column, or not at all. */
function sidesFacing(from: SquareId, to: SquareId): readonly Side[] {
  const [across, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (across === 0) return down < 0 ? ['N'] : ['S'];
  return down !== 0 ? [] : across > 0 ? ['E'] : ['W'];
}

/** Every space that a figure on this square sees, its own first. */
export const seenFrom = (state: VastState, from: SquareId): SpaceId[] => [from, ...sides.flatMap((side) => lineOfSight(state, from, side))];

/** MM-130 to MM-136 The spaces seen from a square in one direction. The square itself may be Dark or a crypt. */
function lineOfSight(state: VastState, from: SquareId, side: Side): SpaceId[] {
  const seen: SpaceId[] = [];
  for (let here = from; !isWall(state, here, side); ) {
    const next: SpaceId | undefined = beyond[here]![side] ?? groundsBeyond[here]![side];
    if (next === undefined) break;
    seen.push(next);
    if (!isSquare(next) || !isSeenThrough(state, next)) break;
    here = next;
  }
  return seen;
}

/** MM-133, MM-134, MM-137 Crypts and Dark tiles end a line; what stands on a Lit tile does not. */
const isSeenThrough = (state: VastState, square: SquareId): boolean => state.map[square]?.lit === true;
