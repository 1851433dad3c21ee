import { blob, disc, type Ctx, type Point } from '../../../bake/canvas.ts';
import { limb } from '../../../bake/paths.ts';
import { sculpt, type Part } from '../../../bake/sculpt.ts';
import { filled, stops } from '../pen.ts';
import { leaf, type Rand } from './brush.ts';
import { card } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';

/** Scenery has no cut line and no bright edge: it must never be taken for something that can be taken. */
export type Sight = (c: Ctx, rand: Rand) => void;

/** A place on the card that stays clear of both edges. */
export const inside = (rand: Rand, margin: number): number => margin + rand() * (card.width - margin * 2);

/** Shapes in the light of the land; their feet vanish between two heights, as in grass or mist. */
export function carve(c: Ctx, parts: readonly Part[], feet?: readonly [number, number], alpha = 1): void {
  const picture = sculpt(parts.map((part) => ({ ink: 0, gloss: 0.04, ...part })), { x: 0, y: 0, w: card.width, h: card.height }, 2);
  if (feet) {
    const p = picture.getContext('2d')!;
    const g = stops(p.createLinearGradient(0, feet[0] * 2, 0, feet[1] * 2), ['rgba(0,0,0,0)', '#000']);
    p.globalCompositeOperation = 'destination-out';
    p.fillStyle = g;
    p.fillRect(0, feet[0] * 2, picture.width, picture.height);
  }
  c.save();
  c.globalAlpha = alpha;
  c.filter = 'blur(.5px)';
  c.drawImage(picture, 0, 0, card.width, card.height);
  c.restore();
}

function speckled(rand: Rand, x: number, y: number, w: number, h: number, colours: readonly string[]): (d: Ctx) => void {
  return (d) => {
    for (let i = 0; i < 26; i++) {
      d.fillStyle = colours[i % colours.length]!;
      d.globalAlpha = 0.25 + rand() * 0.35;
      d.fill(blob(x + (rand() - 0.5) * w, y - rand() * h, 2 + rand() * w * 0.1, 0.5, 7, rand, 0.5));
    }
    d.globalAlpha = 1;
  };
}

/** Tones: the stone itself, and what grows on it. */
export function rock(
  c: Ctx, rand: Rand, x: number, y: number, w: number, h: number, [stone, growth]: readonly [string, string] = ['#7d786d', '#6d7442'],
): void {
  c.save();
  c.filter = 'blur(2px)';
  filled(c, disc(x + w * 0.1, y - 1, w * 0.54, h * 0.2), 'rgba(12,14,22,.45)');
  c.restore();
  const path = blob(x, y - h * 0.46, w / 2, 0.26, 9, rand, h / w);
  carve(c, [{
    path, fill: stone, round: Math.min(w, h) * 0.5, detail: speckled(rand, x, y - h * 0.3, w, h * 0.7, [growth, growth, '#3b3d40', '#cfc6ac']),
  }], [y - h * 0.18, y + 1]);
}

