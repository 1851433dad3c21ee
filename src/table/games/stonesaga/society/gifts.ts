import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { Offers } from '../../../gesture/offers.ts';

/** Lore that whoever is looked at may put on a goal now: `lore:c1:GA09`. */
export const loreGifts = (offers: Offers, who: CharacterId): readonly { readonly id: string }[] =>
  [...offers.touched].filter((id) => id.startsWith(`lore:${who}:`)).map((id) => ({ id }));
