import { context, disc } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import { miningBag } from '../../../../src/table/games/stonesaga/printed/miningBag.ts';
import { filled, stops, stroked } from '../pen.ts';

/** A bag of soft leather, tied with a cord; its belly is where stones are felt for. */
export function leatherBag(): HTMLCanvasElement {
  const { w, h } = miningBag;
  const c = context(w * 2 + 60, h * 2 + 60);
  c.scale(2, 2);
  c.translate(10, 10);
  c.lineJoin = c.lineCap = 'round';
  const belly = new Path2D('M120 66 C60 96 14 168 14 250 C14 336 74 372 170 372 C266 372 326 336 326 250 C326 168 280 96 220 66 Z');
  const frill = new Path2D(
    'M122 70 C96 44 92 18 104 8 C118 18 128 6 140 14 C152 2 164 12 172 4 C184 12 196 4 206 14 C218 8 230 16 238 10 C248 24 242 48 218 70 Z',
  );
  c.save();
  c.filter = 'blur(12px)';
  c.fillStyle = 'rgba(6,6,12,.8)';
  c.translate(12, 16);
  c.fill(belly);
  c.restore();
  const hide = stops(c.createRadialGradient(120, 170, 20, 180, 240, 230), ['#b4794a', '#8a5630', '#3d2212']);
  for (const path of [frill, belly]) {
    filled(c, path, hide);
    withGrain(c, path, 0.6);
    stroked(c, path, '#1d0f07', 3);
  }
  c.save();
  c.clip(belly);
  c.strokeStyle = 'rgba(40,18,6,.55)';
  c.lineWidth = 4;
  for (let k = 0; k < 11; k++)
    c.stroke(new Path2D(`M${124 + k * 9.4} 66 C${110 + k * 12} 100 ${92 + k * 16} 120 ${84 + k * 17.4} ${138 + (k % 3) * 12}`));
  c.strokeStyle = 'rgba(255,220,170,.3)';
  c.lineWidth = 2;
  for (let k = 0; k < 11; k++)
    c.stroke(new Path2D(`M${127 + k * 9.4} 68 C${113 + k * 12} 102 ${95 + k * 16} 122 ${87 + k * 17.4} ${136 + (k % 3) * 12}`));
  stroked(c, 'M26 250 C26 176 70 108 122 78', 'rgba(255,226,178,.16)', 16);
  c.restore();
  c.setLineDash([9, 7]);
  stroked(c, 'M34 250 C34 326 84 354 170 354 C256 354 306 326 306 250', '#e2c48e', 3.4);
  c.setLineDash([]);
  for (const [width, colour] of [[13, '#1d0f07'], [9, '#c98a3a'], [3, '#f0cf8e']] as const) {
    stroked(c, 'M112 70 C140 82 200 82 228 70 M228 70 C258 76 270 96 264 118 M228 70 C250 62 274 62 288 76', colour, width);
  }
  c.fillStyle = '#a4452a';
  for (const [x, y] of [[264, 122], [291, 79]] as const) {
    c.fill(disc(x, y, 8));
    c.stroke(disc(x, y, 8));
  }
  return c.canvas;
}
