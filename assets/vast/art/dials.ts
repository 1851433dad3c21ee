import { context, disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { withGrain } from '../../bake/paper.ts';
import type { PrintedDial } from '../../../src/table/games/vast/printed/places.ts';
import { digit, gilt, inkLabel, label as gildedLabel } from './print.ts';

interface Print {
  /** Which numbers are printed. */
  every: number;
  label?: string;
  paper?: readonly [light: string, dark: string];
  ink?: string;
  marks?: Record<number, 'cube' | 'card'>;
  /** The number that decides the game. */
  goal?: number;
}

/** A dial on which the first and last number stand close: its label has no room inside, and its long ticks none before the numbers. */
const isSmall = (d: PrintedDial) => d.r < 60;

/** The printed face of a dial; the disc that turns on it is a piece of its own. */
export function dialFace(ctx: Ctx, d: PrintedDial, print: Print) {
  const { x, y, r } = d;
  const { label, paper = ['#f4e8ca', '#c4ac7c'], ink = '#3a2416' } = print;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 16;
  ctx.shadowOffsetX = 7;
  ctx.shadowOffsetY = 8;
  ctx.fillStyle = '#1a100c';
  ctx.fill(disc(x, y, r));
  ctx.restore();
  const ring = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  ['#ffeab0', '#c9973f', '#7d5420', '#d9ac55'].forEach((c, i) => ring.addColorStop([0, 0.3, 0.6, 1][i]!, c));
  ctx.fillStyle = ring;
  ctx.fill(disc(x, y, r));
  const face = ctx.createRadialGradient(x - r * 0.3, y - r * 0.4, 0, x, y, r);
  face.addColorStop(0, paper[0]);
  face.addColorStop(1, paper[1]);
  ctx.fillStyle = face;
  ctx.fill(disc(x, y, r * 0.93));
  withGrain(ctx, disc(x, y, r * 0.93), 0.35);
  for (let v = 0; v <= d.max; v++) tick(ctx, d, v, print, ink);
  if (label && isSmall(d)) gildedLabel(ctx, label, x, y + r + 24, 'center', 23);
  else if (label) inkLabel(ctx, label, x, y + r * 0.905, 'center', 23, ink);
}

function tick(ctx: Ctx, d: PrintedDial, v: number, { every, marks = {}, goal }: Print, ink: string) {
  const a = d.from + (d.sweep * v) / d.max;
  const at = (q: number) => [d.x + Math.cos(a) * d.r * q, d.y + Math.sin(a) * d.r * q] as const;
  const [small, big, mark] = [isSmall(d), v % every === 0, marks[v]];
  ctx.strokeStyle = mark ? '#8a3f0a' : ink;
  ctx.lineWidth = mark ? 2.4 : (big ? 1.6 : 0.8) * (small ? 1.4 : 1);
  ctx.stroke(line(at(0.925), at(small && big ? 0.89 : big || mark ? 0.82 : 0.86)));
  if (big) digit(ctx, v, ...at(small ? 0.725 : 0.685), v === goal ? '#a01c24' : ink, small ? 22 : 23);
  if (mark) badge(ctx, ...at(0.95), mark);
  if (v !== goal) return;
  ctx.strokeStyle = '#d0303a';
  ctx.lineWidth = 4;
  ctx.stroke(line(at(1), at(0.86)));
}

/** What a threshold gives: a hero cube or a favor. On the rim, where it hides no number. */
function badge(ctx: Ctx, x: number, y: number, mark: 'cube' | 'card') {
  const shapes = { cube: rect(x - 5.5, y - 5.5, 11, 11, 2.4), card: rect(x - 4.6, y - 6.6, 9.2, 13.2, 2) };
  const tones = { cube: '#d9962e', card: '#5a3b86' };
  ctx.fillStyle = tones[mark];
  ctx.fill(shapes[mark]);
  ctx.lineWidth = 1.1;
  ctx.strokeStyle = '#2f1838';
  ctx.stroke(shapes[mark]);
}

/** The disc that turns: its pointer looks to three o'clock before it is turned. Drawn for a dial of radius 77. */
export function handFrames(): Frame[] {
  const faces = { 'dial/hand': ['#5a3b86', '#2a1740'], 'dial/hand/stability': ['#55694a', '#26331f'], 'dial/hand/terror': ['#7d4a20', '#3a1d0a'] };
  return Object.entries(faces).map(([name, [from, to]]) => frame(name, hand(from!, to!)));
}

function hand(from: string, to: string) {
  const r = 77;
  const c = 84;
  const ctx = context(c * 4);
  ctx.scale(2, 2);
  const p = new Path2D();
  p.arc(c, c, r * 0.56, 0.24, Math.PI * 2 - 0.24);
  p.lineTo(c + r * 0.8, c);
  p.closePath();
  const disk = ctx.createLinearGradient(c - r * 0.5, c - r * 0.5, c + r * 0.5, c + r * 0.5);
  disk.addColorStop(0, from);
  disk.addColorStop(1, to);
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.6)';
  ctx.shadowBlur = 8;
  ctx.fillStyle = disk;
  ctx.fill(p);
  ctx.restore();
  ctx.strokeStyle = gilt(ctx, c - r * 0.6, c + r * 0.6);
  ctx.lineWidth = 1.6;
  ctx.stroke(p);
  ctx.stroke(disc(c, c, r * 0.47));
  return ctx.canvas;
}
