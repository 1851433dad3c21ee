import { blurred, context, shrink, tint, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { sculpt } from '../../bake/sculpt.ts';
import { FIGURE } from '../../../src/table/games/vast/printed/space.ts';
import { baseCanvas } from './bases.ts';
import { FIGURES, type Figure } from './figures/index.ts';
import { portrait } from './portraits.ts';

/** Pixels per design unit while drawing; the light and the ink need more than the finished size. */
const DRAWN = 1.6;
const PAD = 16;
/** The feet stand this many units behind the middle of the base, so that its letter shows. */
const BEHIND = 23;

export function figureFrames(): Frame[] {
  return Object.entries(FIGURES).flatMap(([look, figure]) => standee(look, figure));
}

export function portraitFrames(): Frame[] {
  return Object.keys(FIGURES).map((look) => frame(`figure/${look}/portrait`, portrait(look)));
}

function standee(look: string, f: Figure): Frame[] {
  const art = sculpt(f.parts(), f.box, DRAWN);
  const pad = PAD * DRAWN;
  const w = art.width + pad * 2;
  const h = art.height + pad * 2;
  const hull = dilate(art, pad, w, h, 6 * DRAWN);
  const k = (FIGURE * 2 * f.size) / DRAWN;
  const card = shrink(cardOf(art, hull, pad), k);
  const flat = context(w, h);
  flat.filter = `blur(${2.5 * DRAWN}px)`;
  flat.drawImage(tint(hull, '#000000'), 0, 0);
  const shadow = shrink(flat.canvas, k);
  const far = blurred(shadow, 7);
  const foot = { x: (pad - f.box.x * DRAWN) * k, y: (pad - f.box.y * DRAWN) * k };
  const base = baseCanvas(f.owner, f.base, DRAWN);
  return [
    frame(`figure/${look}/card`, card, foot.x / card.width, (foot.y + f.hover * DRAWN * k) / card.height),
    frame(`figure/${look}/base`, shrink(base.canvas, k), 0.5, (base.middle - BEHIND) / base.height),
    frame(`figure/${look}/shadow`, shadow, foot.x / shadow.width, foot.y / shadow.height),
    frame(`figure/${look}/far`, far.canvas, (foot.x + far.margin) / far.canvas.width, (foot.y + far.margin) / far.canvas.height),
  ];
}

/** The cut figure: printed art on a bone core with a white edge, and the plies of the card down to the right. */
function cardOf(art: HTMLCanvasElement, hull: HTMLCanvasElement, pad: number) {
  const { width: w, height: h } = hull;
  const lit = context(w, h);
  lit.drawImage(art, pad, pad);
  rim(lit, '#ffe9b8', -2.2 * DRAWN, -2.2 * DRAWN, 0.85);
  rim(lit, '#7fa4ff', 2 * DRAWN, 1.2 * DRAWN, 0.55);
  const card = context(w, h);
  for (let i = 9; i > 0; i--) {
    card.drawImage(tint(hull, i > 5 ? '#3a2a22' : i > 3 ? '#7d6a54' : '#58463a'), i * 0.62 * DRAWN, i * 0.42 * DRAWN);
  }
  card.drawImage(tint(hull, '#efe3c6'), 0, 0);
  const edge = context(w, h);
  edge.drawImage(tint(hull, '#ffffff'), 0, 0);
  edge.globalCompositeOperation = 'destination-out';
  edge.drawImage(hull, 1.6 * DRAWN, 1.6 * DRAWN);
  card.drawImage(edge.canvas, 0, 0);
  card.drawImage(lit.canvas, 0, 0);
  // falls into shade toward the feet
  card.globalCompositeOperation = 'source-atop';
  const g = card.createLinearGradient(0, h * 0.55, 0, h);
  g.addColorStop(0, 'rgba(20,8,30,0)');
  g.addColorStop(1, 'rgba(20,8,30,0.34)');
  card.fillStyle = g;
  card.fillRect(0, 0, w, h);
  return card.canvas;
}

/** Light along one side of the silhouette. */
function rim(ctx: Ctx, colour: string, dx: number, dy: number, alpha: number) {
  const side = context(ctx.canvas.width, ctx.canvas.height);
  side.drawImage(tint(ctx.canvas, colour), 0, 0);
  side.globalCompositeOperation = 'destination-out';
  side.filter = 'blur(1px)';
  side.drawImage(ctx.canvas, -dx, -dy);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.globalAlpha = alpha;
  ctx.drawImage(side.canvas, 0, 0);
  ctx.restore();
}

function dilate(art: HTMLCanvasElement, pad: number, w: number, h: number, r: number) {
  const d = context(w, h);
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2;
    for (const q of [r, r * 0.5]) d.drawImage(art, pad + Math.cos(a) * q, pad + Math.sin(a) * q);
  }
  // harden what was translucent
  for (let i = 0; i < 4; i++) d.drawImage(d.canvas, 0, 0);
  return d.canvas;
}
