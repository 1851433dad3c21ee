import { gain, lose } from '../../../../pieces/dial.ts';
import { dials } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';

/** MM-761 In full or not at all. */
export const canSpend = ({ skeletons }: VastState, cost: number): boolean => skeletons.stability >= cost;

/** MM-042 */
export function spendStability(t: Vast, cost: number): void {
  if (cost > 0) changed(t, lose(t.state.skeletons, 'stability', cost, dials.stability));
}

/** MM-244 Never below 0. */
export const loseStability = spendStability;

/** MM-010 */
export const gainStability = (t: Vast, by: number): void => changed(t, gain(t.state.skeletons, 'stability', by, dials.stability));

function changed(t: Vast, { changed: by, to }: { readonly changed: number; readonly to: number }): void {
  if (by !== 0) t.tell({ fact: 'stabilityChanged', by, to });
}
