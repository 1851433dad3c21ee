import { disc, line, poly, rect, type Point } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { pick } from '../../bake/random.ts';
import type { Brush } from './brush.ts';

export function rug(b: Brush, x: number, y: number, w: number, h: number, field: string, trim: string, fringe: 'ew' | 'ns' | '' = 'ew') {
  for (let i = 0; i < 26; i++) {
    const t = (i + 0.5) / 26;
    if (fringe === 'ew') {
      b.stroke(line([x, y + h * t], [x - 0.03, y + h * t]), 0.008, '#d8c39a');
      b.stroke(line([x + w, y + h * t], [x + w + 0.03, y + h * t]), 0.008, '#d8c39a');
    } else if (fringe === 'ns') {
      b.stroke(line([x + w * t, y], [x + w * t, y - 0.03]), 0.008, '#d8c39a');
      b.stroke(line([x + w * t, y + h], [x + w * t, y + h + 0.03]), 0.008, '#d8c39a');
    }
  }
  b.fill(rect(x, y, w, h), shade(field, -0.35), { z: 0.012 });
  const t = Math.min(w, h);
  b.fill(rect(x + t * 0.05, y + t * 0.05, w - t * 0.1, h - t * 0.1), trim);
  b.fill(rect(x + t * 0.1, y + t * 0.1, w - t * 0.2, h - t * 0.2), field);
  b.stroke(rect(x + t * 0.16, y + t * 0.16, w - t * 0.32, h - t * 0.32), 0.008, trim, { alpha: 0.8 });
  const step = 0.075;
  for (let k = 0; k * step < w - t * 0.12; k++)
    for (const yy of [y + t * 0.13, y + h - t * 0.13])
      b.fill(
        poly(
          [x + t * 0.08 + k * step, yy],
          [x + t * 0.08 + k * step + 0.02, yy - 0.013],
          [x + t * 0.08 + k * step + 0.04, yy],
          [x + t * 0.08 + k * step + 0.02, yy + 0.013],
        ),
        trim,
        { alpha: 0.65 },
      );
  for (let i = 0; i < 34; i++) {
    const yy = y + h * b.rand();
    b.stroke(line([x, yy], [x + w, yy]), 0.003, b.rand() < 0.5 ? '#1c1020' : '#e6cfa0', { alpha: 0.09 });
  }
}

export function roundRug(b: Brush, x: number, y: number, r: number, field: string, trim: string) {
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * Math.PI * 2;
    b.stroke(line([x + Math.cos(a) * r, y + Math.sin(a) * r], [x + Math.cos(a) * (r + 0.028), y + Math.sin(a) * (r + 0.028)]), 0.008, '#d8c39a');
  }
  b.fill(disc(x, y, r), shade(field, -0.35), { z: 0.012 });
  b.fill(disc(x, y, r * 0.93), trim);
  b.fill(disc(x, y, r * 0.87), field);
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    b.fill(disc(x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9, r * 0.035), field);
  }
  b.stroke(disc(x, y, r * 0.78), 0.008, trim, { alpha: 0.8 });
}

export function pentagram(b: Brush, x: number, y: number, r: number, colour: string, width = 0.014, alpha = 1) {
  const pts: Point[] = [];
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
    pts.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  b.stroke(disc(x, y, r), width, colour, { alpha });
  b.stroke(disc(x, y, r * 1.14), width * 0.55, colour, { alpha });
  b.stroke(poly(...pts), width, colour, { alpha });
}

export function cobweb(b: Brush, x: number, y: number, size: number, turn: number) {
  for (let i = 0; i <= 4; i++) {
    const a = turn + (i / 4) * (Math.PI / 2);
    b.stroke(line([x, y], [x + Math.cos(a) * size, y + Math.sin(a) * size]), 0.004, '#e9e2ee', { alpha: 0.5 });
  }
  for (let k = 1; k <= 4; k++) {
    const p = new Path2D();
    for (let i = 0; i <= 4; i++) {
      const a = turn + (i / 4) * (Math.PI / 2);
      const q = (size * k) / 4.4;
      const pt: Point = [x + Math.cos(a) * q, y + Math.sin(a) * q];
      if (!i) p.moveTo(...pt);
      else {
        const am = turn + ((i - 0.5) / 4) * (Math.PI / 2);
        p.quadraticCurveTo(x + Math.cos(am) * q * 0.86, y + Math.sin(am) * q * 0.86, ...pt);
      }
    }
    b.stroke(p, 0.004, '#e9e2ee', { alpha: 0.5 });
  }
}

export function paper(b: Brush, x: number, y: number, w: number, h: number, angle: number, z: number) {
  b.turned(x, y, angle, () => {
    b.fill(rect(-w / 2, -h / 2, w, h), '#eadcb8', { z });
    for (let i = 0; i < 5; i++)
      b.stroke(
        line([-w * 0.38, -h * 0.35 + i * h * 0.16], [w * (0.2 + 0.18 * b.rand()), -h * 0.35 + i * h * 0.16]),
        0.004,
        '#4b3a30',
        { alpha: 0.7 },
      );
  });
}

export function coins(b: Brush, x: number, y: number, n: number, spread: number) {
  for (let i = 0; i < n; i++) {
    const a = b.rand() * Math.PI * 2;
    const d = spread * Math.sqrt(b.rand());
    const px = x + Math.cos(a) * d;
    const py = y + Math.sin(a) * d;
    const z = 0.012 + (1 - d / spread) * 0.06 * (i / n);
    b.fill(disc(px, py, 0.019), '#8a5a16', { z, gloss: 1 });
    b.fill(disc(px - 0.002, py - 0.002, 0.015), pick(b.rand, ['#e8b545', '#d79b30', '#f6d272']), { z: z + 0.006, gloss: 1 });
  }
}

export function plate(b: Brush, x: number, y: number, z: number) {
  b.fill(disc(x, y, 0.034), '#d9cbb0', { z: z + 0.006, gloss: 0.8 });
  b.fill(disc(x, y, 0.022), '#b8a88c', { z: z + 0.003, gloss: 0.8 });
}
