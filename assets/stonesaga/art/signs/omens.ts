import { context, disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import { random } from '../../../bake/random.ts';
import type { Omen } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled, stops, stroked } from '../pen.ts';

/** Painted with a finger, in a box of 100 round the origin. */
const signs: Readonly<Record<Omen, readonly Path2D[]>> = {
  sun: [
    disc(0, 0, 17),
    ...Array.from({ length: 9 }, (_, k) => {
      const a = (k / 9) * Math.PI * 2 - 0.4;
      const at = (r: number, b: number): [number, number] => [Math.cos(a + b) * r, Math.sin(a + b) * r];
      return poly(at(23, -0.15), at(k % 2 ? 36 : 40, 0), at(23, 0.15));
    }),
  ],
  moon: [new Path2D('M13 -34 A35 35 0 1 0 33 13 A27 27 0 1 1 13 -34 Z'), disc(20, -12, 3.6)],
  star: [new Path2D('M0 -39 L7 -9 L37 -12 L12 5 L24 34 L0 14 L-24 34 L-12 5 L-37 -12 L-7 -9 Z')],
  comet: [
    disc(19, -19, 13),
    new Path2D('M4 -26 C-12 -18 -26 -4 -37 14 C-22 4 -12 -2 4 -10 Z'),
    new Path2D('M11 -9 C-2 4 -14 18 -20 35 C-6 22 8 10 24 -3 Z'),
    new Path2D('M3 -9 C-10 2 -24 16 -33 31 C-18 20 -4 8 9 -3 Z'),
  ],
  cloud: [
    new Path2D('M-32 8 C-42 6 -42 -12 -28 -12 C-28 -28 -6 -32 0 -19 C10 -28 28 -20 25 -8 C40 -8 40 8 30 8 Z'),
    ...[-22, -4, 14].map((x) => new Path2D(`M${x + 4} 15 L${x + 8} 16 L${x - 3} 34 L${x - 7} 32 Z`)),
  ],
};

const inks: Readonly<Record<Omen, readonly [string, string]>> = {
  sun: ['#ffcf5c', '#d2761c'],
  moon: ['#f4f1e2', '#b5bccb'],
  star: ['#fff0a8', '#d9a63a'],
  comet: ['#ffb58a', '#c2482a'],
  cloud: ['#d5ecf2', '#6fa7bd'],
};

/** The sign alone, `size` wide round (x, y). */
export function omenSign(omen: Omen, x: number, y: number, size: number): Path2D {
  const whole = new Path2D();
  for (const part of signs[omen]) whole.addPath(part, new DOMMatrix().translate(x, y).scale(size / 84));
  return whole;
}

/** The sign in its own colours, inked. */
function drawOmen(c: Ctx, omen: Omen, x: number, y: number, size: number): void {
  const [sign, k] = [omenSign(omen, x, y, size), size / 84];
  c.lineJoin = 'round';
  stroked(c, sign, '#170f0c', 6 * k);
  filled(c, sign, stops(c.createLinearGradient(x - 20 * k, y - 36 * k, x + 20 * k, y + 36 * k), inks[omen]));
}

/** An omen on a disc of dark slate, 72 units wide. */
export function omenDisc(omen: Omen): HTMLCanvasElement {
  const side = 84;
  const c = context(side * 2);
  c.scale(2, 2);
  const [m, r] = [side / 2, random(omen.length * 7)];
  const edge = new Path2D();
  for (let k = 0; k < 40; k++) {
    const [a, q] = [(k / 40) * Math.PI * 2, 35.5 + r() * 1.4];
    edge[k ? 'lineTo' : 'moveTo'](m + Math.cos(a) * q, m + Math.sin(a) * q);
  }
  edge.closePath();
  c.translate(1, 4);
  filled(c, edge, '#15171c');
  c.translate(-1, -4);
  filled(c, edge, stops(c.createRadialGradient(m - 14, m - 16, 4, m, m, 42), [[0, '#5f6b78'], [0.6, '#38424d'], [1, '#1b2129']]));
  withGrain(c, edge, 0.5);
  stroked(c, disc(m, m, 31.5), '#c98a3a', 2.2);
  stroked(c, disc(m - 0.8, m - 1, 34.4), 'rgba(255,238,206,.5)', 1.4);
  drawOmen(c, omen, m, m, 50);
  return c.canvas;
}
