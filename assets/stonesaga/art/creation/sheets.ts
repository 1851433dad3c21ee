import { disc } from '../../../bake/canvas.ts';
import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { attributes, type Attribute } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { stagePlans } from '../../../../src/table/games/stonesaga/printed/creationPlan.ts';
import { cardBox, stood } from '../figures/printed.ts';
import { layer } from '../layer.ts';
import { filled } from '../pen.ts';
import { settled } from '../settled.ts';
import { attributeDisc, attributeLooks } from '../signs/attributes.ts';
import { slab, slabMargin } from '../slab.ts';
import { radial, thick } from '../solid.ts';
import { mantles } from '../style.ts';

/** The stage is drawn at half its size: it lies behind everything, and stone forgives it. */
function stage(layout: 'wide' | 'tall'): Frame {
  const { width, height, tray } = stagePlans[layout];
  const [w, h] = [width / 2, height / 2];
  const [tw, th] = [(tray.columns * tray.edge) / 2 + 16, (tray.rows * tray.edge) / 2 + 16];
  const made = slab({
    w, h, of: 'slate', seed: 9, paint: '#a4452a', hollows: [{ x: tray.x / 2 - tw / 2, y: tray.y / 2 - th / 2, w: tw, h: th, round: 10, depth: 3 }],
  });
  return frame(`creation/slab/${layout}`, made, slabMargin / (w + slabMargin * 2), slabMargin / (h + slabMargin * 2));
}

const tall = 330;
function figure(mantle: keyof typeof mantles): Frame {
  const { w, h, footX, footY } = cardBox;
  const by = tall / footY;
  const whole = layer(w * by, h * by, (c) => stood(c, mantle, footX * by, footY * by, by));
  return trim(frame(`creation/figure/${mantle}`, whole.canvas, footX / w, (footY - 4) / h));
}

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [
    [-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1],
  ],
];
/** A die of bone that shows its result: it is carried to an attribute. */
function die(face: number): Frame {
  const top = layer(72, 72, (c) => {
    c.beginPath();
    c.roundRect(2, 2, 68, 68, 15);
    c.fillStyle = radial(c, 36, 36, 44, '#fffaf0', '#ecdfc2', '#b99f72');
    c.fill();
    for (const [x, y] of spots[face - 1]!) {
      filled(c, disc(36.8 + x * 18, 37.2 + y * 18, 7.4), 'rgba(255,250,235,.8)');
      filled(c, disc(36 + x * 18, 36 + y * 18, 7), '#3a1d12');
    }
  });
  const made = thick(top, 8, '#b99f72', '#5f4a2c', 2);
  return frame(`creation/die/${face}`, made.canvas, 36 / made.w, 36 / made.h);
}

function sign(attribute: Attribute): Frame {
  const top = layer(76, 76, (c) => attributeDisc(c, attribute, 38, 38, 36));
  const made = thick(top, 4, attributeLooks[attribute].tone, '#2b211a');
  return frame(`creation/attribute/${attribute}`, made.canvas, 38 / made.w, 38 / made.h);
}

export const sheets: Record<string, Group> = {
  'creation-stage': { frames: () => settled([stage('wide'), stage('tall')], 'coarse'), quality: 0.68 },
  'creation-people': {
    frames: () => settled([
      ...(Object.keys(mantles) as (keyof typeof mantles)[]).map(figure),
      ...[1, 2, 3, 4, 5, 6].map(die),
      ...attributes.map(sign),
    ]),
    quality: 0.8,
  },
};
