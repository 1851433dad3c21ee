import { blob, disc, line, rect } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { pick } from '../../bake/random.ts';
import type { Brush } from './brush.ts';

const WOOD = '#6a4128';
const WOOD_DARK = '#4a2c1d';

export function candle(b: Brush, x: number, y: number, tall = 0.1) {
  b.fill(blob(x, y, 0.04, 0.5, 8, b.rand), '#cdb58a', { z: 0.012, gloss: 0.6 });
  b.fill(disc(x, y, 0.024), '#f0dcae', { z: tall, gloss: 0.5 });
  b.fill(disc(x, y, 0.012), '#fff0b8', { z: tall + 0.03 });
  b.flame(x, y, tall + 0.05);
}

export function table(b: Brush, x: number, y: number, w: number, h: number, tone = WOOD, tall = 0.13) {
  b.fill(rect(x, y, w, h, 0.02), WOOD_DARK, { z: tall - 0.012, gloss: 0.3 });
  b.fill(rect(x + 0.012, y + 0.012, w - 0.024, h - 0.024, 0.014), tone, { z: tall, gloss: 0.45 });
  const n = 4;
  for (let i = 1; i < n; i++)
    b.stroke(
      w > h ? line([x + 0.02, y + (h * i) / n], [x + w - 0.02, y + (h * i) / n]) : line([x + (w * i) / n, y + 0.02], [x + (w * i) / n, y + h - 0.02]),
      0.005,
      '#2b170d',
      { alpha: 0.5 },
    );
  b.stroke(rect(x + 0.018, y + 0.018, w - 0.036, h - 0.036, 0.012), 0.006, '#d8a469', { alpha: 0.35 });
}

export function chair(b: Brush, x: number, y: number, angle: number, seat = '#4b3560') {
  b.turned(x, y, angle, () => {
    b.fill(rect(-0.062, -0.062, 0.124, 0.124, 0.016), WOOD_DARK, { z: 0.07 });
    b.fill(rect(-0.05, -0.046, 0.1, 0.098, 0.012), seat, { z: 0.078 });
    b.fill(rect(-0.07, -0.08, 0.14, 0.03, 0.01), WOOD, { z: 0.15 });
  });
}

export function bed(b: Brush, x: number, y: number, w: number, h: number, cover: string, trim: string) {
  b.fill(rect(x - 0.02, y - 0.01, w + 0.04, h + 0.02, 0.02), WOOD_DARK, { z: 0.06 });
  b.fill(rect(x, y + 0.02, w, h - 0.03, 0.03), '#e6d7b8', { z: 0.095, soft: 0.006 });
  b.fill(rect(x - 0.012, y + h * 0.36, w + 0.024, h * 0.62, 0.03), cover, { z: 0.112, soft: 0.008 });
  b.fill(rect(x - 0.012, y + h * 0.36, w + 0.024, h * 0.1, 0.02), '#efe3c8', { z: 0.12, soft: 0.006 });
  b.fill(rect(x - 0.012, y + h * 0.48, w + 0.024, 0.016), trim);
  for (let i = 0; i < 5; i++) {
    const p = new Path2D();
    const fx = x + w * (0.1 + 0.2 * i);
    p.moveTo(fx, y + h * 0.52);
    p.bezierCurveTo(fx + 0.04, y + h * 0.7, fx - 0.05, y + h * 0.8, fx + 0.02, y + h);
    b.stroke(p, 0.014, shade(cover, i % 2 ? -0.35 : 0.3), { alpha: 0.55, z: i % 2 ? 0.104 : 0.118 });
  }
  for (const px of [x + w * 0.27, x + w * 0.73])
    b.fill(blob(px, y + h * 0.19, w * 0.21, 0.16, 9, b.rand, 0.72), '#f7eed6', { z: 0.135, soft: 0.014 });
  for (const px of [x + w * 0.27, x + w * 0.73])
    b.stroke(line([px - 0.05, y + h * 0.19], [px + 0.05, y + h * 0.2]), 0.006, '#b9a47e', { alpha: 0.6 });
  b.fill(rect(x - 0.035, y - 0.05, w + 0.07, 0.05, 0.02), WOOD, { z: 0.25, gloss: 0.4 });
  b.fill(rect(x - 0.02, y - 0.036, w + 0.04, 0.02, 0.01), '#a06c3d');
  b.fill(rect(x - 0.03, y + h, w + 0.06, 0.035, 0.014), WOOD, { z: 0.13, gloss: 0.4 });
  for (const [px, py] of [[x - 0.025, y - 0.025], [x + w + 0.025, y - 0.025], [x - 0.02, y + h + 0.016], [x + w + 0.02, y + h + 0.016]] as const)
    b.fill(disc(px, py, 0.028), '#8a5a33', { z: py < y ? 0.3 : 0.17, gloss: 0.5 });
}

export function barrel(b: Brush, x: number, y: number, r = 0.075) {
  b.fill(disc(x, y, r), '#4a2f20', { z: 0.15 });
  b.stroke(disc(x, y, r * 0.9), 0.016, '#6d6672', { z: 0.158, gloss: 0.6 });
  b.fill(disc(x, y, r * 0.78), '#85583a', { z: 0.146 });
  for (let i = -2; i <= 2; i++) b.stroke(line([x + i * r * 0.28, y - r * 0.7], [x + i * r * 0.28, y + r * 0.7]), 0.004, '#2b170d', { alpha: 0.6 });
}

