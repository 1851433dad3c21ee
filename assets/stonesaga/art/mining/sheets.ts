import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { minable, omens, stones } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { settled } from '../settled.ts';
import { omenDisc } from '../signs/omens.ts';
import { leatherBag } from './bag.ts';
import { groundPicture } from './grounds.ts';
import { feltStone, stoneToken } from './stones.ts';

export const sheets: Record<string, Group> = {
  miningOmens: {
    quality: 0.84,
    frames: () => omens.map((omen) => trim(frame(`omen/${omen}`, omenDisc(omen)))),
  },
  mining: {
    quality: 0.78,
    frames: (): Frame[] => settled([
      ...stones.flatMap((stone) => [frame(`mining/${stone}`, stoneToken(stone)), frame(`mining/felt/${stone}`, feltStone(stone))]),
      trim(frame('mining/bag', leatherBag())),
    ]),
  },
  miningGrounds: {
    quality: 0.62,
    limit: 2560,
    frames: () => minable.map((feature) => ({ ...frame(`mining/ground/${feature}`, groundPicture(feature)), extrude: true })),
  },
};
