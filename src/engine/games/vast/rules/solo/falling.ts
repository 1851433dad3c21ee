import type { SkeletonId } from '../../content/values.ts';
import type { Vast } from '../../state.ts';

/** MM-603, MM-613 Off the map and on its side above its card. */
export function fall(t: Vast, skeleton: SkeletonId): void {
  const from = t.state.figures[skeleton]!;
  delete t.state.figures[skeleton];
  delete t.state.skeletons.dazzled[skeleton];
  t.state.skeletons.off[skeleton] = 'side';
  t.tell({ fact: 'skeletonFell', skeleton, from });
}
