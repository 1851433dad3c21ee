import { places } from '../../../engine/games/vantage/content/places.ts';
import type { HereView } from '../../../engine/games/vantage/view.ts';

/** As many pictures as there are sides of the compass, and as many again that nobody needs. */
export const batchSize = 8;

/**
 * Numbers of the places whose pictures are fetched ahead: where the printed ways lead, and strangers, so that every place asks for
 * as many. They are in the order of their numbers: who listens on the wire cannot tell the ways from the strangers.
 */
export function aheadOf({ num, compass }: Pick<HereView, 'num' | 'compass'>): readonly number[] {
  const wanted = new Set(waysOf(compass));
  // 37 and the number of places have no divisor in common, so that the walk comes by all of them
  for (let at = num * 101; wanted.size < batchSize; at += 37) {
    const stranger = places[at % places.length]!.num;
    if (stranger !== num) wanted.add(stranger);
  }
  return [...wanted].sort((a, b) => a - b);
}

/** Where the printed ways of a place lead. */
export const waysOf = (compass: HereView['compass']): readonly number[] =>
  Object.values(compass).flatMap(({ to }) => (to === null ? [] : [to]));
