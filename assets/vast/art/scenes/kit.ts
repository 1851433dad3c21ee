import { context, disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';

/** Composed pictures: sky, far, middle, near, light. Each fills w x h. */
export function sky(ctx: Ctx, w: number, h: number, stops: string[]) {
  const g = ctx.createLinearGradient(0, 0, 0, h);
  stops.forEach((s, i) => g.addColorStop(i / (stops.length - 1), s));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
}

export function orb(ctx: Ctx, x: number, y: number, r: number, colour: string, halo: string) {
  const g = ctx.createRadialGradient(x, y, 0, x, y, r * 4.2);
  g.addColorStop(0, halo);
  g.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = g;
  ctx.fillRect(x - r * 5, y - r * 5, r * 10, r * 10);
  ctx.restore();
  ctx.fillStyle = colour;
  ctx.fill(disc(x, y, r));
}

export function ridge(ctx: Ctx, w: number, h: number, y: number, rough: number, colour: string, seed: number) {
  const r = random(seed);
  const p = new Path2D();
  p.moveTo(0, h);
  let v = y;
  p.lineTo(0, v);
  const n = 14;
  for (let i = 1; i <= n; i++) {
    const nx = (w * i) / n;
    const ny = y + (r() - 0.5) * rough;
    p.quadraticCurveTo(nx - w / n / 2, v + (r() - 0.5) * rough * 0.5, nx, ny);
    v = ny;
  }
  p.lineTo(w, h);
  p.closePath();
  ctx.fillStyle = colour;
  ctx.fill(p);
}

export function mist(ctx: Ctx, w: number, y: number, h: number, colour: string, seed: number, alpha = 0.3) {
  const r = random(seed);
  ctx.save();
  ctx.filter = 'blur(7px)';
  ctx.fillStyle = colour;
  for (let i = 0; i < 9; i++) {
    ctx.globalAlpha = alpha * (0.3 + 0.7 * r());
    ctx.fill(disc(r() * w, y + (r() - 0.5) * h, w * (0.12 + 0.2 * r()), h * (0.15 + 0.25 * r())));
  }
  ctx.restore();
}

export function rays(ctx: Ctx, x: number, y: number, n: number, len: number, colour: string, seed: number, from = 0, to = Math.PI * 2) {
  const r = random(seed);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let i = 0; i < n; i++) {
    const a = from + ((to - from) * (i + r() * 0.6)) / n;
    const spread = 0.015 + r() * 0.05;
    const l = len * (0.6 + 0.4 * r());
    const g = ctx.createRadialGradient(x, y, 0, x, y, l);
    g.addColorStop(0, colour);
    g.addColorStop(1, 'rgba(0,0,0,0)');
    ctx.fillStyle = g;
    ctx.fill(
      poly([x, y], [x + Math.cos(a - spread) * l, y + Math.sin(a - spread) * l], [x + Math.cos(a + spread) * l, y + Math.sin(a + spread) * l]),
    );
  }
  ctx.restore();
}

export function stars(ctx: Ctx, w: number, h: number, n: number, seed: number) {
  const r = random(seed);
  for (let i = 0; i < n; i++) {
    ctx.fillStyle = `rgba(255,244,214,${0.25 + r() * 0.7})`;
    ctx.fill(disc(r() * w, r() * h, 0.4 + r() * 0.8));
  }
}

export function sparks(ctx: Ctx, x: number, y: number, sx: number, sy: number, n: number, colour: string, seed: number) {
  const r = random(seed);
  ctx.fillStyle = colour;
  for (let i = 0; i < n; i++) {
    ctx.globalAlpha = 0.3 + r() * 0.7;
    ctx.fill(disc(x + (r() - 0.5) * sx, y + (r() - 0.5) * sy, 0.5 + r() * 1.3));
  }
  ctx.globalAlpha = 1;
}

export function vignette(ctx: Ctx, w: number, h: number, a = 0.6) {
  const g = ctx.createRadialGradient(w / 2, h * 0.45, Math.min(w, h) * 0.3, w / 2, h / 2, Math.max(w, h) * 0.75);
  g.addColorStop(0, 'rgba(8,2,16,0)');
  g.addColorStop(1, `rgba(8,2,16,${a})`);
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
}

export function gothicArch(x: number, y: number, w: number, h: number) {
  const p = new Path2D();
  p.moveTo(x, y + h);
  p.lineTo(x, y + h * 0.45);
  p.quadraticCurveTo(x, y + h * 0.12, x + w / 2, y);
  p.quadraticCurveTo(x + w, y + h * 0.12, x + w, y + h * 0.45);
  p.lineTo(x + w, y + h);
  p.closePath();
  return p;
}

export type Scene = (ctx: Ctx, w: number, h: number) => void;

/** A scene in a canvas of its own, k pixels per unit. */
export function picture(scene: Scene, w: number, h: number, k = 2) {
  const ctx = context(w * k, h * k);
  ctx.scale(k, k);
  ctx.beginPath();
  ctx.rect(0, 0, w, h);
  ctx.clip();
  scene(ctx, w, h);
  return ctx.canvas;
}
