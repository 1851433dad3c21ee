import type { SpaceId, SquareId } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { figuresOn, isEnemyOf } from '../figures.ts';
import { isSquare } from '../spaces.ts';

/** MM-787 The tile a Skeleton stands on; null on a crypt or in the grounds, where most actions cannot be taken. */
export function tileUnder(state: VastState, skeleton: SkeletonId): SquareId | null {
  const at = state.figures[skeleton]!;
  return isSquare(at) && state.map[at] !== undefined ? at : null;
}

/** MM-264 Poltergeists, the Wraith, the Warlock and the pillar of light are enemies like all others. */
export const hasEnemies = (state: VastState, space: SpaceId): boolean =>
  figuresOn(state, space).some((figure) => isEnemyOf('skeletons', figure));
