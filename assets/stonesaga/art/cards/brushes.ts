import { disc, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { filled, stops } from '../pen.ts';

/** A painted picture is this large, in units; everything in a recipe is a share of it. */
export const size = { w: 390, h: 270 } as const;
const { w, h } = size;

export function sky(c: Ctx, colours: readonly string[]): void {
  c.fillStyle = stops(c.createLinearGradient(0, 0, 0, h), colours);
  c.fillRect(0, 0, w, h);
}

/** Broad dry strokes, so that no sky is a flat gradient. */
export function strokes(c: Ctx, colour: string, from: number, to: number, n: number, seed: number, alpha = 0.16): void {
  const r = random(seed);
  c.save();
  c.strokeStyle = colour;
  for (let i = 0; i < n; i++) {
    c.globalAlpha = alpha * (0.3 + r() * 0.7);
    c.lineWidth = 1 + r() * 7;
    const y = h * (from + (to - from) * r());
    const x = w * (r() * 1.2 - 0.2);
    c.beginPath();
    c.moveTo(x, y);
    c.bezierCurveTo(x + 50, y - 5 * r(), x + 90, y + 5 * r(), x + 60 + r() * 190, y + (r() - 0.5) * 8);
    c.stroke();
  }
  c.restore();
}

/** Sun or full moon with its light on the haze. */
export function orb(c: Ctx, x: number, y: number, r: number, colour: string, halo: string): void {
  c.fillStyle = stops(c.createRadialGradient(x * w, y * h, r * 0.6, x * w, y * h, r * 8), [halo, 'rgba(255,255,255,0)']);
  c.fillRect(0, 0, w, h);
  filled(c, disc(x * w, y * h, r), colour);
}

export function crescent(c: Ctx, x: number, y: number, r: number, colour: string, behind: string): void {
  orb(c, x, y, r, colour, 'rgba(220,235,255,.45)');
  filled(c, disc(x * w + r * 0.5, y * h - r * 0.28, r * 0.86), behind);
}

export function stars(c: Ctx, n: number, below: number, seed: number): void {
  const r = random(seed);
  c.fillStyle = '#fff';
  for (let i = 0; i < n; i++) {
    c.globalAlpha = 0.25 + r() * 0.75;
    c.fill(disc(r() * w, r() * r() * h * below, 0.5 + r() * r() * 1.5));
  }
  c.globalAlpha = 1;
}

/** A range of hills; `sharp` draws crags. Its foot is lost in haze. */
export function range(c: Ctx, base: number, high: number, colour: string, haze: string, seed: number, sharp = false): void {
  const r = random(seed);
  const waves = Array.from({ length: 5 }, (_, i) => ({ f: (0.006 + 0.012 * i) * (0.7 + r() * 0.6), a: 1 / (i + 1), p: r() * 9 }));
  c.beginPath();
  c.moveTo(0, h);
  for (let x = 0; x <= w; x += sharp ? 7 : 4) {
    let y = 0;
    for (const { f, a, p } of waves) y += a * (sharp ? 1 - 2 * Math.abs(((x * f * 0.5 + p) % 1) - 0.5) * 2 : Math.sin(x * f * 2 + p));
    c.lineTo(x, h * (base - high * (0.35 + 0.3 * y)) + (sharp ? (r() - 0.5) * 5 : 0));
  }
  c.lineTo(w, h);
  c.closePath();
  c.fillStyle = colour;
  c.fill();
  c.fillStyle = stops(c.createLinearGradient(0, h * (base - high * 0.4), 0, h * (base + 0.22)), ['rgba(0,0,0,0)', haze]);
  c.fill();
}

/** A peak with a lit and a shaded face and snow. */
export function peak(c: Ctx, x: number, foot: number, half: number, tall: number, rock: readonly [string, string], snow: string, seed: number): void {
  const r = random(seed);
  const [px, py, bx] = [x * w, (foot - tall) * h, half * w];
  const ridge: [number, number][] = [[px, py]];
  for (let i = 1; i <= 5; i++) ridge.push([px + (r() - 0.4) * bx * 0.26, py + (tall * h * i) / 5]);
  const face = (side: number, colour: string): void => {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(px, py);
    for (let i = 1; i <= 6; i++) c.lineTo(px + (side * bx * i) / 6 + (r() - 0.5) * 7, py + (tall * h * i) / 6 + (r() - 0.5) * 5);
    for (const [rx, ry] of [...ridge].reverse()) c.lineTo(rx, ry);
    c.fill();
  };
  face(-1, rock[0]);
  face(1, rock[1]);
  c.fillStyle = snow;
  c.beginPath();
  c.moveTo(px, py);
  c.lineTo(px - bx * 0.3, py + tall * h * 0.3);
  c.lineTo(px - bx * 0.14, py + tall * h * 0.25);
  c.lineTo(px - bx * 0.05, py + tall * h * 0.38);
  c.lineTo(px + bx * 0.05, py + tall * h * 0.22);
  c.lineTo(px + bx * 0.16, py + tall * h * 0.28);
  c.closePath();
  c.fill();
}

/** Conifers, far ones first; each a stack of ragged boughs. */
export function conifers(c: Ctx, x: number, y: number, span: number, n: number, tall: number, colour: string, seed: number): void {
  const r = random(seed);
  c.fillStyle = colour;
  for (let i = 0; i < n; i++) {
    const px = (x + span * ((i + r() * 0.8) / n)) * w;
    const foot = y * h + r() * 5;
    const th = tall * h * (0.7 + r() * 0.5);
    const layers = 5;
    c.beginPath();
    c.moveTo(px, foot - th);
    for (const side of [1, -1])
      for (let k = 0; k < layers; k++) {
        const j = side > 0 ? k : layers - 1 - k;
        const out = th * (0.07 + 0.042 * j) * (0.85 + r() * 0.3);
        const [a, b] = [foot - th + (th * 0.86 * (j + 1)) / layers, foot - th + (th * 0.86 * (j + 0.72)) / layers];
        if (side > 0) c.lineTo(px + out, a), c.lineTo(px + out * 0.42, b);
        else c.lineTo(px - out * 0.42, b), c.lineTo(px - out, a);
      }
    c.closePath();
    c.fill();
    c.fillRect(px - th * 0.016, foot - th * 0.14, th * 0.032, th * 0.14);
  }
}

export function grass(c: Ctx, from: number, to: number, n: number, colours: readonly string[], seed: number, tall = 16): void {
  const r = random(seed);
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const [x, y] = [r() * w, h * (from + (to - from) * t)];
    const th = tall * (0.4 + t) * (0.6 + r() * 0.6);
    c.strokeStyle = colours[Math.floor(r() * colours.length)]!;
    c.lineWidth = 0.7 + t * 1.1;
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + 1, y - th * 0.6, x + 3 + r() * 6, y - th);
    c.stroke();
  }
}

