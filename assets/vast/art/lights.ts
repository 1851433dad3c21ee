import { context, disc, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { SCALE, TILT } from '../../../src/table/games/vast/printed/space.ts';
import { targetGlow } from './glow.ts';

/** Light and shade without a body. All but soft, puff and footprint are meant to be added. */
export function lightFrames(): Frame[] {
  return [
    frame('soft', radial(128, [[0, 'rgba(6,2,10,.95)'], [0.55, 'rgba(6,2,10,.75)'], [1, 'rgba(6,2,10,0)']])),
    frame('halo', halo(200, 2.2)),
    frame('lamplight', lamplight()),
    frame('puff', puff()),
    frame('spark', spark()),
    frame('fogwisp', wisp()),
    targetGlow('glow/target', false),
    targetGlow('glow/near', true),
    frame('glow/ring', ring()),
    frame('glow/card', cardGlow()),
    frame('footprint', footprint()),
  ];
}

function radial(size: number, stops: readonly (readonly [number, string])[]) {
  const ctx = context(size);
  const g = ctx.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, size, size);
  return ctx.canvas;
}

/** Soft round light, white: tint it. */
function halo(size: number, power: number) {
  return radial(size, Array.from({ length: 17 }, (_, i) => [i / 16, `rgba(255,255,255,${Math.pow(1 - i / 16, power)})`] as const));
}

/** The warm pool round a lamp, lying on the floor: strongest under it, gone after a tile and a half. */
function lamplight() {
  const w = Math.round(SCALE * 2 * 2.6);
  const ctx = context(w, w * TILT);
  ctx.scale(1, TILT);
  const g = ctx.createRadialGradient(w / 2, w / 2, 0, w / 2, w / 2, w / 2);
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    const a = 0.62 * Math.pow(1 - t, 2.4);
    g.addColorStop(t, `rgba(255,${Math.round(176 - 60 * t)},${Math.round(84 - 50 * t)},${a})`);
  }
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, w);
  return ctx.canvas;
}

function puff() {
  const ctx = context(128);
  const r = random(12);
  ctx.filter = 'blur(5px)';
  for (let i = 0; i < 22; i++) {
    const a = r() * 6.283;
    const d = r() * 34;
    ctx.fillStyle = `rgba(222,206,178,${0.1 + r() * 0.16})`;
    ctx.fill(disc(64 + Math.cos(a) * d, 64 + Math.sin(a) * d * 0.8, 8 + r() * 14));
  }
  return ctx.canvas;
}

function spark() {
  const ctx = context(64);
  ctx.translate(32, 32);
  const star = (length: number, width: number) => new Path2D(`M${-length} 0 Q0 0 0 ${-width} Q0 0 ${length} 0 Q0 0 0 ${width} Q0 0 ${-length} 0 Z`);
  ctx.fillStyle = '#fff6d6';
  ctx.shadowColor = '#ffc860';
  ctx.shadowBlur = 10;
  ctx.fill(star(26, 26));
  ctx.fill(disc(0, 0, 3.4));
  return ctx.canvas;
}

/** A thread of mist that drifts off a tile when it is revealed. */
function wisp() {
  const ctx = context(260, 120);
  ctx.filter = 'blur(7px)';
  ctx.lineCap = 'round';
  for (const [y, width, alpha] of [[60, 20, 0.3], [48, 10, 0.35], [70, 8, 0.4]] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = `rgba(190,208,244,${alpha})`;
    ctx.stroke(new Path2D(`M40 ${y + 8} C90 ${y - 30} 130 ${y + 34} 170 ${y} S210 ${y - 18} 222 ${y - 6}`));
  }
  return ctx.canvas;
}

function ringed(ctx: Ctx, path: Path2D) {
  for (const [blur, width, alpha] of [[12, 12, 0.4], [5, 8, 0.6]] as const) {
    ctx.filter = `blur(${blur}px)`;
    ctx.lineWidth = width;
    ctx.strokeStyle = `rgba(255,196,92,${alpha})`;
    ctx.stroke(path);
  }
  ctx.filter = 'none';
  ctx.lineWidth = 4;
  ctx.strokeStyle = 'rgba(255,240,200,.95)';
  ctx.stroke(path);
}

/** Round a small thing: 48 across. */
function ring() {
  const ctx = context(176);
  ringed(ctx, disc(88, 88, 48, 48 * TILT));
  return ctx.canvas;
}

/** Round a card of 196 x 274. */
function cardGlow() {
  const pad = 60;
  const ctx = context(392 + pad * 2, 548 + pad * 2);
  ringed(ctx, rect(pad - 3, pad - 3, 398, 554, 28));
  return ctx.canvas;
}

/** Where a held piece came from: a dim dashed print. */
function footprint() {
  const ctx = context(100, 100);
  ctx.translate(50, 50);
  ctx.scale(2, 2 * TILT);
  ctx.fillStyle = 'rgba(16,8,24,.3)';
  ctx.fill(disc(0, 0, 18));
  ctx.lineWidth = 2;
  ctx.strokeStyle = 'rgba(242,226,184,.75)';
  ctx.setLineDash([6.6, 6.6]);
  ctx.stroke(disc(0, 0, 21));
  return ctx.canvas;
}
