import fragment from '../../../../shaders/stonesaga/water.glsl?raw';
import { context, disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import type { Water } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled, stops, stroked } from '../pen.ts';
import { shaded } from '../shading.ts';
import { palette } from '../style.ts';
import { drawShade } from './species.ts';

const kindOf: Readonly<Record<Water, number>> = { lake: 0, river: 1, wetland: 2 };

/** The water that lies under the cards, one pixel to a unit: most of it is covered. */
export function waterPicture(water: Water, w: number, h: number): HTMLCanvasElement {
  const c = context(w, h);
  c.save();
  c.clip(rect(0, 0, w, h, 26));
  c.drawImage(shaded({
    fragment, w, h, scale: 1, uniforms: { uKind: kindOf[water], uSeed: kindOf[water] * 3 + 1, uBank: water === 'river' ? 20 : 24 },
  }), 0, 0);
  const r = random(kindOf[water] + 11);
  for (let k = 0; k < 9; k++)
    drawShade(c, w * (0.06 + r() * 0.9), h * (0.08 + r() * 0.86), 46 + r() * 40, water === 'river' ? (r() - 0.5) * 0.4 : r() * 6.3, 0.34);
  if (water === 'wetland') marsh(c, w, h, r);
  if (water === 'lake') lilies(c, w, h, r, 7);
  if (water === 'river') boulders(c, w, h, r);
  framed(c, w, h);
  c.restore();
  return c.canvas;
}

/** The front of every card, before its currents. */
export const cardWater = (w: number, h: number, seed: number): HTMLCanvasElement => shaded({
  fragment, w, h, uniforms: { uKind: 3, uSeed: seed, uBank: -400 },
});

function marsh(c: Ctx, w: number, h: number, r: () => number): void {
  lilies(c, w, h, r, 26);
  const clump = (x: number, y: number, high: number): void => {
    for (let k = 0; k < 13; k++) {
      const [lean, tall] = [(r() - 0.5) * 34, high * (0.6 + r() * 0.5)];
      const x0 = x + (r() - 0.5) * 26;
      const blade = new Path2D(
        `M${x0 - 2.4} ${y} Q${x0 + lean * 0.3} ${y - tall * 0.6} ${x0 + lean} ${y - tall} Q${x0 + lean * 0.4 + 3} ${y - tall * 0.5} ${x0 + 2.6} ${y} Z`,
      );
      filled(c, blade, ['#2f3d22', '#55663a', '#7d8a4a', '#a3ab5c'][Math.floor(r() * 4)]!);
      if (k % 4 === 0) {
        c.lineWidth = 7;
        c.lineCap = 'round';
        c.strokeStyle = '#4a2c17';
        c.stroke(new Path2D(`M${x0 + lean} ${y - tall} l${lean * 0.06} -20`));
        stroked(c, `M${x0 + lean - 1.6} ${y - tall} l${lean * 0.06} -18`, '#8d5a30', 2.4);
      }
    }
  };
  for (let k = 0; k < 22; k++) clump(r() * w, h - 4 - r() * 18, 58 + r() * 46);
  for (let k = 0; k < 9; k++) clump(k % 2 ? w - 8 - r() * 46 : 8 + r() * 46, 90 + r() * (h - 160), 50 + r() * 40);
}

function lilies(c: Ctx, w: number, h: number, r: () => number, n: number): void {
  for (let k = 0; k < n; k++) {
    const [x, y, s] = [w * (0.55 + r() * 0.43), h * (0.72 + r() * 0.25), 12 + r() * 15];
    c.save();
    c.translate(x, y);
    c.rotate(r() * 6.3);
    c.fillStyle = 'rgba(6,20,28,.45)';
    c.beginPath();
    c.ellipse(4, 6, s, s * 0.8, 0, 0, 7);
    c.fill();
    const leaf = new Path2D(`M0 0 L${s} ${-s * 0.2} A${s} ${s * 0.82} 0 1 0 ${s} ${s * 0.26} Z`);
    filled(c, leaf, stops(c.createLinearGradient(-s, -s, s, s), ['#a3ab5c', '#42562e']));
    stroked(c, leaf, 'rgba(24,34,14,.7)', 1.2);
    for (let a = 0.5; a < 5.8; a += 0.8) c.stroke(new Path2D(`M0 0 L${Math.cos(a) * s * 0.85} ${Math.sin(a) * s * 0.7}`));
    if (k % 5 === 2)
      for (let p = 0; p < 7; p++) {
        c.rotate(0.9);
        filled(c, disc(0, -7, 3.4, 8), p % 2 ? '#f6e6e0' : '#e2b8b4');
      }
    c.restore();
  }
}

function boulders(c: Ctx, w: number, h: number, r: () => number): void {
  for (let k = 0; k < 16; k++) {
    const [x, y, s] = [w * r(), k % 2 ? 12 + r() * 30 : h - 12 - r() * 44, 12 + r() * 22];
    const stone = disc(x, y, s, s * 0.72);
    filled(c, disc(x + 6, y + 8, s * 1.08, s * 0.74), 'rgba(8,16,30,.5)');
    filled(c, stone, stops(c.createRadialGradient(x - s * 0.4, y - s * 0.4, 1, x, y, s * 1.2), [[0, '#d9d2c0'], [0.6, '#8a8a85'], [1, '#3b434b']]));
    c.strokeStyle = 'rgba(235,248,246,.8)';
    c.lineWidth = 2;
    c.stroke(new Path2D(`M${x + s * 0.4} ${y + s * 0.7} q${s * 1.3} 2 ${s * 2.4} -6 M${x + s * 0.9} ${y - s * 0.3} q${s} 0 ${s * 1.8} -4`));
  }
}

/** A rim of limestone with the ochre zigzag of the trays. */
function framed(c: Ctx, w: number, h: number): void {
  const rim = 15;
  const frame = new Path2D();
  frame.addPath(rect(0, 0, w, h, 26));
  frame.addPath(rect(rim, rim, w - rim * 2, h - rim * 2, 16));
  c.save();
  c.shadowColor = 'rgba(6,10,22,.8)';
  [c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [22, 5, 8];
  c.fillStyle = stops(c.createLinearGradient(0, 0, w * 0.6, h), ['#d8ccb2', '#a89c86', '#6f675b']);
  c.fill(frame, 'evenodd');
  c.restore();
  stroked(c, rect(1, 1, w - 2, h - 2, 25), 'rgba(255,244,214,.6)', 1.5);
  c.strokeStyle = 'rgba(20,16,14,.7)';
  c.stroke(rect(rim, rim, w - rim * 2, h - rim * 2, 16));
  c.strokeStyle = palette.redOchre;
  c.lineWidth = 2;
  c.globalAlpha = 0.85;
  const zig = new Path2D();
  const run = (x0: number, y0: number, x1: number, y1: number): void => {
    const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / 9);
    for (let k = 0; k <= n; k++) {
      const [x, y, o] = [x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n, k % 2 ? 2.6 : -2.6];
      zig[k ? 'lineTo' : 'moveTo'](x + (x0 === x1 ? o : 0), y + (y0 === y1 ? o : 0));
    }
  };
  run(26, 7.5, w - 26, 7.5);
  run(26, h - 7.5, w - 26, h - 7.5);
  run(7.5, 26, 7.5, h - 26);
  run(w - 7.5, 26, w - 7.5, h - 26);
  c.stroke(zig);
  c.globalAlpha = 1;
}
