import { grounds, type SpaceId, type SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { beyond, isSquare, sideOfGrounds } from '../spaces.ts';
import { isWall } from '../walls.ts';
import { stabilityRow } from './tables.ts';

/** How a Skeleton got to a space: the spaces it passed, from the one it started on. */
export type Routes = ReadonlyMap<SpaceId, readonly SpaceId[]>;

export interface Travel {
  /** MM-810 The Paladin's space is entered only by the last step of an attack. */
  readonly attacking: boolean;
  /** Lamps may be wished away, to learn whether they are what keeps a Skeleton back. */
  readonly lamps: boolean;
  /** Steps must lead to spaces this function allows, given where the step begins. */
  readonly allowed?: (from: SpaceId, to: SquareId) => boolean;
}

/**
 * RU-74 Every space a Skeleton can get to in one activation, with one of the shortest ways there. A wall can be
 * crossed once, so a space is visited twice: with the wall still to spare, and without.
 */
export function routes(state: VastState, skeleton: SkeletonId, travel: Travel): Routes {
  const start = state.figures[skeleton]!;
  const steps = stabilityRow(state).movement;
  const found = new Map<SpaceId, readonly SpaceId[]>([[start, [start]]]);
  const visited = [new Set<SpaceId>([start]), new Set<SpaceId>()] as const;
  let edge: { readonly path: readonly SpaceId[]; readonly walls: 0 | 1 }[] = [{ path: [start], walls: 0 }];

  for (let step = 1; step <= steps && edge.length > 0; step++) {
    const next: typeof edge = [];
    for (const { path, walls } of edge) {
      const here = path.at(-1)!;
      if (stopsHere(state, here, start, travel)) continue;
      for (const { to, wall } of ways(state, here)) {
        const crossed = walls + (wall ? 1 : 0);
        if (crossed > 1 || !canEnter(state, to, travel) || travel.allowed?.(here, to) === false) continue;
        if (visited[0].has(to) || (crossed === 1 && visited[1].has(to))) continue;
        visited[crossed as 0 | 1].add(to);
        const way = [...path, to];
        if (!found.has(to)) found.set(to, way);
        next.push({ path: way, walls: crossed as 0 | 1 });
      }
    }
    edge = next;
  }
  return found;
}

/** MM-811 A lamp ends the movement; so does arriving at the Paladin. Where the Skeleton began holds nobody. */
function stopsHere(state: VastState, here: SpaceId, start: SpaceId, { lamps }: Travel): boolean {
  if (here === start) return false;
  return here === state.figures.paladin || (lamps && (state.tokens[here]?.lamp ?? 0) > 0);
}

/** MM-624 Tiles and crypts, never the grounds; never the tile of the pillar. */
function canEnter(state: VastState, to: SquareId, { attacking }: Travel): boolean {
  return to !== state.figures.pillar && (attacking || to !== state.figures.paladin);
}

function ways(state: VastState, here: SpaceId): { readonly to: SquareId; readonly wall: boolean }[] {
  if (!isSquare(here)) {
    const side = sideOfGrounds(here);
    return grounds[here].borders.map((to) => ({ to, wall: isWall(state, to, side) }));
  }
  return sides.flatMap((side) => {
    const to = beyond[here]![side];
    return to === undefined ? [] : [{ to, wall: isWall(state, here, side) }];
  });
}
