import { blob, disc, line, poly, type Point } from '../../bake/canvas.ts';
import type { Brush } from './brush.ts';

/** Soil and grime gathered along the edges of a room. */
export function grime(b: Brush, amount = 0.55) {
  const c = b.colour;
  c.save();
  c.globalCompositeOperation = 'multiply';
  for (const [x0, y0, x1, y1] of [[0, 0, 0.2, 0], [1, 0, 0.8, 0], [0, 0, 0, 0.2], [0, 1, 0, 0.8]] as const) {
    const grad = c.createLinearGradient(x0, y0, x1, y1);
    grad.addColorStop(0, `rgba(38,22,44,${amount})`);
    grad.addColorStop(1, 'rgba(38,22,44,0)');
    c.fillStyle = grad;
    c.fillRect(0, 0, 1, 1);
  }
  c.restore();
  for (let i = 0; i < 10; i++) b.fill(blob(b.rand(), b.rand(), 0.02 + b.rand() * 0.06, 0.5, 8, b.rand), '#1d1220', { alpha: 0.07 });
}

export function blood(b: Brush, x: number, y: number, size: number, drag?: number) {
  const r = b.rand;
  const deep = '#3a060c';
  const wet = '#640d16';
  // the drag mark first, so that the pool lies over it
  if (drag !== undefined) {
    for (let k = -2; k <= 2; k++) {
      const o = k * size * 0.2;
      const p = new Path2D();
      p.moveTo(x - Math.sin(drag) * o, y + Math.cos(drag) * o);
      p.lineTo(x + Math.cos(drag) * (size * (2.2 + r())) - Math.sin(drag) * o, y + Math.sin(drag) * (size * (2.2 + r())) + Math.cos(drag) * o);
      b.stroke(p, size * 0.14, deep, { alpha: 0.55 });
    }
  }
  b.fill(blob(x, y, size * 1.06, 0.5, 11, r, 0.8), deep, { z: 0.005, gloss: 0.4 });
  b.fill(blob(x, y - size * 0.03, size * 0.84, 0.4, 11, r, 0.8), wet, { z: 0.006, gloss: 0.4 });
  b.fill(blob(x - size * 0.24, y - size * 0.22, size * 0.26, 0.4, 8, r, 0.5), '#b0443f', { alpha: 0.35 });
  for (let i = 0; i < 16; i++) {
    const a = r() * Math.PI * 2;
    const d = size * (1 + r() * 1.3);
    const q = size * (0.03 + r() * 0.12) * (1.6 - d / size / 2.3);
    b.fill(disc(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.85, q), r() < 0.5 ? deep : wet, { z: 0.005, gloss: 0.4 });
  }
}

/** A hole with broken rim; its depth is real height. */
export function hole(b: Brush, x: number, y: number, r: number, rim: 'planks' | 'stone') {
  const n = rim === 'planks' ? 15 : 22;
  const jag: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const q = r * (rim === 'planks' ? (i % 2 ? 0.82 : 1.12) : 0.97 + b.rand() * 0.08) * (0.95 + b.rand() * 0.14);
    jag.push([x + Math.cos(a) * q, y + Math.sin(a) * q * 0.9]);
  }
  if (rim === 'planks') {
    b.fill(blob(x, y, r * 1.32, 0.3, 12, b.rand, 0.9), '#1d1013', { alpha: 0.5 });
    for (const [jx, jy] of jag) {
      const ox = (jx - x) * 1.32;
      const oy = (jy - y) * 1.32;
      b.stroke(line([jx, jy], [x + ox, y + oy]), 0.006, '#170d10', { alpha: 0.8 });
    }
    b.stroke(poly(...jag), 0.018, '#c89a64', { alpha: 0.75 });
  } else {
    b.stroke(disc(x, y, r * 1.13, r * 1.02), r * 0.3, '#8c7f93', { z: 0.055 });
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      b.stroke(
        line([x + Math.cos(a) * r * 0.98, y + Math.sin(a) * r * 0.88], [x + Math.cos(a) * r * 1.28, y + Math.sin(a) * r * 1.16]),
        0.01,
        '#332a3c',
        { z: 0.035 },
      );
    }
  }
  b.fill(poly(...jag), '#2b1c2e', { z: -0.5 });
  const c = b.colour;
  c.save();
  c.clip(poly(...jag));
  const grad = c.createRadialGradient(x, y, 0, x, y, r);
  grad.addColorStop(0, '#05030a');
  grad.addColorStop(0.7, '#140b1c');
  grad.addColorStop(1, '#38263f');
  c.fillStyle = grad;
  c.fillRect(x - r * 1.4, y - r * 1.4, r * 2.8, r * 2.8);
  c.restore();
}
