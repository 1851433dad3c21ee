import type { GearId } from '../../content/gear.ts';
import type { SpaceId } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { SkeletonsTurn } from '../../roleStates.ts';
import type { FigureId, VastState } from '../../state.ts';
import { skeletonIds } from '../figures.ts';
import { adjacent } from '../spaces.ts';
import { tokensOn } from '../tokens.ts';

export const freshSkeletonsTurn = (): SkeletonsTurn => ({ looted: false, screamed: false, sharpened: false });

/** What one Skeleton has used since its activation began. */
export interface Activation {
  readonly skeleton: SkeletonId;
  candle: boolean;
  chain: boolean;
  /** It has walked in on somebody and has to STRIKE!! before anything else. */
  forced: boolean;
}

export const activationOf = (skeleton: SkeletonId): Activation => ({ skeleton, candle: false, chain: false, forced: false });

/** MM-223 by analogy: gear works while it lies in play, not in hand. */
export const wears = ({ skeletons }: VastState, card: GearId): boolean => skeletons.gear.inPlay.includes(card);

export const isDazzled = ({ skeletons }: VastState, skeleton: SkeletonId): boolean => skeletons.dazzled[skeleton] === true;

/** MM-240, MM-290 to MM-292 */
const baseStrength = ({ skeletons }: VastState, skeleton: SkeletonId): number =>
  skeleton === 'slashy' && skeletons.turn.sharpened ? 2 : 1;

/** MM-230 to MM-233, MM-278 Spaces beside the defender with a Skeleton or cackling skulls; walls do not matter, and each counts once. */
export const distraction = (state: VastState, at: SpaceId): number => adjacent[at]!.filter((space) => distractsFrom(state, space)).length;

/** FA-4 A dazzled Skeleton distracts nobody. */
function distractsFrom(state: VastState, space: SpaceId): boolean {
  if (tokensOn(state, space, 'skulls') > 0) return true;
  for (const id of skeletonIds) if (state.figures[id] === space && !isDazzled(state, id)) return true;
  return false;
}

export const skeletonStrength = (state: VastState, skeleton: SkeletonId, defender: FigureId): number =>
  baseStrength(state, skeleton) + distraction(state, state.figures[defender]!);
