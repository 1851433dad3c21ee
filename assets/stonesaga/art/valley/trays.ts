import fragment from '../../../../shaders/stonesaga/tray.glsl?raw';
import misty from '../../../../shaders/stonesaga/mist.glsl?raw';
import { disc } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { layer } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';
import { rgb, shaded } from '../shading.ts';
import { hexRadius, sharp, slotRadius, slotsOf } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';

/** Room round a tray for its lip, its side and its shadow. */
const margin = { left: 30, top: 30, right: 90, bottom: 100 } as const;
const wide = Math.sqrt(3) * slotRadius;

/** Limestone in three tints: neighbours lie apart by tone. */
const tints = [['#a69c8a', '#c9bca3'], ['#9b9a92', '#bfbbad'], ['#ab9980', '#cdb797']] as const;

function trayFrame(name: string, half: boolean, kind: 'stone' | 'shadow', tint: number): Frame {
  const slots = slotsOf(half);
  const left = Math.min(...slots.map(({ x }) => x)) - wide / 2 - margin.left;
  const top = Math.min(...slots.map(({ y }) => y)) - slotRadius - margin.top;
  const w = Math.ceil(Math.max(...slots.map(({ x }) => x)) + wide / 2 + margin.right - left);
  const h = Math.ceil(Math.max(...slots.map(({ y }) => y)) + slotRadius + margin.bottom - top);
  const canvas = shaded({
    fragment,
    w,
    h,
    scale: kind === 'stone' ? sharp : 0.5,
    uniforms: {
      uC: new Float32Array(slots.flatMap(({ x, y }) => [x - left, y - top])),
      uGrid: slotRadius,
      uWell: hexRadius,
      uSeed: tint * 2 + (half ? 1 : 0),
      uKind: kind === 'stone' ? 0 : 1,
      uStone: new Float32Array(tints[tint]!.flatMap(rgb)),
    },
  });
  return frame(name, canvas, -left / w, -top / h);
}

/** Anchored in the middle of the tray's first hex. */
export const trayFrames = (): Frame[] =>
  [false, true].flatMap((half) => [
    ...tints.map((_, tint) => trayFrame(`valley/tray/${half ? 'b' : 'a'}/${tint}`, half, 'stone', tint)),
    trayFrame(`valley/tray/${half ? 'b' : 'a'}/shadow`, half, 'shadow', 0),
  ]);

/** The joint of two trays, along an upright edge: a groove in the stone and a wooden key across it. */
export function jointFrames(): Frame[] {
  const groove = layer(16, slotRadius + 8, (c) => {
    const g = c.createLinearGradient(0, 0, 16, 0);
    for (const [at, colour] of [
      [0, 'rgba(8,8,14,0)'], [0.38, 'rgba(8,8,14,.55)'], [0.5, 'rgba(4,4,8,.95)'], [0.6, 'rgba(255,236,200,.28)'], [0.8, 'rgba(255,236,200,0)'],
    ] as const) g.addColorStop(at, colour);
    c.fillStyle = g;
    c.fillRect(0, 2, 16, slotRadius + 4);
  });
  const key = layer(44, 26, (c) => {
    const path = new Path2D('M4 4 L17 8.5 L27 8.5 L40 4 L40 20 L27 15.5 L17 15.5 L4 20 Z');
    c.fillStyle = '#150d07';
    c.translate(1, 2);
    c.fill(path);
    c.translate(-1, -2);
    filled(c, path, stops(c.createLinearGradient(0, 2, 0, 22), [[0, '#d9a768'], [0.5, '#9a6a38'], [1, '#5b3818']]));
    stroked(c, path, '#2a180c', 1.2);
    c.clip(path);
    c.lineWidth = 0.7;
    c.globalAlpha = 0.6;
    c.stroke(new Path2D('M6 8 L38 8 M6 12 L38 12.5 M6 16 L38 15.5'));
    c.fillStyle = '#2a180c';
    for (const x of [10, 34]) c.fill(disc(x, 12, 1.6));
  });
  return [frame('valley/joint', groove.canvas), frame('valley/key', key.canvas)];
}

/** Mist over the rims of hidden hexes, in three shapes; soft, so half a pixel per unit is enough. */
export const mistFrames = (): Frame[] =>
  [1, 2, 3].map((seed) => frame(`valley/mist/${seed}`, shaded({
    fragment: misty, w: 420, h: 460, scale: 0.5, uniforms: { uR: slotRadius, uSeed: seed },
  })));
