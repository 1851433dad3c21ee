import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';

/** GE-04, GE-11 Plain Defense bonuses always apply, on every turn. */
export function gearDefense({ skeletons }: VastState, skeleton: SkeletonId): number {
  const worn = skeletons.gear.inPlay;
  return (skeleton === 'screamy' && worn.includes('pauldrons')) || (skeleton === 'slashy' && worn.includes('shield')) ? 1 : 0;
}
