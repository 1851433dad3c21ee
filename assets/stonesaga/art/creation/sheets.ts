import { disc } from '../../../bake/canvas.ts';
import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { stagePlans } from '../../../../src/table/games/stonesaga/creation/plan.ts';
import { standee, standeeBox } from '../boards/figures/standee.ts';
import { emblem, radial, thick } from '../boards/solid.ts';
import { layer } from '../layer.ts';
import { slab, slabMargin } from '../slab.ts';
import { mantles } from '../style.ts';

/** The stage is drawn at half its size: it lies behind everything, and stone forgives it. */
function stage(layout: 'wide' | 'tall'): Frame {
  const { width, height, tray } = stagePlans[layout];
  const [w, h] = [width / 2, height / 2];
  const [tw, th] = [(tray.columns * tray.edge) / 2 + 16, (tray.rows * tray.edge) / 2 + 16];
  const made = slab({ w, h, of: 'slate', seed: 9, paint: '#a4452a', hollows: [{ x: tray.x / 2 - tw / 2, y: tray.y / 2 - th / 2, w: tw, h: th, round: 10, depth: 3 }] });
  return frame(`creation/slab/${layout}`, made, slabMargin / (w + slabMargin * 2), slabMargin / (h + slabMargin * 2));
}

const tall = 330;
function figure(mantle: keyof typeof mantles): Frame {
  const by = tall / standeeBox.footY;
  const whole = layer(standeeBox.w * by, standeeBox.h * by, (c) => c.drawImage(standee(mantle, 4).canvas, 0, 0, standeeBox.w * by, standeeBox.h * by));
  return trim(frame(`creation/figure/${mantle}`, whole.canvas, standeeBox.footX / standeeBox.w, (standeeBox.footY - 4) / standeeBox.h));
}

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];
/** A die of bone that shows its result: it is carried to an attribute. */
function die(face: number): Frame {
  const top = layer(72, 72, (c) => {
    c.beginPath();
    c.roundRect(2, 2, 68, 68, 15);
    c.fillStyle = radial(c, 36, 36, 44, '#fffaf0', '#ecdfc2', '#b99f72');
    c.fill();
    for (const [x, y] of spots[face - 1]!) {
      c.fillStyle = 'rgba(255,250,235,.8)';
      c.fill(disc(36.8 + x * 18, 37.2 + y * 18, 7.4));
      c.fillStyle = '#3a1d12';
      c.fill(disc(36 + x * 18, 36 + y * 18, 7));
    }
  });
  const made = thick(top, 8, '#b99f72', '#5f4a2c', 2);
  return frame(`creation/die/${face}`, made.canvas, 36 / made.w, 36 / made.h);
}

const signs = { might: ['biceps', '#8f3a20'], dexterity: ['sprint', '#5a7030'], conviction: ['heart-beats', '#a8741c'], awareness: ['third-eye', '#2f6a84'] } as const;
function sign(attribute: keyof typeof signs): Frame {
  const [glyph, tone] = signs[attribute];
  const top = layer(76, 76, (c) => {
    c.fillStyle = tone;
    c.fill(disc(38, 38, 36));
    c.strokeStyle = '#f1ddb0';
    c.lineWidth = 2;
    c.stroke(disc(38, 38, 31));
    emblem(c, glyph, 38, 38, 46, { light: '#fffaf0', dark: '#f0dcb4', under: 'rgba(30,14,6,.6)' });
  });
  const made = thick(top, 4, tone, '#2b211a');
  return frame(`creation/attribute/${attribute}`, made.canvas, 38 / made.w, 38 / made.h);
}

export const sheets: Record<string, Group> = {
  'creation-stage': { frames: () => [stage('wide'), stage('tall')], quality: 0.86 },
  'creation-people': {
    frames: () => [
      ...(Object.keys(mantles) as (keyof typeof mantles)[]).map(figure),
      ...[1, 2, 3, 4, 5, 6].map(die),
      ...(Object.keys(signs) as (keyof typeof signs)[]).map(sign),
    ],
    quality: 0.88,
  },
};
