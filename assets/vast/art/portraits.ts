import { context, type Ctx } from '../../bake/canvas.ts';
import { figureArt } from './figures/art.ts';
import { FIGURES } from './figures/index.ts';
import { gilt } from './print.ts';
import { gothicArch, picture } from './scenes/kit.ts';
import { SCENES } from './scenes/index.ts';

/** How large each figure stands in its window, and how far down; the small ones are drawn from nearer. */
const CLOSE: Record<string, readonly [number, number]> = {
  paladin: [1.3, 0.06], pillar: [1.04, 0.04], spider: [0.66, 0.3], spiderling: [1.36, -0.22], egg: [1.36, -0.2],
  poltergeist: [1.24, -0.12], poltergeist2: [1.24, -0.12], wraith: [1.24, 0.04], warlock: [1.24, 0.02], sorcerer: [1.24, 0.02],
};

/** A figure in a pointed window, drawn into ctx. */
export function paintPortrait(ctx: Ctx, look: string, x: number, y: number, w: number, h: number) {
  const arch = gothicArch(x, y, w, h);
  const [zoom, drop] = CLOSE[look] ?? [1.24, -0.02];
  const art = figureArt(look);
  const fh = h * zoom;
  const fw = (art.width / art.height) * fh;
  ctx.save();
  ctx.clip(arch);
  ctx.drawImage(picture(SCENES[FIGURES[look]!.scene]!, w, h, 4), x, y, w, h);
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(10,4,20,.8)';
  ctx.shadowBlur = 14;
  ctx.shadowOffsetX = 6;
  ctx.drawImage(art, x + w / 2 - fw / 2, y + h * drop, fw, fh);
  ctx.restore();
  ctx.save();
  ctx.clip(arch);
  ctx.shadowColor = 'rgba(0,0,0,.9)';
  ctx.shadowBlur = 16;
  ctx.shadowOffsetX = 4;
  ctx.shadowOffsetY = 4;
  ctx.lineWidth = 6;
  ctx.strokeStyle = '#1a0f1c';
  ctx.stroke(arch);
  ctx.restore();
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = gilt(ctx, y, y + h);
  ctx.stroke(arch);
}

/** The arched bust for lists, 92 x 108. */
export function portrait(look: string) {
  const ctx = context(96 * 2, 112 * 2);
  ctx.scale(2, 2);
  paintPortrait(ctx, look, 2, 2, 92, 108);
  return ctx.canvas;
}
