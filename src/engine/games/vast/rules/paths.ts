import { grounds, type GroundsId, type SpaceId, type SquareId } from '../content/manor.ts';
import { sides } from '../content/tiles.ts';
import type { FigureId, VastState } from '../state.ts';
import { ignoresTokens, isRemovedBy } from './entering.ts';
import { isSpider } from './figures.ts';
import { forces, mayForce } from './forcing.ts';
import { beyond, groundsBeyond, isSquare, sideOfGrounds, squareCount, squares } from './spaces.ts';
import { eggsOn } from './spider/eggs.ts';
import { tokenKinds, tokenSpaces } from './tokens.ts';
import { wallsOf } from './walls.ts';
import { sideBit } from '../reckoning/tileWalls.ts';

/** How a figure may walk in one gesture. Without more words it keeps to tiles. */
export interface Walk {
  readonly steps: number;
  readonly walls: 0 | 1 | 'any';
  readonly crypts?: boolean;
  readonly grounds?: boolean;
  /** Spaces it must not even end on. */
  readonly barred?: (space: SpaceId) => boolean;
}

/** One of the shortest ways; of those that are equally short, one over the fewest walls. */
export interface ShortestPath {
  /** From the space it stands on to the one it ends on. */
  readonly path: readonly SpaceId[];
  readonly walls: number;
}

export interface Ways {
  /** Every space the walk can end on, but not the one it begins on. */
  readonly ends: readonly SpaceId[];
  steps(end: SpaceId): number;
  to(end: SpaceId): ShortestPath;
}

interface Border {
  readonly to: number;
  /** The square whose wall would be in the way, and the bit of its side; none between two grounds. */
  readonly square: number;
  readonly bit: number;
}

const groundsIds = Object.keys(grounds) as readonly GroundsId[];
const spaces: readonly SpaceId[] = [...squares, ...groundsIds];
const count = spaces.length;
const placeOf = Object.fromEntries(spaces.map((space, i) => [space, i])) as Readonly<Record<SpaceId, number>>;

const borders: readonly (readonly Border[])[] = spaces.map((space, here) =>
  isSquare(space)
    ? sides.flatMap((side) =>
        [beyond[space]![side], groundsBeyond[space]![side]].flatMap((to) =>
          to === undefined ? [] : [{ to: placeOf[to]!, square: here, bit: sideBit[side] }],
        ),
      )
    : [
        ...grounds[space].borders.map((to) => ({ to: placeOf[to]!, square: placeOf[to]!, bit: sideBit[sideOfGrounds(space)] })),
        ...grounds[space].next.map((to) => ({ to: placeOf[to]!, square: 0, bit: 0 })),
      ],
);

/** Every space counts twice: reached with a wall still to spare (first half), and after it (second half). */
const unseen = -1;
/** For each of these, its place in the queue of the walk under way. Walks never overlap, so one list serves them all. */
const seenAt = new Int16Array(count * 2);

/**
 * Where a figure gets without anything happening on the way, so that a hand can drag it there at once. A space where
 * its entry would have an effect can be an end, but nothing behind it is offered before that effect has come.
 */
export function quietWays(state: VastState, figure: FigureId, walk: Walk, loud: ReadonlySet<SpaceId> = loudSpaces(state, figure)): Ways {
  const start = placeOf[state.figures[figure]!]!;
  const walls = walk.walls === 'any' ? null : wallsOf(state);
  const queue = [start];
  const cameFrom = [unseen];
  const depth = [0];
  seenAt.fill(unseen);
  seenAt[start] = 0;
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i]!;
    const here = node < count ? node : node - count;
    if (depth[i] === walk.steps || (here !== start && loud.has(spaces[here]!))) continue;
    const around = borders[here]!;
    for (let b = 0; b < around.length; b++) {
      const { to, square, bit } = around[b]!;
      if (seenAt[to] !== unseen) continue;
      const blocked = walls !== null && (walls[square]! & bit) !== 0;
      const next = blocked || node >= count ? to + count : to;
      if ((blocked && (walk.walls === 0 || node >= count)) || seenAt[next] !== unseen || !mayEnter(state, walk, to)) continue;
      seenAt[next] = queue.length;
      queue.push(next);
      cameFrom.push(i);
      depth.push(depth[i]! + 1);
    }
  }
  return reading(queue, cameFrom, depth);
}

function mayEnter(state: VastState, walk: Walk, place: number): boolean {
  const space = spaces[place]!;
  const allowed = place < squareCount ? walk.crypts === true || state.map[space as SquareId] !== undefined : walk.grounds === true;
  return allowed && !walk.barred?.(space);
}

/** What a walk has found, in the order of the map. */
function reading(queue: readonly number[], cameFrom: readonly number[], depth: readonly number[]): Ways {
  const start = queue[0]!;
  const ends: SpaceId[] = [];
  for (let end = 0; end < count; end++)
    if (end !== start && (seenAt[end] !== unseen || seenAt[end + count] !== unseen)) ends.push(spaces[end]!);
  // The queue grows by depth, and of two equally long ways the one without a wall counts.
  const arrival = (space: SpaceId): number => {
    const end = placeOf[space]!;
    const first = queue.findIndex((node) => node % count === end);
    const open = queue.indexOf(end, first);
    return open !== -1 && depth[open] === depth[first] ? open : first;
  };
  return {
    ends,
    steps: (end) => depth[arrival(end)]!,
    to: (end) => {
      const last = arrival(end);
      const path: SpaceId[] = [];
      for (let i = last; i !== unseen; i = cameFrom[i]!) path.push(spaces[queue[i]! % count]!);
      return { path: path.reverse(), walls: queue[last]! < count ? 0 : 1 };
    },
  };
}

/**
 * Spaces where the entry of this figure does something: tokens go, somebody flees or has to be attacked, or the Spider could take
 * blood.
 */
export function loudSpaces(state: VastState, figure: FigureId): Set<SpaceId> {
  const loud = new Set<SpaceId>();
  const { warlock } = state.figures;
  if (warlock !== undefined && figure !== 'warlock') loud.add(warlock);
  for (const other of mayForce(figure)) {
    const at = state.figures[other];
    if (at !== undefined && forces(state, other, figure)) loud.add(at);
  }
  if (ignoresTokens(figure)) return loud;
  const lying = tokenSpaces(state);
  for (const kind of tokenKinds)
    if (isRemovedBy(state, kind, figure)) for (const at of lying[kind]) if (state.map[at as SquareId]) loud.add(at);
  // MM-393, MM-394
  if (isSpider(figure)) for (const at of lying.blood) if (state.map[at as SquareId] && eggsOn(state, at).length === 0) loud.add(at);
  return loud;
}
