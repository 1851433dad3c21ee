import { disc, line, rect, type Point } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { pick } from '../../bake/random.ts';
import type { Brush } from './brush.ts';

const OAK = ['#7d5334', '#8a5d3a', '#6f4a30', '#94653e', '#77502f'];
const WALNUT = ['#5f3d2e', '#6b4632', '#543527', '#754d36'];
const SLATE = ['#62586c', '#6f6478', '#564d61', '#7a6e80', '#5c5468'];
const EARTH = ['#4b4350', '#544a58', '#423b48'];

export function planks(b: Brush, tone: 'oak' | 'walnut' = 'oak', rows = 7) {
  const palette = tone === 'oak' ? OAK : WALNUT;
  b.fill(rect(0, 0, 1, 1), '#2a1a14', { z: -0.008 });
  for (let i = 0; i < rows; i++) {
    const y = i / rows;
    const h = 1 / rows;
    let x = -b.rand() * 0.6;
    while (x < 1) {
      const len = 0.42 + b.rand() * 0.5;
      const x0 = Math.max(0, x);
      const x1 = Math.min(1, x + len);
      if (x1 - x0 > 0.004) board(b, x0, y, x1 - x0, h, pick(b.rand, palette));
      x += len;
    }
  }
}

function board(b: Brush, x: number, y: number, w: number, h: number, tone: string) {
  const gap = 0.005;
  const path = rect(x + gap / 2, y + gap, w - gap, h - gap * 2, 0.004);
  b.fill(path, shade(tone, (b.rand() - 0.5) * 0.26), { z: b.rand() * 0.006, gloss: 0.25 });
  b.clip(path, () => {
    for (let i = 0; i < 5; i++) {
      const gy = y + h * b.rand();
      const p = new Path2D();
      p.moveTo(x, gy);
      p.bezierCurveTo(x + w * 0.3, gy + (b.rand() - 0.5) * h * 0.5, x + w * 0.7, gy + (b.rand() - 0.5) * h * 0.5, x + w, gy);
      b.stroke(p, 0.004 + b.rand() * 0.006, b.rand() < 0.7 ? '#2b170d' : '#d09a63', { alpha: 0.16 + b.rand() * 0.2 });
    }
    if (b.rand() < 0.25) {
      const kx = x + w * (0.2 + 0.6 * b.rand());
      for (const r of [0.026, 0.016, 0.007]) b.stroke(disc(kx, y + h / 2, r * 1.7, r), 0.005, '#2b170d', { alpha: 0.45 });
    }
  });
  for (const nx of [x + 0.02, x + w - 0.02])
    if (nx > 0.03 && nx < 0.97) for (const k of [0.26, 0.74]) b.fill(disc(nx, y + h * k, 0.006), '#1c100b', { alpha: 0.8 });
  b.fill(rect(x, y + gap, w, 0.007), '#e2b079', { alpha: 0.22 });
}

export function parquet(b: Brush) {
  b.fill(rect(0, 0, 1, 1), '#2a1a14', { z: -0.006 });
  const s = 0.2;
  for (let gx = 0; gx < 5; gx++)
    for (let gy = 0; gy < 5; gy++) {
      const flip = (gx + gy) % 2;
      for (let k = 0; k < 4; k++) {
        const t = s / 4;
        const [x, y, w, h] = flip ? [gx * s + k * t, gy * s, t, s] : [gx * s, gy * s + k * t, s, t];
        b.fill(
          rect(x + 0.003, y + 0.003, w - 0.006, h - 0.006),
          shade(pick(b.rand, flip ? OAK : WALNUT), (b.rand() - 0.5) * 0.25),
          { z: b.rand() * 0.004, gloss: 0.4 },
        );
        const g = flip ? line([x + w / 2, y], [x + w / 2 + 0.006, y + h]) : line([x, y + h / 2], [x + w, y + h / 2 + 0.006]);
        b.stroke(g, 0.004, '#2b170d', { alpha: 0.25 });
      }
    }
}

export function flags(b: Brush, tone: 'slate' | 'earth' = 'slate') {
  const palette = tone === 'slate' ? SLATE : EARTH;
  b.fill(rect(0, 0, 1, 1), '#241d2a', { z: -0.012 });
  let y = 0;
  while (y < 1) {
    const h = Math.min(1 - y, 0.17 + b.rand() * 0.1);
    let x = -b.rand() * 0.15;
    while (x < 1) {
      const w = 0.18 + b.rand() * 0.2;
      const x0 = Math.max(0, x);
      const x1 = Math.min(1, x + w);
      if (x1 - x0 > 0.03) {
        const g = 0.009;
        const j = () => (b.rand() - 0.5) * 0.016;
        const p = new Path2D();
        const c: [Point, Point, Point, Point] = [
          [x0 + g + j(), y + g + j()], [x1 - g + j(), y + g + j()], [x1 - g + j(), y + h - g + j()], [x0 + g + j(), y + h - g + j()],
        ];
        p.moveTo((c[0][0] + c[1][0]) / 2, c[0][1]);
        for (let i = 1; i <= 4; i++) p.arcTo(...c[i % 4]!, ...c[(i + 1) % 4]!, 0.02);
        p.closePath();
        b.fill(p, shade(pick(b.rand, palette), (b.rand() - 0.5) * 0.22), { z: b.rand() * 0.012, gloss: 0.15 });
        if (b.rand() < 0.4)
          b.stroke(
            line([x0 + b.rand() * w, y + 0.02], [x0 + b.rand() * w, y + h * 0.5], [x0 + b.rand() * w, y + h - 0.02]),
            0.005,
            '#241d2a',
            { alpha: 0.5 },
          );
        for (let k = 0; k < 4; k++)
          b.fill(
            disc(x0 + b.rand() * (x1 - x0), y + b.rand() * h, 0.006 + b.rand() * 0.014),
            b.rand() < 0.5 ? '#2b2433' : '#9a8d9c',
            { alpha: 0.16 },
          );
      }
      x += w;
    }
    y += h;
  }
}

/** Marble squares, straight or on the point. */
export function checker(b: Brush, light = '#c9b998', dark = '#343757', n = 6) {
  b.fill(rect(0, 0, 1, 1), '#241d2a', { z: -0.005 });
  const s = 1 / n;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const tone = (i + j) % 2 ? light : dark;
      const x = i * s + 0.003;
      const y = j * s + 0.003;
      const q = s - 0.006;
      b.fill(rect(x, y, q, q, 0.006), shade(tone, (b.rand() - 0.5) * 0.18), { z: b.rand() * 0.003, gloss: 0.7 });
      b.clip(rect(x, y, q, q), () => {
        for (let k = 0; k < 2; k++) {
          const p = new Path2D();
          p.moveTo(x + b.rand() * q, y);
          p.quadraticCurveTo(x + b.rand() * q, y + b.rand() * q, x + b.rand() * q, y + q);
          b.stroke(p, 0.004, (i + j) % 2 ? '#7d6a52' : '#7f86b4', { alpha: 0.3 });
        }
      });
    }
}
