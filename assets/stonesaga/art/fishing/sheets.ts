import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { fishingIds } from '../../../../src/engine/games/stonesaga/content/fishing.ts';
import { waters } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { settled } from '../settled.ts';
import { cardBack, cardModifiers, cardStock } from './backs.ts';
import { cardFront } from './fronts.ts';
import { gains } from './gains.ts';
import { boneDie, caught, outcome, seal } from './pieces.ts';
import { waterPicture } from './waters.ts';

/** Sizes of the stage on both grounds; the water fills it. */
const stages = { wide: [1200, 640], tall: [1060, 860] } as const;

export const sheets: Record<string, Group> = {
  fishing: {
    quality: 0.64,
    limit: 2560,
    frames: () => settled(fishingIds.map((id) => frame(`fishing/${id}`, cardFront(id))), 'coarse'),
  },
  fishingBacks: {
    quality: 0.64,
    limit: 2560,
    frames: (): Frame[] => settled([
      frame('fishing/back', cardBack()),
      ...fishingIds.flatMap((id) => [frame(`fishing/${id}/stock`, cardStock(id)), frame(`fishing/${id}/modifiers`, cardModifiers(id))]),
    ], 'coarse'),
  },
  fishingPieces: {
    quality: 0.8,
    frames: (): Frame[] => [
      ...[1, 2, 3, 4, 5, 6].map((face) => trim(frame(`fishing/die/${face}`, boneDie(face)))),
      ...gains.map((face) => trim(frame(`fishing/of/${face}`, caught(face)))),
      ...(['caught', 'missed', 'hurt'] as const).map((which) => trim(frame(`fishing/strike/${which}`, outcome(which)))),
      ...(['luck', 'mishap'] as const).map((icon) => trim(frame(`fishing/${icon}`, seal(icon)))),
    ],
  },
  fishingWaters: {
    quality: 0.66,
    limit: 2560,
    frames: () => waters.flatMap(
      (water) => (['wide', 'tall'] as const).map((layout) => frame(
        `fishing/${water}/${layout}`, waterPicture(water, stages[layout][0], stages[layout][1]), 0, 0,
      )),
    ),
  },
};
