import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId, Holdings } from '../../../../engine/games/stonesaga/state.ts';
import type { Offers } from '../../../gesture/offers.ts';

/** Resources that lie on items of this character and are offered by the name of the bag. */
export function borrowed(who: CharacterId, bag: Holdings, offers: Offers): Face[] {
  const prefix = `res:${who}:`;
  const named = [...offers.touched].filter((id) => id.startsWith(prefix));
  return named.map((id) => id.slice(prefix.length) as Face).filter((face) => face in faces && !bag[face]);
}
