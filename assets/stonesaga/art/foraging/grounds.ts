import { blob, disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { filled, stops } from '../pen.ts';
import { leaf } from './brush.ts';

type Patch = (c: Ctx, w: number, h: number) => void;

/** A reach of running water with its banks: wider than high, and the only thing that is blue. */
const water = (bank: string, reed: string, seed: number): Patch => (c, w, h) => {
  const r = random(seed);
  const course = (grow: number): Path2D => {
    const p = new Path2D();
    p.moveTo(w * 0.34 - grow, h * 0.16 - grow * 0.4);
    p.bezierCurveTo(w * 0.6, h * 0.1 - grow, w * 0.86 + grow, h * 0.2, w * 0.66 + grow, h * 0.42);
    p.bezierCurveTo(w * 0.56, h * 0.54, w * 0.94 + grow, h * 0.62, w * 0.88 + grow, h * 0.92 + grow * 0.5);
    p.lineTo(w * 0.12 - grow, h * 0.92 + grow * 0.5);
    p.bezierCurveTo(w * 0.02 - grow, h * 0.66, w * 0.34 - grow, h * 0.56, w * 0.36 - grow, h * 0.42);
    p.bezierCurveTo(w * 0.36 - grow, h * 0.32, w * 0.2 - grow, h * 0.24, w * 0.34 - grow, h * 0.16 - grow * 0.4);
    p.closePath();
    return p;
  };
  filled(c, course(4), bank);
  filled(c, course(0.8), '#1d4f68');
  filled(c, course(-0.6), stops(c.createLinearGradient(0, 0, 0, h), [[0, '#bfe2e0'], [0.45, '#5aa5bb'], [1, '#2c708f']]));
  c.save();
  c.clip(course(-1));
  c.lineCap = 'round';
  for (let i = 0; i < 22; i++) {
    const y = h * (0.18 + 0.74 * r());
    const x = w * (0.2 + 0.6 * r());
    c.strokeStyle = `rgba(240,250,246,${0.35 + 0.5 * r()})`;
    c.lineWidth = 0.8 + r() * 0.8;
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + 5, y - 1.6, x + 8 + r() * 8, y);
    c.stroke();
  }
  c.restore();
  for (const [x, y, s] of [[0.2, 0.44, 5], [0.75, 0.5, 6], [0.08, 0.86, 5], [0.94, 0.8, 5.5], [0.5, 0.66, 4]] as const) {
    filled(c, blob(w * x, h * y, s * 1.12, 0.2, 7, r, 0.72), '#3a3f46');
    filled(c, blob(w * x - 0.6, h * y - 0.8, s * 0.92, 0.2, 7, r, 0.66), '#8f9290');
    filled(c, disc(w * x - s * 0.3, h * y - s * 0.34, s * 0.36, s * 0.2), '#d5d0c0');
  }
  for (const [x, y] of [[0.14, 0.46], [0.9, 0.56]] as const)
    for (let i = 0; i < 7; i++) leaf(c, w * x + i * 1.6 - 5, h * y, 11 + r() * 6, 1.3, -Math.PI / 2 + (r() - 0.5) * 0.7, i % 3 ? reed : '#d9c273');
};
export const brook = water('#4b4326', '#6f8040', 83);
export const rill = water('#a5854a', '#a39a45', 89);

/** Prints in soft ground: dark in pale, so that they are seen on every land. */
const prints = (print: (c: Ctx) => void, seed: number): Patch => (c, w, h) => {
  const r = random(seed);
  filled(c, blob(w * 0.5, h * 0.54, w * 0.47, 0.14, 13, r, 0.5), '#7d6244');
  filled(c, blob(w * 0.49, h * 0.52, w * 0.43, 0.14, 13, r, 0.48), stops(c.createLinearGradient(0, 0, 0, h), ['#d9bd8c', '#a98a5c']));
  for (const [x, y, s, turn] of [
    [0.2, 0.66, 0.9, -0.9], [0.36, 0.44, 0.82, -0.8], [0.54, 0.6, 0.82, -0.75], [0.66, 0.36, 0.72, -0.7], [0.83, 0.5, 0.72, -0.65],
  ] as const)
    for (const [dx, colour] of [[0.9, 'rgba(255,240,208,.8)'], [0, '#2f1d12']] as const) {
      c.save();
      c.translate(w * x + dx, h * y + dx);
      c.rotate(turn + Math.PI);
      c.scale(s, s * 0.8);
      c.fillStyle = colour;
      print(c);
      c.restore();
    }
};
export const pawTracks = prints((c) => {
  c.fill(disc(0, 2, 4.2, 3.6));
  for (const [x, y] of [[-4.4, -2.2], [-1.6, -4.6], [1.8, -4.6], [4.6, -2.2]] as const) c.fill(disc(x, y, 1.6, 2.1));
}, 97);
export const hoofTracks = prints((c) => {
  leaf(c, -1, 5, 11, 3, -Math.PI / 2 - 0.14, c.fillStyle as string);
  leaf(c, 1.6, 5, 11, 3, -Math.PI / 2 + 0.2, c.fillStyle as string);
}, 101);
