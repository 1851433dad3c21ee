import { frame, trim, type Group } from '../../../bake/frame.ts';
import { omens } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { omenDisc } from './omens.ts';

export const sheets: Record<string, Group> = {
  miningOmens: {
    quality: 0.9,
    frames: () => omens.map((omen) => trim(frame(`omen/${omen}`, omenDisc(omen)))),
  },
};
