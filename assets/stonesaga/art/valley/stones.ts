import type { Ctx } from '../../../bake/canvas.ts';
import { pick } from '../../../bake/random.ts';
import { stops } from '../pen.ts';
import { palette } from '../style.ts';
import { castShadow, cut, type Rand } from './trees.ts';

const rocks = [['#c9bda6', '#8d8375', '#4c4946'], ['#bdb0a0', '#857666', '#473f39'], ['#aeb2b0', '#767e82', '#3d444b']] as const;

export function boulder(c: Ctx, r: Rand, s: number): void {
  castShadow(c, s * 0.7, s * 1.5);
  const outline: number[] = [];
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI + (i / 7) * Math.PI * 2;
    const k = 0.82 + r() * 0.32;
    outline.push(Math.cos(a) * s * k, Math.min(s * 0.32, Math.sin(a) * s * 0.78 * k) - s * 0.35);
  }
  const [light, mid, dark] = pick(r, rocks);
  cut(c, outline);
  c.fillStyle = mid;
  c.fill();
  c.save();
  c.clip();
  c.fillStyle = dark;
  cut(c, [s * 0.15, -s * 1.5, s * 1.6, -s * 1.4, s * 1.6, s, -s * 0.2, s, s * 0.05, -s * 0.25]);
  c.globalAlpha = 0.85;
  c.fill();
  c.fillStyle = light;
  cut(c, [-s * 1.3, -s * 0.5, -s * 0.3, -s * 1.5, s * 0.35, -s * 1.2, 0, -s * 0.55, -s * 0.6, -s * 0.3]);
  c.globalAlpha = 0.95;
  c.fill();
  c.restore();
  cut(c, outline);
  c.strokeStyle = palette.ink;
  c.lineWidth = 1.05;
  c.stroke();
  c.globalAlpha = 0.7;
  c.lineWidth = 0.7;
  c.beginPath();
  c.moveTo(s * 0.32, -s * 1.1);
  c.lineTo(s * 0.03, -s * 0.5);
  c.lineTo(-s * 0.1, s * 0.1);
  c.stroke();
  c.globalAlpha = 1;
}

function dome(c: Ctx, s: number): void {
  cut(c, [-1, 0.18, -0.94, -0.26, -0.66, -0.62, -0.32, -0.93, 0.06, -0.86, 0.42, -0.98, 0.78, -0.52, 1.02, -0.12, 0.98, 0.2, 0, 0.27].map((v) => v * s));
}

function mouth(c: Ctx, s: number): void {
  c.beginPath();
  c.moveTo(-s * 0.44, s * 0.25);
  c.bezierCurveTo(-s * 0.56, -s * 0.3, -s * 0.24, -s * 0.6, s * 0.03, -s * 0.58);
  c.bezierCurveTo(s * 0.34, -s * 0.58, s * 0.52, -s * 0.2, s * 0.42, s * 0.26);
  c.closePath();
}

/** A rock with a dark mouth, a breath of warm light deep inside, and red ochre beside it. */
export function caveMouth(c: Ctx, r: Rand, s: number): void {
  castShadow(c, s * 0.5, s * 1.5);
  dome(c, s);
  c.fillStyle = stops(c.createLinearGradient(-s, -s, s * 0.7, s * 0.3), [[0, '#dcc7a2'], [0.45, '#a58e70'], [1, '#564a40']]);
  c.fill();
  c.save();
  c.clip();
  c.globalAlpha = 0.9;
  c.fillStyle = '#5a4d42';
  cut(c, [0.42, -1, 0.3, -0.55, 0.62, -0.3, 0.55, 0.4, 1.2, 0.4, 1.2, -1].map((v) => v * s));
  c.fill();
  c.fillStyle = '#c9b28c';
  cut(c, [-0.32, -1, -0.45, -0.6, -0.1, -0.7, 0.06, -1].map((v) => v * s));
  c.fill();
  c.strokeStyle = '#3d3027';
  c.lineWidth = 0.9;
  c.globalAlpha = 0.6;
  for (let i = 0; i < 7; i++) {
    const [x, y] = [-s * 0.85 + r() * s * 1.7, -s * 0.7 + r() * s * 0.5];
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + 4, y + 5);
    c.lineTo(x + 2, y + 10);
    c.stroke();
  }
  c.restore();
  depth(c, s);
  c.fillStyle = '#9d3b1f';
  c.globalAlpha = 0.85;
  for (let i = 0; i < 5; i++) {
    c.beginPath();
    c.arc(-s * 0.72 + i * 0.6, -s * 0.28 + i * s * 0.095, 1.15, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
  dome(c, s);
  c.strokeStyle = palette.ink;
  c.lineWidth = 1.5;
  c.stroke();
}

function depth(c: Ctx, s: number): void {
  mouth(c, s);
  c.fillStyle = stops(c.createRadialGradient(s * 0.02, s * 0.12, 1, 0, 0, s * 0.6), [[0, '#6a3413'], [0.35, '#2e1710'], [1, '#0b0807']]);
  c.fill();
  c.strokeStyle = '#15100d';
  c.lineWidth = 1.4;
  c.stroke();
  c.strokeStyle = '#efd9ad';
  c.lineWidth = 1.1;
  c.globalAlpha = 0.75;
  c.beginPath();
  c.moveTo(s * 0.44, s * 0.2);
  c.bezierCurveTo(s * 0.53, -s * 0.15, s * 0.36, -s * 0.52, s * 0.08, -s * 0.585);
  c.stroke();
  c.globalAlpha = 1;
}
