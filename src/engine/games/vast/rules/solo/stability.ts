import { gain, lose } from '../../../../pieces/dial.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';

/** MM-598, MM-600, MM-646 Only a revealed Armory or Pit ever moves this dial in solo play. */
export function changeStability(t: Vast, by: 1 | -1): void {
  const { skeletons } = t.state;
  const { changed, to } = by > 0 ? gain(skeletons, 'stability', by, dials.stability) : lose(skeletons, 'stability', -by, dials.stability);
  if (changed !== 0) t.tell({ fact: 'stabilityChanged', by: changed, to });
}