/** A trunk that lies, or leans. */
export function log(
  c: Ctx, from: Point, to: Point, thick: number, [bark, wood]: readonly [string, string] = ['#6b5138', '#c79d66'], lying = true,
): void {
  if (lying) {
    c.save();
    c.filter = 'blur(2px)';
    filled(c, limb(from[0] + 2, from[1] + thick * 0.45, thick * 0.4, to[0] + 2, to[1] + thick * 0.4, thick * 0.3), 'rgba(12,14,22,.5)');
    c.restore();
  }
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  carve(c, [
    { path: limb(from[0], from[1], thick / 2, to[0], to[1], thick * 0.36), fill: bark, round: thick * 0.5, detail: (d) => {
      d.strokeStyle = 'rgba(30,20,12,.5)';
      d.lineWidth = 0.8;
      for (let i = -3; i <= 3; i++) {
        const [ox, oy] = [-Math.sin(along) * i * thick * 0.13, Math.cos(along) * i * thick * 0.13];
        d.beginPath();
        d.moveTo(from[0] + ox, from[1] + oy);
        d.lineTo(to[0] + ox * 0.7, to[1] + oy * 0.7);
        d.stroke();
      }
    } },
    ...(lying ? [{
      path: disc(from[0], from[1], thick * 0.24, thick * 0.46), fill: wood, round: 2,
      detail: (d: Ctx) => {
        d.strokeStyle = 'rgba(90,56,28,.8)';
        d.lineWidth = 0.7;
        for (const k of [0.4, 0.7]) d.stroke(disc(from[0], from[1], thick * 0.24 * k, thick * 0.46 * k));
      },
    }] : []),
  ], lying ? undefined : [Math.max(from[1], to[1]) - 8, Math.max(from[1], to[1]) + 4]);
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
  for (let i = 0; i < n; i++)
    leaf(
      c, x + (rand() - 0.5) * size * 0.7, y, size * (0.6 + rand() * 0.6), size * 0.06 + 0.5, -Math.PI / 2 + (rand() - 0.5) * 0.9 + 0.12,
      tones[i % tones.length]!,
    );
}

/** Still water that takes the colour of the sky, with the growth of its bank hanging over it. */
export function pool(
  c: Ctx, rand: Rand, x: number, y: number, w: number, h: number, [far, near]: readonly [string, string], bank: readonly string[],
): void {
  const shape = blob(x, y, w / 2, 0.42, 15, rand, h / w);
  c.save();
  c.filter = 'blur(2.5px)';
  filled(c, shape, 'rgba(34,28,18,.7)');
  c.filter = 'blur(.6px)';
  c.fillStyle = stops(c.createLinearGradient(0, y - h / 2, 0, y + h / 2), [far, near]);
  c.translate(x, y);
  c.scale(0.97, 0.9);
  c.translate(-x, -y);
  c.fill(shape);
  c.clip(shape);
  for (let i = 0; i < 26; i++) {
    filled(c, disc(x + (rand() - 0.5) * w, y + (rand() - 0.5) * h, 5 + rand() * 12, 0.5), i % 3 ? 'rgba(255,246,214,.4)' : 'rgba(30,44,44,.25)');
  }
  c.restore();
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (1 + i / 21);
    grass(c, rand, x + Math.cos(a) * w * 0.48, y + Math.sin(a) * h * 0.46 + 2, 9, bank, 4);
  }
}

/** A dark mouth in the ground: lit earth over it, grass before it. */
export function burrow(c: Ctx, rand: Rand, x: number, y: number, w: number, h: number, earth: string, tufts: readonly string[]): void {
  c.save();
  c.filter = 'blur(2px)';
  filled(c, disc(x, y + h * 0.1, w * 0.8, h * 0.62), 'rgba(20,14,10,.35)');
  c.filter = 'blur(1px)';
  filled(c, blob(x, y - h * 0.06, w * 0.62, 0.24, 13, rand, (h / w) * 1.02), earth);
  const g = stops(
    c.createRadialGradient(x + w * 0.08, y + h * 0.12, 1, x, y, w * 0.52), [[0, '#060506'], [0.7, '#120c09'], [1, 'rgba(40,26,14,.2)']],
  );
  filled(c, blob(x + w * 0.03, y + h * 0.08, w * 0.47, 0.2, 11, rand, (h / w) * 0.9), g);
  c.restore();
  for (let i = 0; i < 9; i++) grass(c, rand, x + (rand() - 0.5) * w * 1.2, y - h * 0.42 - rand() * 3, 6, tufts, 3);
  for (let i = 0; i < 14; i++) grass(c, rand, x + (i / 13 - 0.5) * w * 1.6, y + h * (0.62 - Math.abs(i / 13 - 0.5) * 0.3), 7 + w * 0.06, tufts, 3);
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
