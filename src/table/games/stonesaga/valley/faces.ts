import type { Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { SeenHex } from '../../../../engine/games/stonesaga/view.ts';

/** What is guessed through the mist. */
const shapes: Readonly<Record<Feature, 'trees' | 'plain' | 'water' | 'peaks'>> = {
  forest: 'trees',
  prairie: 'plain',
  driedFlats: 'plain',
  lake: 'water',
  river: 'water',
  wetland: 'water',
  mountain: 'peaks',
  chasm: 'peaks',
  cave: 'peaks',
  moraine: 'peaks',
};

/** The picture of the side that lies up. */
export const faceOf = (laid: SeenHex): string =>
  laid.explored ? `valley/hex/${laid.id}` : `valley/shroud/${laid.land}/${laid.hint ? shapes[laid.hint] : 'plain'}`;
