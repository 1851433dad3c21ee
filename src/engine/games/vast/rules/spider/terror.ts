import { gain } from '../../../../pieces/dial.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';

/** MM-321, MM-382 Her Defense and Spirit follow the dial by themselves. */
export function raiseTerror(t: Vast, by: number): void {
  const { changed, to } = gain(t.state, 'terror', by, dials.terror);
  if (changed !== 0) t.tell({ fact: 'terrorChanged', by: changed, to });
}
