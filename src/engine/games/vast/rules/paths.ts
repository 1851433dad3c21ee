import { grounds, type GroundsId, type SpaceId, type SquareId } from '../content/manor.ts';
import { sides, type Side } from '../content/tiles.ts';
import type { FigureId, TokenKind, VastState } from '../state.ts';
import { ignoresTokens, isRemovedBy } from './entering.ts';
import { isEgg, isSpider } from './figures.ts';
import { forces } from './forcing.ts';
import { wallsOf } from './solo/ground.ts';
import { beyond, groundsBeyond, isSquare, sideOfGrounds, squares } from './spaces.ts';
import { tokensOn } from './tokens.ts';

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
export interface Way {
  /** From the space it stands on to the one it ends on. */
  readonly path: readonly SpaceId[];
  readonly walls: number;
}

export interface Ways {
  /** Every space the walk can end on, but not the one it begins on. */
  readonly ends: readonly SpaceId[];
  steps(end: SpaceId): number;
  to(end: SpaceId): Way;
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
const numberOf = Object.fromEntries(spaces.map((space, i) => [space, i])) as Readonly<Record<SpaceId, number>>;

const bitOf = (side: Side): number => 1 << sides.indexOf(side);

const borders: readonly (readonly Border[])[] = spaces.map((space, here) =>
  isSquare(space)
    ? sides.flatMap((side) => [beyond[space]![side], groundsBeyond[space]![side]].flatMap((to) => (to === undefined ? [] : [{ to: numberOf[to]!, square: here, bit: bitOf(side) }])))
    : [
        ...grounds[space].borders.map((to) => ({ to: numberOf[to]!, square: numberOf[to]!, bit: bitOf(sideOfGrounds(space)) })),
        ...grounds[space].next.map((to) => ({ to: numberOf[to]!, square: 0, bit: 0 })),
      ],
);

/**
 * Where a figure gets without anything happening on the way, so that a hand can drag it there at once. A space where
 * its entry would have an effect can be an end, but nothing behind it is offered before that effect has come.
 */
export function quietWays(state: VastState, figure: FigureId, walk: Walk, loud: ReadonlySet<SpaceId> = loudSpaces(state, figure)): Ways {
  const start = numberOf[state.figures[figure]!]!;
  const walls = walk.walls === 'any' ? null : wallsOf(state);
  // Every space counts twice: reached with a wall still to spare (first half), and after it (second half).
  const depth = new Int8Array(count * 2).fill(-1);
  const cameFrom = new Int16Array(count * 2);
  const queue = [start];
  depth[start] = 0;
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i]!;
    const here = node < count ? node : node - count;
    if (depth[node] === walk.steps || (here !== start && loud.has(spaces[here]!))) continue;
    const around = borders[here]!;
    for (let b = 0; b < around.length; b++) {
      const { to, square, bit } = around[b]!;
      if (depth[to] !== -1) continue;
      const blocked = walls !== null && (walls[square]! & bit) !== 0;
      const next = blocked || node >= count ? to + count : to;
      if ((blocked && (walk.walls === 0 || node >= count)) || depth[next] !== -1 || !mayEnter(state, walk, spaces[to]!)) continue;
      depth[next] = depth[node]! + 1;
      cameFrom[next] = node;
      queue.push(next);
    }
  }
  return reading(start, depth, cameFrom);
}

function mayEnter(state: VastState, walk: Walk, space: SpaceId): boolean {
  const allowed = isSquare(space) ? state.map[space] !== undefined || walk.crypts === true : walk.grounds === true;
  return allowed && !walk.barred?.(space);
}

function reading(start: number, depth: Int8Array, cameFrom: Int16Array): Ways {
  const nodeOf = (end: number): number => (depth[end + count] === -1 || (depth[end] !== -1 && depth[end]! <= depth[end + count]!) ? end : end + count);
  return {
    ends: spaces.filter((_, end) => end !== start && depth[nodeOf(end)] !== -1),
    steps: (end) => depth[nodeOf(numberOf[end]!)]!,
    to: (end) => {
      const path: SpaceId[] = [];
      const last = nodeOf(numberOf[end]!);
      for (let node = last; node !== start; node = cameFrom[node]!) path.push(spaces[node % count]!);
      return { path: [spaces[start]!, ...path.reverse()], walls: last < count ? 0 : 1 };
    },
  };
}

/** Spaces where the entry of this figure does something: tokens go, somebody flees or has to be attacked, or the Spider could take blood. */
export function loudSpaces(state: VastState, figure: FigureId): Set<SpaceId> {
  const loud = new Set<SpaceId>();
  for (const id in state.figures) {
    const other = id as FigureId;
    const flees = other === 'warlock' && figure !== 'warlock';
    if (other !== figure && (flees || forces(state, other, figure))) loud.add(state.figures[other]!);
  }
  if (ignoresTokens(figure)) return loud;
  for (const at in state.tokens) {
    const space = at as SquareId;
    if (!state.map[space]) continue;
    for (const kind in state.tokens[space]) if (isRemovedBy(state, kind as TokenKind, figure)) loud.add(space);
    if (isSpider(figure) && isTakeable(state, space)) loud.add(space);
  }
  return loud;
}

/** MM-393, MM-394 Blood on a tile without an Egg. */
const isTakeable = (state: VastState, space: SpaceId): boolean => {
  if (tokensOn(state, space, 'blood') === 0) return false;
  for (const id in state.figures) if (isEgg(id as FigureId) && state.figures[id as FigureId] === space) return false;
  return true;
};
