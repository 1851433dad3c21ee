import type { Ctx } from '../../../bake/canvas.ts';
import { filled, stops, stroked } from '../pen.ts';
import { glowing } from '../solid.ts';
import type { Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import type { Rand } from './trees.ts';

type Thatch = readonly [light: string, mid: string, dark: string];
export const thatch: Thatch = ['#ecc878', '#c1923f', '#7a5420'];
export const hide: Thatch = ['#d9b48a', '#a67a4e', '#5e3f25'];

function stake(c: Ctx, x: number, y: number, tall: number): void {
  const shape = (w: number, foot: number, tip: number): void => {
    c.beginPath();
    for (const [px, py] of [[-w, foot], [-w, -tall], [0, -tall - tip], [w, -tall], [w, foot]] as const) c.lineTo(x + px, y + py);
    c.closePath();
    c.fill();
  };
  c.fillStyle = '#1d1109';
  shape(3.3, 0.8, 5.8);
  c.fillStyle = stops(c.createLinearGradient(x - 2.5, 0, x + 3, 0), [[0, '#c08c53'], [0.5, '#83562d'], [1, '#40260f']]);
  shape(2.5, 0, 4.5);
}

/** Stakes from one point to the other; `left` of them stand, by their share of the way. */
export function palisade(c: Ctx, a: Pt, b: Pt, left: (way: number) => number = () => 1): void {
  const n = Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 5.6);
  const stakes = Array.from({ length: n + 1 }, (_, i) => ({ x: a.x + ((b.x - a.x) * i) / n, y: a.y + ((b.y - a.y) * i) / n, stands: left(i / n) }));
  for (const { x, y, stands } of stakes.toSorted((p, q) => p.y - q.y)) if (stands > 0) stake(c, x, y, (12 + (Math.abs(x * 7 + y * 3) % 4)) * stands);
}

/** A round hut with a roof of thatch or hide, its foot at (x, y). */
export function hut(c: Ctx, x: number, y: number, s: number, [light, mid, dark]: Thatch): void {
  c.save();
  c.translate(x, y);
  c.fillStyle = 'rgba(24,14,20,.45)';
  c.beginPath();
  c.ellipse(s * 0.62, s * 0.1, s * 1.05, s * 0.34, 0.25, 0, 7);
  c.fill();
  c.fillStyle = '#5b3a1e';
  c.beginPath();
  c.ellipse(0, 0, s * 0.72, s * 0.26, 0, 0, Math.PI);
  c.lineTo(-s * 0.72, -s * 0.42);
  c.lineTo(s * 0.72, -s * 0.42);
  c.closePath();
  c.fill();
  c.fillStyle = '#8a5f36';
  c.fillRect(-s * 0.72, -s * 0.42, s * 0.55, s * 0.45);
  filled(c, `M${-s * 0.2} ${s * 0.24} L${-s * 0.16} ${-s * 0.26} L${s * 0.16} ${-s * 0.26} L${s * 0.2} ${s * 0.24} Z`, '#170d07');
  const roof = new Path2D(
    `M${-s} ${-s * 0.28} Q${-s * 0.45} ${-s * 0.9} ${-s * 0.06} ${-s * 1.38} L${s * 0.06} ${-s * 1.38} ` +
      `Q${s * 0.45} ${-s * 0.9} ${s} ${-s * 0.28} Q0 ${-s * 0.02} ${-s} ${-s * 0.28} Z`,
  );
  filled(c, roof, mid);
  c.save();
  c.clip(roof);
  filled(c, `M${-s} 0 L0 ${-s * 1.4} L${s * 0.05} ${-s * 0.1} Z`, light);
  filled(c, `M${s * 0.4} 0 L${s * 0.04} ${-s * 1.4} L${s} ${-s} L${s * 1.1} 0 Z`, dark);
  c.strokeStyle = 'rgba(40,24,8,.55)';
  c.lineWidth = 0.9;
  for (let i = 0; i < 13; i++) {
    const u = -1 + i / 6;
    c.beginPath();
    c.moveTo(u * 0.06 * s, -s * 1.35);
    c.quadraticCurveTo(u * 0.45 * s, -s * 0.9, u * s, -s * 0.15);
    c.stroke();
  }
  c.restore();
  stroked(c, roof, '#21150b', 1.5);
  stroked(c, `M${-s * 0.12} ${-s * 1.56} L${s * 0.06} ${-s * 1.3} M${s * 0.13} ${-s * 1.56} L${-s * 0.06} ${-s * 1.3}`, '#3a2414', 2);
  c.restore();
}

/** What is left of a hut: a ring of charred posts and rubble. */
export function ruinedHut(c: Ctx, r: Rand, x: number, y: number, s: number): void {
  c.fillStyle = 'rgba(20,14,18,.5)';
  c.beginPath();
  c.ellipse(x, y - s * 0.1, s, s * 0.42, 0, 0, 7);
  c.fill();
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.9 + (i / 8) * 1.2);
    const [px, py, tall] = [x + Math.cos(a) * s * 0.8, y + Math.sin(a) * s * 0.36 - s * 0.08, s * (0.15 + r() * 0.6)];
    for (const [w, colour] of [[4, '#120c09'], [2.2, '#5c4a3c']] as const) {
      c.strokeStyle = colour;
      c.lineWidth = w;
      c.beginPath();
      c.moveTo(px, py);
      c.lineTo(px + (r() - 0.5) * 4, py - tall);
      c.stroke();
    }
  }
  for (let i = 0; i < 10; i++) {
    c.fillStyle = i % 3 === 0 ? '#8f8678' : i % 3 === 1 ? '#5f574d' : '#39332d';
    c.beginPath();
    c.ellipse(x + (r() - 0.5) * s * 1.7, y + r() * s * 0.4, 2 + r() * 3, 1.4 + r() * 1.8, r() * 3, 0, 7);
    c.fill();
  }
}

export function hearth(c: Ctx, x: number, y: number): void {
  c.fillStyle = stops(c.createRadialGradient(x, y - 4, 1, x, y - 3, 30), ['rgba(255,190,80,.85)', 'rgba(255,140,40,0)']);
  c.beginPath();
  c.arc(x, y - 3, 30, 0, 7);
  c.fill();
  c.fillStyle = '#4a4039';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    c.beginPath();
    c.ellipse(x + Math.cos(a) * 8, y + 2 + Math.sin(a) * 4, 2.6, 1.9, 0, 0, 7);
    c.fill();
  }
  glowing(c, 'small-fire', x, y - 5, 17, ['#fff0b0', '#ffb13d', '#d9461a']);
}
