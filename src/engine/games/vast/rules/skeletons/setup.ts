import { gearIds, type GearId } from '../../content/gear.ts';
import { marchingSkeletons, skeletonsStart, type SkeletonId } from '../../content/values.ts';
import type { SpaceId } from '../../content/manor.ts';
import type { SkeletonsState } from '../../roleStates.ts';
import { dealt, noCards, type Shuffle } from '../setup.ts';
import { spawnSpace } from '../spaces.ts';
import { freshSkeletonsTurn } from './values.ts';

/**
 * MM-062 to MM-064 Five cards in a row, the first two face up and on rolled Spawns. `boxed` gear is out of the game; null is a game
 * without the role.
 */
export function setUpSkeletons(
  shuffle: Shuffle,
  pick: (range: number) => number,
  boxed: readonly GearId[] | null,
): { state: SkeletonsState; figures: Partial<Record<SkeletonId, SpaceId>> } {
  const march: SkeletonId[] = boxed ? [...marchingSkeletons] : [];
  shuffle(march);
  const summoned = march.slice(0, skeletonsStart.summoned);
  const state: SkeletonsState = {
    stability: boxed ? skeletonsStart.stability : 0,
    march,
    faceDown: march.slice(skeletonsStart.summoned),
    off: {},
    dazzled: {},
    gear: boxed ? { ...dealt(shuffle, gearIds.filter((card) => !boxed.includes(card)), []), box: [...boxed] } : noCards(),
    turn: freshSkeletonsTurn(),
  };
  return { state, figures: Object.fromEntries(summoned.map((id) => [id, spawnSpace(pick(6) + 1)])) };
}
