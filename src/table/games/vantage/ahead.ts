import { places } from '../../../engine/games/vantage/content/places.ts';
import type { HereView } from '../../../engine/games/vantage/view.ts';
import { depthOf, vistaOf } from './vistaFiles.ts';

/** As many pictures as there are sides of the compass, and as many again that nobody needs. */
export const batchSize = 8;

/**
 * Numbers of the places whose pictures are fetched ahead: where the printed ways lead, and strangers, so that every place asks for
 * as many. They are in the order of their numbers: who listens on the wire cannot tell the ways from the strangers.
 */
export function aheadOf({ num, compass }: Pick<HereView, 'num' | 'compass'>): readonly number[] {
  const wanted = new Set(Object.values(compass).flatMap(({ to }) => (to === null ? [] : [to])));
  // 37 and the number of places have no divisor in common, so that the walk comes by all of them
  for (let at = num * 101; wanted.size < batchSize; at += 37) {
    const stranger = places[at % places.length]!.num;
    if (stranger !== num) wanted.add(stranger);
  }
  return [...wanted].sort((a, b) => a - b);
}

const fetched = new Set<string>();

/** Brings the pictures into the browser's store, one after another, without decoding them. A picture that does not come is no loss. */
export async function fetchAhead(here: Pick<HereView, 'num' | 'compass'>, gone: () => boolean): Promise<void> {
  for (const num of aheadOf(here))
    for (const address of [vistaOf(num, 'small'), depthOf(num)]) {
      if (address === null || fetched.has(address)) continue;
      if (gone()) return;
      fetched.add(address);
      await fetch(address, { priority: 'low' }).then((answer) => answer.arrayBuffer(), () => fetched.delete(address));
    }
}
