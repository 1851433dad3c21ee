import type { SpaceId } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { paladinDefense } from '../paladin/values.ts';
import { approachNumbers, approachOf } from './approach.ts';
import { besidePaladin, distractingSpaces, distractions, skeletonsAt } from './distract.ts';
import { groundOf, type MapNumbers } from './ground.ts';
import { reachOf, type Reach } from './reach.ts';
import { stabilityRow } from './tables.ts';

/** What a Skeleton does with its activation. Several ends are equally good: the player chooses. */
type Plan =
  | { readonly plan: 'hit'; readonly path: readonly SpaceId[] }
  | Tied
  | { readonly plan: 'stay' };

export type Tied = { readonly plan: 'close in' | 'approach'; readonly ends: Ends };

/** Each end with the way there. */
type Ends = ReadonlyMap<SpaceId, readonly SpaceId[]>;

export function planOf(state: VastState, skeleton: SkeletonId, waiting: readonly SkeletonId[]): Plan {
  const ground = groundOf(state);
  return planHit(state, ground, skeleton) ?? planCloseIn(state, ground, skeleton, waiting) ?? planApproach(state, ground, skeleton);
}

/** RU-62 Table value and distraction; the attacker itself never distracts. */
export const strengthAgainstPaladin = (state: VastState, skeleton: SkeletonId): number =>
  stabilityRow(state).strength + distractingSpaces(state, skeleton).length;

/** MM-611 Priority 1: the Paladin is within reach, and the blow would land. */
function planHit(state: VastState, ground: MapNumbers, skeleton: SkeletonId): Plan | undefined {
  const paladin = state.figures.paladin!;
  if (strengthAgainstPaladin(state, skeleton) <= paladinDefense(state) || !isLegalEnd(state, skeleton, paladin)) return undefined;
  const reach = reachOf(ground, state.figures[skeleton]!, { attacking: true });
  return reach.has(paladin) ? { plan: 'hit', path: reach.path(paladin) } : undefined;
}

/** MM-615, MM-616 Priority 2: a space next to him, the one from which most Skeletons will distract him this turn. */
function planCloseIn(state: VastState, ground: MapNumbers, skeleton: SkeletonId, waiting: readonly SkeletonId[]): Plan | undefined {
  const reach = reachOf(ground, state.figures[skeleton]!);
  const beside = besidePaladin(state).filter((space) => reach.has(space) && isLegalEnd(state, skeleton, space));
  if (beside.length === 0) return undefined;
  const worth = distractions(state, ground, skeleton, beside, waiting);
  const best = Math.max(...worth);
  return { plan: 'close in', ends: waysTo(reach, beside.filter((_, i) => worth[i] === best)) };
}

/** MM-617 to MM-621 Priority 3: as close as straight routes lead, or around lamps if they alone hold it back. */
function planApproach(state: VastState, ground: MapNumbers, skeleton: SkeletonId): Plan {
  const from = state.figures[skeleton]!;
  const numbers = approachNumbers(ground);
  const straight = { numbers, start: approachOf(numbers, from) };
  const closest = (reach: Reach) => closestEnds(state, skeleton, numbers, reach);
  const lit = closest(reachOf(ground, from, { straight }));
  const unlit = closest(reachOf(ground, from, { straight, unlit: true }));
  const around = unlit.number < lit.number ? closest(reachOf(ground, from)) : lit;
  const { ends } = around.number < lit.number ? around : lit;
  return ends.size > 0 ? { plan: 'approach', ends } : { plan: 'stay' };
}

function closestEnds(state: VastState, skeleton: SkeletonId, numbers: Int16Array, reach: Reach): { number: number; ends: Ends } {
  const legal = reach.spaces().filter((space) => isLegalEnd(state, skeleton, space));
  const number = Math.min(...legal.map((space) => approachOf(numbers, space)));
  return { number, ends: waysTo(reach, legal.filter((space) => approachOf(numbers, space) === number)) };
}

const waysTo = (reach: Reach, spaces: readonly SpaceId[]): Ends => new Map(spaces.map((space) => [space, reach.path(space)]));

/** MM-626 Its own movement may not end with another Skeleton. */
const isLegalEnd = (state: VastState, skeleton: SkeletonId, space: SpaceId): boolean =>
  skeletonsAt(state, space).every((id) => id === skeleton);
