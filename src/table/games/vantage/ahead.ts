import { places } from '../../../engine/games/vantage/content/places.ts';
import type { HereView } from '../../../engine/games/vantage/view.ts';
import { fetchPicture, pictureBytes } from './pictures.ts';
import { depthOf, vistaOf } from './vistaFiles.ts';

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

const waysOf = (compass: HereView['compass']): readonly number[] => Object.values(compass).flatMap(({ to }) => (to === null ? [] : [to]));

const fetched = new Map<string, Blob | null>();

/**
 * Brings the pictures into the browser's store, one after another; a picture that does not come is no loss. When all have come, those
 * of the printed ways are decoded, so that the next place is there at once: between the others a decoding would be heard as a pause.
 */
export async function fetchAhead({ num: here, compass }: Pick<HereView, 'num' | 'compass'>, gone: () => boolean): Promise<void> {
  for (const num of aheadOf({ num: here, compass }))
    for (const address of [vistaOf(num, 'small'), depthOf(num)]) {
      if (address === null || fetched.has(address)) continue;
      if (gone()) return;
      fetched.set(address, null);
      await pictureBytes(address, { priority: 'low' }).then(
        (bytes) => fetched.set(address, bytes),
        () => fetched.delete(address),
      );
    }
  for (const num of waysOf(compass)) {
    const address = vistaOf(num, 'small');
    const bytes = address === null ? null : fetched.get(address);
    if (gone()) return;
    if (address !== null && bytes) await fetchPicture(address, bytes);
  }
}
