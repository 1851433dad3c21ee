import { disc, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { BAT, GRAVES, manor, shape, TREE } from './actors.ts';
import { gothicArch, mist, orb, ridge, sky, stars, vignette, type Scene } from './kit.ts';

/** Behind the portraits, one per owner. */
export const night: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#131436', '#33285f', '#6d4478', '#c27a5a']);
  stars(ctx, w, h * 0.5, 30, 4);
  orb(ctx, w * 0.72, h * 0.26, h * 0.13, '#f6eed6', 'rgba(255,220,170,.5)');
  ridge(ctx, w, h, h * 0.7, h * 0.12, '#3d2a5a', 7);
  manor(ctx, w * 0.24, h * 0.84, h * 0.0026, '#251a45', '#b98a9a');
  ridge(ctx, w, h, h * 0.82, h * 0.06, '#1c1333', 9);
  vignette(ctx, w, h, 0.45);
};

export const crypt: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#16222c', '#2c4a4a', '#6b8a5e']);
  orb(ctx, w * 0.3, h * 0.3, h * 0.13, '#e9f2cf', 'rgba(180,230,160,.5)');
  ridge(ctx, w, h, h * 0.7, h * 0.1, '#2a4340', 7);
  shape(ctx, TREE, w * 0.84, h * 0.86, h * 0.004, '#1b302b', '#6f9078');
  shape(ctx, GRAVES, w * 0.5, h * 0.88, h * 0.004, '#152420', '#8fb08a');
  ridge(ctx, w, h, h * 0.86, h * 0.05, '#0f1a18', 9);
  mist(ctx, w, h * 0.8, h * 0.2, '#b8d6a8', 4, 0.35);
  vignette(ctx, w, h, 0.45);
};

export const web: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1d1030', '#4a2a4a', '#8a5432']);
  cobweb(ctx, w * 0.5, h * 0.42, Math.max(w, h) * 1.1, 'rgba(255,236,210,.35)');
  vignette(ctx, w, h, 0.6);
};

export function cobweb(ctx: Ctx, x: number, y: number, r: number, colour: string) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1;
  const n = 14;
  const at = (i: number, q: number) => `${x + Math.cos((i / n) * 6.283) * q} ${y + Math.sin((i / n) * 6.283) * q}`;
  for (let i = 0; i < n; i++) ctx.stroke(new Path2D(`M${x} ${y} L${at(i, r)}`));
  for (let k = 1; k < 9; k++) {
    const q = (k * r) / 9;
    let d = `M${at(0, q)}`;
    for (let i = 1; i <= n; i++) d += ` Q${at(i - 0.5, q * 0.9)} ${at(i, q)}`;
    ctx.stroke(new Path2D(d));
  }
}

export const storm: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0d2030', '#1f4a55', '#4f8f8a']);
  mist(ctx, w, h * 0.3, h * 0.4, '#9ad6d0', 8, 0.3);
  manor(ctx, w * 0.5, h * 1.0, h * 0.0046, '#0d2230', '#7fc6c4', 5);
  vignette(ctx, w, h, 0.5);
};

export const rite: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#160a2a', '#3f1d60', '#7a3f96']);
  ctx.save();
  ctx.shadowColor = '#b8ff7a';
  ctx.shadowBlur = 12;
  ctx.fillStyle = 'rgba(184,255,122,.5)';
  ctx.fill(glyphAt('pentacle', w * 0.5, h * 0.4, h * 0.7));
  ctx.restore();
  ridge(ctx, w, h, h * 0.84, h * 0.06, '#160a2a', 3);
  mist(ctx, w, h * 0.84, h * 0.2, '#8fe07a', 8, 0.3);
  vignette(ctx, w, h, 0.5);
};

/** A corridor with moonlit windows. */
export const haunt: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#141a3a', '#2c3768', '#4d5d96']);
  for (let i = 0; i < 3; i++) {
    const x = w * (0.04 + i * 0.33);
    ctx.fillStyle = '#1a2148';
    ctx.fill(gothicArch(x, h * 0.08, w * 0.28, h * 0.86));
    ctx.fillStyle = '#8fa6dc';
    ctx.fill(gothicArch(x + w * 0.04, h * 0.16, w * 0.2, h * 0.62));
    ctx.strokeStyle = '#1a2148';
    ctx.lineWidth = 1.6;
    ctx.stroke(new Path2D(`M${x + w * 0.14} ${h * 0.14} V${h * 0.8} M${x + w * 0.04} ${h * 0.46} H${x + w * 0.24}`));
  }
  shape(ctx, BAT, w * 0.8, h * 0.22, h * 0.004, '#10142e');
  ctx.fillStyle = '#0f1330';
  ctx.fill(disc(w / 2, h * 1.04, w * 0.8, h * 0.2));
  mist(ctx, w, h * 0.86, h * 0.2, '#b8c8f4', 4, 0.4);
  vignette(ctx, w, h, 0.5);
};
