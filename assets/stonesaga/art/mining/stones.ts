import { blob, context, disc, poly, rect, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import { random } from '../../../bake/random.ts';
import type { Stone } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled, stops, stroked } from '../pen.ts';

/** SS-527 Each stone has a shape of its own, so that a hand in the bag can tell it. In a box of 100 round the origin. */
const shapes: Readonly<Record<Stone, () => Path2D>> = {
  cloudstone: () => {
    const p = new Path2D();
    p.moveTo(-34, 22);
    for (const [x, y, r] of [[-26, 2, 22], [-4, -18, 25], [24, -4, 22], [26, 20, 18], [0, 24, 20], [-24, 22, 17]] as const) p.addPath(disc(x, y, r));
    return p;
  },
  riverstone: () => disc(0, 0, 44, 31),
  clay: () => rect(-37, -30, 74, 60, 15),
  sunstone: () => poly([0, -44], [31, -20], [37, 14], [8, 43], [-25, 34], [-39, -2], [-22, -34]),
};

const tones: Readonly<Record<Stone, readonly [string, string, string]>> = {
  cloudstone: ['#ffffff', '#c9ced6', '#6d7684'],
  riverstone: ['#c3dbe2', '#6b8c9c', '#2a4352'],
  clay: ['#f0b98c', '#b76a41', '#5e2c18'],
  sunstone: ['#fff3b8', '#eea83a', '#8a470f'],
};

/** The outline as one filled silhouette. */
function silhouette(stone: Stone, scale: number, colour: string): HTMLCanvasElement {
  const c = context(136 * 2);
  c.scale(2, 2);
  c.translate(68, 68);
  c.scale(scale, scale);
  filled(c, shapes[stone](), colour);
  return c.canvas;
}

function piece(draw: (c: Ctx) => void): HTMLCanvasElement {
  const c = context(136 * 2);
  c.scale(2, 2);
  draw(c);
  return c.canvas;
}
const lay = (c: Ctx, picture: HTMLCanvasElement, x = 0, y = 0): void => c.drawImage(picture, x, y, 136, 136);

/** A mining token with its stone side up, 120 units wide. */
export const stoneToken = (stone: Stone): HTMLCanvasElement =>
  piece((c) => {
    const [light, middle, dark] = tones[stone];
    for (let k = 7; k > 0; k--) lay(c, silhouette(stone, 1.18, k > 4 ? '#15100c' : dark), k * 0.3, k);
    lay(c, silhouette(stone, 1.18, '#20160f'));
    const face = context(136 * 2);
    face.scale(2, 2);
    lay(face, silhouette(stone, 1.12, '#fff'));
    face.globalCompositeOperation = 'source-in';
    face.fillStyle = stops(face.createLinearGradient(26, 22, 110, 118), [light, middle, dark]);
    face.fillRect(0, 0, 136, 136);
    face.globalCompositeOperation = 'source-atop';
    veins(face, stone);
    face.globalCompositeOperation = 'source-over';
    c.drawImage(face.canvas, 0, 0, 136, 136);
    const inside = new Path2D();
    inside.addPath(shapes[stone](), new DOMMatrix().translate(68, 68).scale(1.12));
    withGrain(c, inside, 0.45);
  });

function veins(c: Ctx, stone: Stone): void {
  const r = random(stone.length * 3);
  c.save();
  c.translate(68, 68);
  if (stone === 'cloudstone') {
    c.fillStyle = 'rgba(255,255,255,.55)';
    for (let k = 0; k < 9; k++) c.fill(blob(-34 + r() * 68, -30 + r() * 60, 6 + r() * 8, 0.5, 7, r));
  }
  if (stone === 'riverstone') {
    c.lineWidth = 3;
    for (let k = -4; k < 5; k++) {
      c.strokeStyle = k % 2 ? 'rgba(236,248,250,.5)' : 'rgba(20,44,58,.35)';
      c.stroke(new Path2D(`M-60 ${k * 9} C-25 ${k * 9 - 10} 15 ${k * 9 + 12} 60 ${k * 9 - 4}`));
    }
  }
  if (stone === 'clay') {
    c.lineWidth = 3.4;
    c.strokeStyle = 'rgba(94,36,16,.4)';
    for (let k = 0; k < 4; k++) c.stroke(new Path2D(`M${-26 + k * 16} -22 q7 18 1 40`));
  }
  if (stone === 'sunstone') {
    stroked(c, 'M0 -50 L-6 4 L37 16 M-6 4 L-44 -2 M-6 4 L8 48 M-6 4 L34 -22 M-6 4 L-26 38', 'rgba(255,248,214,.75)', 2);
    filled(c, poly([0, -44], [-6, 4], [-22, -34]), 'rgba(255,255,236,.5)');
  }
  c.restore();
}

/** What a hand feels through the leather: the same shape, as a bulge. */
export const feltStone = (stone: Stone): HTMLCanvasElement =>
  piece((c) => {
    const soft = (colour: string, by: number, x: number, y: number, scale = 1.06): void => {
      c.filter = `blur(${by}px)`;
      lay(c, silhouette(stone, scale, colour), x, y);
      c.filter = 'none';
    };
    soft('rgba(14,7,4,.85)', 9, 5, 7, 1.1);
    soft('rgba(255,214,158,.75)', 5, -3, -3.4);
    soft('#7a4b2a', 4, 0.6, 0.8);
    c.globalCompositeOperation = 'source-atop';
    c.fillStyle = stops(c.createRadialGradient(48, 44, 4, 66, 64, 60), ['rgba(255,222,170,.65)', 'rgba(190,128,74,.25)', 'rgba(30,14,6,.45)']);
    c.fillRect(0, 0, 136, 136);
    c.globalCompositeOperation = 'source-over';
  });
