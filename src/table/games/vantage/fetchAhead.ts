import type { HereView } from '../../../engine/games/vantage/view.ts';
import { aheadOf, waysOf } from './ahead.ts';
import { fetchPicture, pictureBytes } from './pictures.ts';
import { depthOf, vistaOf } from './vistaFiles.ts';

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
