import { blob, disc, type Ctx, type Point } from '../../../bake/canvas.ts';
import { leaf, stem, type Rand } from './brush.ts';
import { card } from './looks.ts';

/** Scenery has no cut line and no bright edge: it must never be taken for something that can be taken. */
export type Sight = (c: Ctx, rand: Rand) => void;

/** A place on the card that stays clear of both edges. */
export const inside = (rand: Rand, margin: number): number => margin + rand() * (card.width - margin * 2);

export function rock(c: Ctx, rand: Rand, x: number, y: number, w: number, h: number, [dark, mid, light]: readonly [string, string, string] = ['#3b3d40', '#77736a', '#b3a992']): void {
  const shape = blob(x, y - h * 0.45, w / 2, 0.22, 9, rand, h / w);
  c.save();
  c.fillStyle = 'rgba(12,14,22,.35)';
  c.fill(disc(x + w * 0.12, y, w * 0.56, h * 0.16));
  c.fillStyle = dark;
  c.fill(shape);
  c.clip(shape);
  c.fillStyle = mid;
  c.fill(blob(x - w * 0.1, y - h * 0.56, w * 0.44, 0.25, 7, rand, h / w));
  c.fillStyle = light;
  c.globalAlpha = 0.75;
  c.fill(blob(x - w * 0.2, y - h * 0.74, w * 0.24, 0.3, 6, rand, (h / w) * 0.8));
  c.restore();
}

/** A trunk that lies, or leans. */
export function log(c: Ctx, from: Point, to: Point, thick: number, [dark, mid, light]: readonly [string, string, string] = ['#33281f', '#62492f', '#94734a']): void {
  stem(c, [[from[0] + 2, from[1] + thick * 0.4], [to[0] + 2, to[1] + thick * 0.3]], thick, thick * 0.7, 'rgba(12,14,22,.4)');
  stem(c, [from, to], thick, thick * 0.7, dark);
  stem(c, [[from[0], from[1] - thick * 0.12], [to[0], to[1] - thick * 0.1]], thick * 0.72, thick * 0.5, mid);
  stem(c, [[from[0], from[1] - thick * 0.3], [to[0], to[1] - thick * 0.22]], thick * 0.24, thick * 0.16, light);
}

export function fern(c: Ctx, rand: Rand, x: number, y: number, size: number, tones: readonly [string, string] = ['#39502a', '#7c8f45']): void {
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i / 6 - 0.5) * 2.3 + (rand() - 0.5) * 0.2;
    const long = size * (0.8 + rand() * 0.4) * (1 - Math.abs(i / 6 - 0.5) * 0.3);
    for (let k = 1; k < 8; k++) {
      const t = k / 8;
      const bend = a + t * t * (a < -Math.PI / 2 ? -0.5 : 0.5);
      const [fx, fy] = [x + Math.cos(bend) * long * t, y + Math.sin(bend) * long * t];
      for (const s of [-1, 1] as const) leaf(c, fx, fy, size * 0.26 * (1.1 - t), size * 0.05, bend + s * 1.1, s < 0 ? tones[1] : tones[0]);
    }
  }
}

export function grass(c: Ctx, rand: Rand, x: number, y: number, size: number, tones: readonly string[], n = 7): void {
  for (let i = 0; i < n; i++) leaf(c, x + (rand() - 0.5) * size * 0.7, y, size * (0.6 + rand() * 0.6), size * 0.06 + 0.5, -Math.PI / 2 + (rand() - 0.5) * 0.9 + 0.12, tones[i % tones.length]!);
}

/** Still water that takes the colour of the sky. */
export function pool(c: Ctx, x: number, y: number, w: number, h: number, [far, near]: readonly [string, string]): void {
  c.fillStyle = 'rgba(40,34,24,.6)';
  c.fill(disc(x, y, w / 2 + 3, h / 2 + 2));
  const g = c.createLinearGradient(0, y - h / 2, 0, y + h / 2);
  g.addColorStop(0, far);
  g.addColorStop(1, near);
  c.fillStyle = g;
  c.fill(disc(x, y, w / 2, h / 2));
}

/** Shafts of light from the upper left; they fade before the edges of the card. */
export function shafts(c: Ctx, rand: Rand, n: number, colour: string, strength: number): void {
  c.save();
  c.globalCompositeOperation = 'screen';
  c.filter = 'blur(5px)';
  for (let i = 0; i < n; i++) {
    const x = 46 + (i + rand() * 0.6) * (96 / n);
    const wide = 8 + rand() * 16;
    const g = c.createLinearGradient(0, 0, 0, 250);
    g.addColorStop(0, `rgba(${colour},0)`);
    g.addColorStop(0.2, `rgba(${colour},${strength * (0.6 + rand() * 0.4)})`);
    g.addColorStop(1, `rgba(${colour},0)`);
    c.fillStyle = g;
    c.beginPath();
    c.moveTo(x, -10);
    c.lineTo(x + wide, -10);
    c.lineTo(x + wide * 1.7 + 62, 260);
    c.lineTo(x + 46, 260);
    c.fill();
  }
  c.restore();
}