/** Still or running water from a far point to the foot of the picture. */
export function water(c: Ctx, points: readonly (readonly [number, number, number])[], light: string, deep: string, seed: number): void {
  const left = points.map(([x, y, half]) => [(x - half) * w, y * h] as const);
  const right = points.map(([x, y, half]) => [(x + half) * w, y * h] as const).reverse();
  const path = new Path2D();
  [...left, ...right].forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  const g = stops(c.createLinearGradient(0, points[0]![1] * h, 0, points.at(-1)![1] * h), [light, deep]);
  c.save();
  c.fillStyle = g;
  c.lineJoin = 'round';
  c.fill(path);
  c.clip(path);
  const r = random(seed);
  c.strokeStyle = 'rgba(240,250,250,.5)';
  for (let i = 0; i < 46; i++) {
    const t = r();
    const y = h * (points[0]![1] + (points.at(-1)![1] - points[0]![1]) * t);
    const x = r() * w;
    c.lineWidth = 0.6 + t * 1.4;
    c.globalAlpha = 0.2 + r() * 0.5;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + 6 + t * 26, y + (r() - 0.5) * 1.5);
    c.stroke();
  }
  c.restore();
}

export function mist(c: Ctx, y: number, colour: string, seed: number): void {
  const r = random(seed);
  for (let i = 0; i < 7; i++) {
    const [x, my, rx] = [r() * w, (y + (r() - 0.5) * 0.12) * h, w * (0.2 + r() * 0.3)];
    const g = stops(c.createRadialGradient(x, my, 0, x, my, rx), [colour, 'rgba(255,255,255,0)']);
    c.save();
    c.translate(0, my * 0.82);
    c.scale(1, 0.18);
    c.fillStyle = g;
    c.fillRect(0, -h * 4, w, h * 12);
    c.restore();
  }
}

export function beast(c: Ctx, glyph: string, x: number, y: number, tall: number, colour: string, flip = 1): void {
  filled(c, glyphAt(glyph, x * w, y * h, tall * h, 0, flip), colour);
}