export function crate(b: Brush, x: number, y: number, s: number, angle: number) {
  b.turned(x, y, angle, () => {
    b.fill(rect(-s / 2, -s / 2, s, s), '#5d3d28', { z: s * 0.95 });
    b.fill(rect(-s / 2 + 0.016, -s / 2 + 0.016, s - 0.032, s - 0.032), '#8b6038', { z: s * 0.92 });
    b.stroke(line([-s / 2 + 0.02, -s / 2 + 0.02], [s / 2 - 0.02, s / 2 - 0.02]), 0.02, '#5d3d28', { z: s * 0.95 });
  });
}

export function piano(b: Brush, x: number, y: number) {
  const p = new Path2D();
  p.moveTo(x, y);
  p.lineTo(x + 0.4, y);
  p.lineTo(x + 0.4, y - 0.12);
  p.bezierCurveTo(x + 0.4, y - 0.26, x + 0.26, y - 0.2, x + 0.2, y - 0.3);
  p.bezierCurveTo(x + 0.14, y - 0.4, x, y - 0.4, x, y - 0.28);
  p.closePath();
  b.fill(p, '#221c2c', { z: 0.15, gloss: 0.3 });
  b.stroke(p, 0.012, '#5a4630', { z: 0.155, gloss: 0.7 });
  b.fill(rect(x, y, 0.4, 0.075, 0.008), '#2b1d1a', { z: 0.11 });
  b.fill(rect(x + 0.015, y + 0.012, 0.37, 0.055), '#f0e4c8', { z: 0.115, gloss: 0.6 });
  for (let i = 0; i < 14; i++) b.fill(rect(x + 0.03 + i * 0.026, y + 0.012, 0.012, 0.032), '#17121b', { z: 0.122 });
  b.fill(rect(x + 0.1, y + 0.12, 0.2, 0.07, 0.014), '#4b3560', { z: 0.08 });
}

export function pew(b: Brush, x: number, y: number, w: number) {
  b.fill(rect(x, y, w, 0.05, 0.01), WOOD, { z: 0.07, gloss: 0.4 });
  b.fill(rect(x, y + 0.05, w, 0.02, 0.006), '#8a5a35', { z: 0.13, gloss: 0.4 });
}

const SPINES = ['#6b2f3a', '#2f4468', '#3f5a3a', '#8a6a34', '#54306b', '#a08a66', '#28545a'];

/** A case full of books, seen from above: its top and one row of spines that stand out. */
export function bookcase(b: Brush, x: number, y: number, w: number) {
  b.fill(rect(x, y, w, 0.1, 0.01), WOOD_DARK, { z: 0.21, gloss: 0.3 });
  b.fill(rect(x + 0.012, y + 0.012, w - 0.024, 0.034, 0.006), '#80563a', { z: 0.225, gloss: 0.4 });
  let px = x + 0.014;
  while (px < x + w - 0.03) {
    const thick = 0.018 + b.rand() * 0.02;
    b.fill(rect(px, y + 0.05, thick - 0.004, 0.05 + b.rand() * 0.016), pick(b.rand, SPINES), { z: 0.15 + b.rand() * 0.04, gloss: 0.2 });
    px += thick;
  }
}

export function wardrobe(b: Brush, x: number, y: number, w: number) {
  b.fill(rect(x, y, w, 0.15, 0.012), WOOD_DARK, { z: 0.25, gloss: 0.4 });
  b.fill(rect(x + 0.014, y + 0.014, w - 0.028, 0.122, 0.008), WOOD, { z: 0.262, gloss: 0.5 });
  b.stroke(line([x + w / 2, y + 0.02], [x + w / 2, y + 0.13]), 0.006, '#2b170d', { alpha: 0.7 });
  for (const k of [-0.03, 0.03]) b.fill(disc(x + w / 2 + k, y + 0.155, 0.012), '#d79b3c', { z: 0.13, gloss: 1 });
}

/** A tub on clawed feet; what is in it is not water. */
export function tub(b: Brush, x: number, y: number, w: number, h: number) {
  const r = h / 2;
  for (const [dx, dy] of [[0.03, 0.02], [w - 0.03, 0.02], [0.03, h - 0.02], [w - 0.03, h - 0.02]] as const) {
    b.fill(disc(x + dx, y + dy, 0.03), '#b07f35', { z: 0.04, gloss: 1 });
  }
  b.fill(rect(x, y, w, h, r), '#e9e0d0', { z: 0.15, gloss: 0.9 });
  b.fill(rect(x + 0.022, y + 0.022, w - 0.044, h - 0.044, r - 0.02), '#a79a90', { z: 0.1, gloss: 0.8 });
  b.fill(rect(x + 0.03, y + 0.03, w - 0.06, h - 0.06, r - 0.03), '#640d16', { z: 0.11, gloss: 0.4 });
  b.fill(rect(x + 0.06, y + 0.045, w * 0.42, 0.02, 0.01), '#c04a44', { alpha: 0.55 });
}

/** A gilt frame that leans on a wall. */
export function painting(b: Brush, x: number, y: number, w: number, tone: string) {
  b.fill(rect(x, y, w, 0.05, 0.006), '#b07f35', { z: 0.2, gloss: 1 });
  b.fill(rect(x + 0.014, y + 0.03, w - 0.028, 0.034), tone, { z: 0.13, gloss: 0.4 });
}
