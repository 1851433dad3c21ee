import { disc } from '../../../bake/canvas.ts';
import { frame, type Group } from '../../../bake/frame.ts';
import { withGrain } from '../../../bake/paper.ts';
import { attributes, type Attribute } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { layer } from '../layer.ts';
import { filled } from '../pen.ts';
import { settled } from '../settled.ts';
import { attributeDisc } from '../signs/attributes.ts';
import { slab, type Hollow } from '../slab.ts';
import { palette } from '../style.ts';

const hollow = (x: number, y: number, w: number, h: number): Hollow => ({ x, y, w, h, round: 14, depth: 4 });

/** Slabs of a test, as the table lays them: what is added, the outcomes, the shelf of dice. */
const slabs = {
  wide: { w: 1160, h: 248, hollows: [hollow(280, 14, 302, 220), hollow(594, 14, 244, 108)] },
  tall: { w: 1040, h: 436, hollows: [hollow(366, 16, 364, 274), hollow(742, 16, 280, 274)] },
} as const;

/** The disc of an attribute, a little above the slab. */
function seal(attribute: Attribute): HTMLCanvasElement {
  return layer(68, 68, (c) => {
    filled(c, disc(36, 38, 29), 'rgba(6,8,14,.6)');
    attributeDisc(c, attribute, 34, 34, 29);
    withGrain(c, disc(34, 34, 29), 0.3);
  }).canvas;
}

export const sheets: Record<string, Group> = {
  trials: {
    quality: 0.68,
    limit: 2560,
    frames: () => settled([
      ...(['wide', 'tall'] as const).map((layout, k) => frame(`trials/${layout}`, slab({
        ...slabs[layout], of: 'slate', seed: 5 + k, paint: palette.redOchre,
      }))),
      ...attributes.map((one) => frame(`trials/${one}`, seal(one))),
    ], 'coarse'),
  },
};
