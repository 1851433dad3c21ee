import type { Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { stops } from '../pen.ts';

export interface Vista {
  readonly sky: readonly string[];
  readonly hills: readonly string[];
  /** Where the sun or the moon stands, as shares of the picture. */
  readonly lamp: readonly [number, number, string];
  readonly seed: number;
  readonly stars?: boolean;
  readonly trees?: string;
  readonly water?: boolean;
}

/** A layered picture: sky, sun, ranges of hills with haze between them, perhaps trees and a shore. */
export function vista(c: Ctx, w: number, h: number, { sky, hills, lamp, seed, stars, trees, water }: Vista): void {
  c.fillStyle = stops(c.createLinearGradient(0, 0, 0, h), sky);
  c.fillRect(0, 0, w, h);
  const [x, y] = [lamp[0] * w, lamp[1] * h];
  const glow = stops(c.createRadialGradient(x, y, 2, x, y, w * 0.55), [
    [0, lamp[2]], [0.12, lamp[2]], [0.16, 'rgba(255,236,190,.5)'], [1, 'rgba(255,220,160,0)'],
  ]);
  c.fillStyle = glow;
  c.fillRect(0, 0, w, h);
  const r = random(seed);
  if (stars) starry(c, w, h, r);
  hills.forEach((tone, i) => range(c, w, h, { tone, base: h * (0.48 + i * 0.17), depth: (hills.length - i) * 0.036 * h, phase: i * 2 + seed }, r));
  if (trees) {
    copse(c, -w * 0.03, h * 0.84, h * 0.15, trees, r, 4);
    copse(c, w * 0.76, h * 0.88, h * 0.15, trees, r, 4);
  }
  if (water) shore(c, w, h);
}

function starry(c: Ctx, w: number, h: number, r: () => number): void {
  c.fillStyle = '#fff';
  for (let i = 0; i < 26; i++) {
    c.globalAlpha = 0.3 + r() * 0.7;
    c.beginPath();
    c.arc(r() * w, r() * h * 0.42, 0.5 + r() * 0.8, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
}

function range(
  c: Ctx, w: number, h: number, { tone, base, depth, phase }: { tone: string; base: number; depth: number; phase: number }, r: () => number,
): void {
  c.fillStyle = tone;
  c.beginPath();
  c.moveTo(0, h);
  for (let x = 0; x <= w + 6; x += 6)
    c.lineTo(x, base - depth * (Math.sin((x / w) * 6.5 + phase) + Math.sin((x / w) * 14 + phase * 2)) + (r() - 0.5) * 2);
  c.lineTo(w, h);
  c.closePath();
  c.fill();
  c.fillStyle = stops(c.createLinearGradient(0, base, 0, base + h * 0.3), ['rgba(255,235,200,0)', 'rgba(255,235,200,.26)']);
  c.fill();
}

function copse(c: Ctx, x: number, y: number, s: number, tone: string, r: () => number, n: number): void {
  c.fillStyle = tone;
  for (let i = 0; i < n; i++) {
    const px = x + i * s * 0.8 + r() * 4;
    const tall = s * (1.4 + r() * 0.9);
    for (let k = 0; k < 3; k++) {
      c.beginPath();
      c.moveTo(px, y - tall + k * tall * 0.24);
      c.lineTo(px - s * (0.22 + k * 0.1), y - tall * 0.52 + k * tall * 0.26);
      c.lineTo(px + s * (0.22 + k * 0.1), y - tall * 0.52 + k * tall * 0.26);
      c.fill();
    }
  }
}

function shore(c: Ctx, w: number, h: number): void {
  c.fillStyle = stops(c.createLinearGradient(0, h * 0.72, 0, h), ['#8fb9c2', '#2f6a84']);
  c.beginPath();
  c.moveTo(0, h * 0.82);
  c.quadraticCurveTo(w * 0.4, h * 0.68, w, h * 0.78);
  c.lineTo(w, h);
  c.lineTo(0, h);
  c.fill();
  c.strokeStyle = 'rgba(240,250,250,.6)';
  c.lineWidth = 1;
  for (let i = 0; i < 6; i++) {
    const y = h * (0.86 + (i % 3) * 0.045);
    c.beginPath();
    c.moveTo(w * (0.1 + i * 0.13), y);
    c.lineTo(w * (0.2 + i * 0.13), y);
    c.stroke();
  }
}
