import { context, disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { random } from '../../bake/random.ts';
import { withGrain } from '../../bake/paper.ts';
import { filigree } from './print.ts';

/** A printed board with a cut edge; draws into a canvas of w+2*pad by h+2*pad at scale k. */
export function boardCanvas(w: number, h: number, tones: [string, string], k = 2, pad = 26) {
  const ctx = context((w + pad * 2) * k, (h + pad * 2) * k);
  ctx.scale(k, k);
  ctx.translate(pad, pad);
  const r = 12;
  // contact and cast shadow, away from the lamp
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.75)';
  ctx.shadowBlur = 18 * k;
  ctx.shadowOffsetX = 8 * k;
  ctx.shadowOffsetY = 9 * k;
  ctx.fillStyle = '#120a10';
  ctx.fill(rect(0, 2, w, h + 6, r));
  ctx.restore();
  // a shallow oak tray holds the printed board
  for (let i = 8; i > 0; i--) {
    ctx.fillStyle = i > 6 ? '#0d0706' : i > 1 ? '#2b180e' : '#4a2c18';
    ctx.fill(rect(0, i, w, h, r));
  }
  const wood = ctx.createLinearGradient(0, 0, w * 0.6, h);
  wood.addColorStop(0, '#8a5c34');
  wood.addColorStop(0.5, '#55331c');
  wood.addColorStop(1, '#3a2010');
  const outer = rect(0, 0, w, h, r);
  ctx.fillStyle = wood;
  ctx.fill(outer);
  ctx.save();
  ctx.clip(outer);
  const rnd = random(w + h);
  for (let i = 0; i < 90; i++) {
    ctx.strokeStyle = rnd() < 0.6 ? 'rgba(24,10,4,.4)' : 'rgba(220,160,96,.22)';
    ctx.lineWidth = 0.5 + rnd();
    const y = rnd() < 0.5 ? rnd() * 8 : h - rnd() * 8;
    const x = rnd() * w;
    ctx.stroke(line([x, y], [x + 30 + rnd() * 120, y + (rnd() - 0.5)]));
    const vx = rnd() < 0.5 ? rnd() * 8 : w - rnd() * 8;
    const vy = rnd() * h;
    ctx.stroke(line([vx, vy], [vx + (rnd() - 0.5), vy + 20 + rnd() * 60]));
  }
  ctx.lineWidth = 2.4;
  const bevel = ctx.createLinearGradient(0, 0, w, h);
  bevel.addColorStop(0, 'rgba(255,222,170,.85)');
  bevel.addColorStop(0.4, 'rgba(255,222,170,.18)');
  bevel.addColorStop(1, 'rgba(0,0,0,.55)');
  ctx.strokeStyle = bevel;
  ctx.stroke(outer);
  ctx.restore();
  const m = 7;
  const body = rect(m, m, w - 2 * m, h - 2 * m, r - 5);
  const g = ctx.createRadialGradient(w * 0.3, h * 0.2, 0, w * 0.4, h * 0.4, w * 0.72);
  g.addColorStop(0, tones[0]);
  g.addColorStop(1, tones[1]);
  ctx.fillStyle = g;
  ctx.fill(body);
  damask(ctx, body, w, h);
  withGrain(ctx, body, 0.34);
  // the tray's edge shades the print
  ctx.save();
  ctx.clip(body);
  ctx.shadowColor = 'rgba(0,0,0,.95)';
  ctx.shadowBlur = 9 * k;
  ctx.shadowOffsetX = 3 * k;
  ctx.shadowOffsetY = 4 * k;
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#120906';
  ctx.stroke(rect(m - 2, m - 2, w - 2 * m + 4, h - 2 * m + 4, r - 4));
  ctx.restore();
  corners(ctx, w, h);
  filigree(ctx, 13, 13, w - 26, h - 26);
  return ctx;
}

/** Brass corners with a screw. */
function corners(ctx: Ctx, w: number, h: number) {
  for (const [x, y, sx, sy] of [[0, 0, 1, 1], [w, 0, -1, 1], [w, h, -1, -1], [0, h, 1, -1]] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(sx, sy);
    const p = new Path2D('M0 12 Q0 0 12 0 H27 L23 8 H14 Q8 8 8 14 V23 L0 27 Z');
    const g = ctx.createLinearGradient(0, 0, 20, 20);
    const lit = sx > 0 && sy > 0;
    g.addColorStop(0, lit ? '#fff0c0' : '#c9973f');
    g.addColorStop(0.5, '#c9973f');
    g.addColorStop(1, '#6b4314');
    ctx.shadowColor = 'rgba(0,0,0,.7)';
    ctx.shadowBlur = 5;
    ctx.fillStyle = g;
    ctx.fill(p);
    ctx.shadowBlur = 0;
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = 'rgba(60,30,6,.8)';
    ctx.stroke(p);
    ctx.fillStyle = '#5a3a10';
    ctx.fill(disc(6.6, 6.6, 2));
    ctx.restore();
  }
}

/** Wallpaper: a faint repeat of thorn and rose. */
function damask(ctx: Ctx, clip: Path2D, w: number, h: number) {
  ctx.save();
  ctx.clip(clip);
  ctx.globalAlpha = 0.055;
  ctx.fillStyle = '#ffe9c4';
  for (let y = 0, row = 0; y < h + 40; y += 34, row++) for (let x = row % 2 ? 20 : 0; x < w + 40; x += 40) ctx.fill(glyphAt('rose', x, y, 26));
  ctx.restore();
}
