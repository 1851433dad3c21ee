import type { SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { adjacent } from '../spaces.ts';
import type { MapNumbers } from './ground.ts';
import { reachOf } from './reach.ts';

const everySkeleton = Object.keys(skeletonNames) as readonly SkeletonId[];

export const besidePaladin = (state: VastState): readonly SpaceId[] => adjacent[state.figures.paladin!]!;

export const skeletonsAt = (state: VastState, space: SpaceId): SkeletonId[] => everySkeleton.filter((id) => state.figures[id] === space);

/** The spaces next to the Paladin from which somebody distracts him; `but` stands for a Skeleton that never counts. */
export function distractingSpaces(state: VastState, but?: SkeletonId): SpaceId[] {
  return besidePaladin(state).filter((space) => skeletonsAt(state, space).some((id) => id !== but && !state.skeletons.dazzled[id]));
}

/**
 * RU-75 For each end: the spaces next to the Paladin that would then distract him, and as many more as the Skeletons
 * still to act could fill, one space each.
 */
export function distractions(
  state: VastState,
  ground: MapNumbers,
  skeleton: SkeletonId,
  ends: readonly SpaceId[],
  waiting: readonly SkeletonId[],
): number[] {
  const beside = besidePaladin(state);
  const filled = distractingSpaces(state, skeleton);
  const free = beside.filter((space) => skeletonsAt(state, space).every((id) => id === skeleton));
  const wishes = waiting
    .filter((id) => state.figures[id] !== undefined && !beside.includes(state.figures[id]!))
    .map((id) => {
      const reach = reachOf(ground, state.figures[id]!);
      return free.filter((space) => reach.has(space) && !dazzledAt(state, id, space));
    });
  return ends.map((end) => {
    const own = !filled.includes(end) && !dazzledAt(state, skeleton, end) ? 1 : 0;
    return filled.length + own + mostMatched(wishes.map((spaces) => spaces.filter((space) => space !== end)));
  });
}

/** Under Radiant Lamps a Skeleton that a lamp stops distracts nobody. */
function dazzledAt(state: VastState, skeleton: SkeletonId, end: SpaceId): boolean {
  const stopped = state.figures[skeleton] !== end && (state.tokens[end]?.lamp ?? 0) > 0;
  return stopped && state.paladin.favors.inPlay.includes('radiantLamps');
}

/** The largest number of wishers that can each have a space of their own. */
function mostMatched(wishes: readonly (readonly SpaceId[])[]): number {
  const owner = new Map<SpaceId, number>();
  const seat = (wisher: number, tried: Set<SpaceId>): boolean =>
    wishes[wisher]!.some((space) => {
      if (tried.has(space)) return false;
      tried.add(space);
      const holder = owner.get(space);
      if (holder !== undefined && !seat(holder, tried)) return false;
      owner.set(space, wisher);
      return true;
    });
  return wishes.filter((_, wisher) => seat(wisher, new Set())).length;
}
