import type { Ctx } from '../../../bake/canvas.ts';
import { pick } from '../../../bake/random.ts';
import { stops } from '../pen.ts';
import { palette } from '../style.ts';

export type Rand = () => number;

/** Closes a path through x, y pairs. */
export function cut(c: Ctx, points: readonly number[]): void {
  c.beginPath();
  for (let i = 0; i < points.length; i += 2) c[i === 0 ? 'moveTo' : 'lineTo'](points[i]!, points[i + 1]!);
  c.closePath();
}

/** The shadow of something that stands at the origin; it falls to the lower right. */
export function castShadow(c: Ctx, width: number, length: number): void {
  c.save();
  c.transform(1, 0, 0.9, 0.5, 0, 0);
  c.fillStyle = stops(c.createLinearGradient(0, 0, length, 0), ['rgba(18,20,34,.5)', 'rgba(18,20,34,0)']);
  c.beginPath();
  c.ellipse(length * 0.42, 0, length * 0.58, width * 0.55, 0, 0, 7);
  c.fill();
  c.restore();
}

type Tones = readonly [dark: string, mid: string, light: string];
const needles: readonly Tones[] = [
  ['#28392a', '#485d35', '#93995a'], ['#2c3d28', '#55663a', '#a6a35c'], ['#243730', '#41594a', '#84977a'], ['#383f24', '#666c36', '#b7ab62'],
];
const leaves: readonly Tones[] = [['#333a20', '#636c36', '#b0aa62'], ['#404023', '#77763c', '#c6b56c']];
const autumn: readonly Tones[] = [['#4e3a1c', '#8a6a30', '#c9a456'], ['#52321e', '#86562f', '#bd8a4e']];

export function conifer(c: Ctx, r: Rand, h: number): void {
  const tones = r() < 0.07 ? pick(r, autumn) : pick(r, needles);
  const w = h * (0.3 + r() * 0.06);
  castShadow(c, w * 0.9, h * 0.75);
  c.fillStyle = '#3b281b';
  c.fillRect(-1.3, -h * 0.16, 2.6, h * 0.17);
  for (let tier = 0; tier < 4; tier++)
    branches(c, r, h, w * (1 - tier * 0.215), -h * (0.1 + tier * 0.205), -h * (tier === 3 ? 1 : 0.46 + tier * 0.19), tones);
}

/** One tier of a conifer: ragged below, its left half in the light. */
function branches(c: Ctx, r: Rand, h: number, tw: number, y0: number, y1: number, [dark, mid, light]: Tones): void {
  const sway = (r() - 0.5) * 1.2;
  const left = y0 + r() * 1.5;
  const right = y0 + r() * 1.5;
  c.beginPath();
  c.moveTo(sway, y1);
  c.quadraticCurveTo(-tw * 0.35, (y0 + y1) / 2, -tw, left);
  for (let k = 1; k <= 5; k++) {
    const x = -tw + (2 * tw * k) / 5;
    c.lineTo(x - tw / 5, y0 - 2.2 + r() * 0.8);
    c.lineTo(x, k === 5 ? right : y0 + 0.6 + r() * 1.4);
  }
  c.quadraticCurveTo(tw * 0.35, (y0 + y1) / 2, sway, y1);
  c.closePath();
  c.fillStyle = dark;
  c.fill();
  c.save();
  c.clip();
  c.fillStyle = mid;
  cut(c, [sway + 0.5, y1 - 2, -tw - 2, y0 + 4, tw * 0.12, y0 + 4, tw * 0.18, (y0 + y1) / 2]);
  c.fill();
  c.strokeStyle = light;
  c.lineWidth = 1.15;
  c.globalAlpha = 0.95;
  c.beginPath();
  c.moveTo(sway - 0.4, y1 + 1);
  c.quadraticCurveTo(-tw * 0.28, (y0 + y1) / 2, -tw + 1.2, left - 0.6);
  c.stroke();
  c.globalAlpha = 0.55;
  for (let k = 0; k < 3; k++) {
    const [x, y] = [-tw * (0.75 - k * 0.25), y0 - 1 - r() * 3];
    c.beginPath();
    c.moveTo(x + 2.4, y - 2.6);
    c.lineTo(x, y);
    c.stroke();
  }
  c.restore();
  c.strokeStyle = palette.ink;
  c.globalAlpha = 0.55;
  c.lineWidth = Math.min(0.8, h * 0.03);
  c.stroke();
  c.globalAlpha = 1;
}

export function leafTree(c: Ctx, r: Rand, h: number): void {
  const [dark, mid, light] = r() < 0.14 ? pick(r, autumn) : pick(r, leaves);
  castShadow(c, h * 0.4, h * 0.65);
  c.strokeStyle = '#3b281b';
  c.lineWidth = 2.2;
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(0.5, -h * 0.4);
  c.stroke();
  const lobes: [number, number, number][] = [];
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28 + r();
    lobes.push([Math.cos(a) * h * 0.22, -h * 0.62 + Math.sin(a) * h * 0.17, h * (0.17 + r() * 0.06)]);
  }
  lobes.push([0, -h * 0.64, h * 0.26]);
  const each = (fill: string, alpha: number, at: (s: number) => readonly [dx: number, dy: number, radius: number]): void => {
    c.fillStyle = fill;
    c.globalAlpha = alpha;
    for (const [x, y, s] of lobes) {
      const [dx, dy, radius] = at(s);
      c.beginPath();
      c.arc(x + dx, y + dy, radius, 0, 7);
      c.fill();
    }
  };
  each(palette.ink, 0.75, (s) => [0, 0, s + 0.9]);
  each(dark, 1, (s) => [0, 0, s]);
  each(mid, 1, (s) => [-s * 0.25, -s * 0.28, s * 0.78]);
  c.fillStyle = light;
  c.globalAlpha = 0.85;
  for (let i = 0; i < 14; i++) {
    const [x, y, s] = pick(r, lobes);
    c.beginPath();
    c.ellipse(x - s * (0.2 + r() * 0.5), y - s * (0.1 + r() * 0.55), 1.6, 1, -0.7, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
}

/** A bare trunk with a few boughs left: what the steppe makes of a tree. */
export function snag(c: Ctx, r: Rand, h: number): void {
  castShadow(c, h * 0.2, h * 0.6);
  const lean = (r() - 0.5) * h * 0.2;
  for (const [w, colour] of [[3.4, palette.ink], [2, '#8a7456'], [0.8, '#d8c49a']] as const) {
    c.strokeStyle = colour;
    c.lineWidth = w;
    c.beginPath();
    c.moveTo(w < 1 ? -0.6 : 0, 0);
    c.quadraticCurveTo(lean * 0.2, -h * 0.5, lean, -h);
    for (const [at, reach] of [[0.45, 0.3], [0.6, -0.34], [0.8, 0.2]] as const) {
      c.moveTo(lean * at, -h * at);
      c.lineTo(lean * at + h * reach, -h * (at + 0.16));
    }
    c.stroke();
  }
}
