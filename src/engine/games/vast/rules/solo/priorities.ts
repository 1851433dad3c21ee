import type { SpaceId } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { paladinDefense } from '../paladin/values.ts';
import { approachTo, type Approach } from './approach.ts';
import { besidePaladin, distractingSpaces, distractionFrom, skeletonsAt } from './distract.ts';
import { routes, type Routes } from './reach.ts';
import { stabilityRow } from './tables.ts';

/** What a Skeleton does with its activation. Several ends are equally good: the player chooses. */
export type Plan =
  | { readonly plan: 'hit'; readonly path: readonly SpaceId[] }
  | { readonly plan: 'close in' | 'approach'; readonly ends: ReadonlyMap<SpaceId, readonly SpaceId[]> }
  | { readonly plan: 'stay' };

export function planOf(state: VastState, skeleton: SkeletonId, waiting: readonly SkeletonId[]): Plan {
  return planHit(state, skeleton) ?? planCloseIn(state, skeleton, waiting) ?? planApproach(state, skeleton);
}

/** RU-62 Table value and distraction; the attacker itself never distracts. */
export const strengthAgainstPaladin = (state: VastState, skeleton: SkeletonId): number =>
  stabilityRow(state).strength + distractingSpaces(state, skeleton).length;

/** MM-611 Priority 1: the Paladin is within reach, and the blow would land. */
function planHit(state: VastState, skeleton: SkeletonId): Plan | undefined {
  if (strengthAgainstPaladin(state, skeleton) <= paladinDefense(state)) return undefined;
  const paladin = state.figures.paladin!;
  if (!isLegalEnd(state, skeleton, paladin)) return undefined;
  const path = routes(state, skeleton, { attacking: true, lamps: true }).get(paladin);
  return path && { plan: 'hit', path };
}

/** MM-615, MM-616 Priority 2: a space next to him, the one from which most Skeletons will distract him this turn. */
function planCloseIn(state: VastState, skeleton: SkeletonId, waiting: readonly SkeletonId[]): Plan | undefined {
  const reach = routes(state, skeleton, { attacking: false, lamps: true });
  const beside = besidePaladin(state).filter((space) => reach.has(space) && isLegalEnd(state, skeleton, space));
  if (beside.length === 0) return undefined;
  const worth = beside.map((space) => distractionFrom(state, skeleton, space, waiting));
  const best = Math.max(...worth);
  return { plan: 'close in', ends: endsAmong(reach, beside.filter((_, i) => worth[i] === best)) };
}

/** MM-617 to MM-621 Priority 3: as close as straight routes lead, or around lamps if they alone hold it back. */
function planApproach(state: VastState, skeleton: SkeletonId): Plan {
  const approach = approachTo(state);
  const straight = closest(state, skeleton, approach, straightRoutes(state, skeleton, approach, true));
  const unlit = closest(state, skeleton, approach, straightRoutes(state, skeleton, approach, false));
  const detour = unlit.number < straight.number ? closest(state, skeleton, approach, routes(state, skeleton, { attacking: false, lamps: true })) : straight;
  const { ends } = detour.number < straight.number ? detour : straight;
  return ends.size > 0 ? { plan: 'approach', ends } : { plan: 'stay' };
}

const straightRoutes = (state: VastState, skeleton: SkeletonId, approach: Approach, lamps: boolean): Routes =>
  routes(state, skeleton, { attacking: false, lamps, allowed: (from, to) => approach(to) < approach(from) });

function closest(state: VastState, skeleton: SkeletonId, approach: Approach, reach: Routes): { number: number; ends: Routes } {
  const legal = [...reach.keys()].filter((space) => isLegalEnd(state, skeleton, space));
  const number = Math.min(Infinity, ...legal.map(approach));
  return { number, ends: endsAmong(reach, legal.filter((space) => approach(space) === number)) };
}

const endsAmong = (reach: Routes, spaces: readonly SpaceId[]): Routes => new Map(spaces.map((space) => [space, reach.get(space)!]));

/** MM-626 Its own movement may not end with another Skeleton. */
const isLegalEnd = (state: VastState, skeleton: SkeletonId, space: SpaceId): boolean => skeletonsAt(state, space).every((id) => id === skeleton);
