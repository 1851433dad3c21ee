import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { ITEM_BOX } from '../items.ts';
import { thing } from './actors.ts';

const METALS = {
  steel: ['#f4efe4', '#b9b3bd', '#6d6780'],
  gold: ['#ffe9ae', '#e0a63c', '#9a6a1e'],
  bone: ['#fbf3da', '#d8c9a0', '#8f8060'],
  rust: ['#d8a070', '#8a5632', '#4a2a18'],
  iron: ['#8a8f9a', '#4a4e5c', '#23262f'],
  blood: ['#ff8a7a', '#b81f2a', '#5a0a18'],
  jade: ['#c8ffd0', '#4fae6a', '#1d5a3a'],
  violet: ['#e8c8ff', '#9a5fd0', '#4a2080'],
  teal: ['#c8fff4', '#46b0aa', '#15545c'],
} as const;
export type Metal = keyof typeof METALS;

/** A thing cut out of a glyph, puffed up and inked like the pieces of the table. */
export function relic(ctx: Ctx, glyph: string, x: number, foot: number, height: number, metal: Metal, pose: Parameters<typeof thing>[6] = {}) {
  thing(ctx, [{ path: glyphAt(glyph, 0, -108, 214), fill: METALS[metal], round: 11, gloss: 0.8, ink: 5 }], ITEM_BOX, x, foot, height, pose);
}

/** A glyph of light. */
export function sign(ctx: Ctx, glyph: string, x: number, y: number, size: number, colour: string, blur = 14) {
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur;
  ctx.fillStyle = colour;
  for (let k = 0; k < 2; k++) ctx.fill(glyphAt(glyph, x, y, size));
  ctx.restore();
}

/** A hole in the ground, with its lit far edge. */
export function hole(ctx: Ctx, x: number, y: number, r: number, earth: string) {
  ctx.fillStyle = earth;
  ctx.fill(disc(x, y, r * 1.16, r * 0.42));
  ctx.fillStyle = '#07040c';
  ctx.fill(disc(x, y, r, r * 0.32));
}

/** Courses of stone from edge to edge. */
export function masonry(ctx: Ctx, w: number, h: number, tones: readonly string[]) {
  const [bw, bh] = [w * 0.16, h * 0.16];
  ctx.fillStyle = '#15101a';
  ctx.fillRect(0, 0, w, h);
  for (let row = 0; row * bh < h; row++)
    for (let c = -1; c * bw < w + bw; c++) {
      ctx.fillStyle = tones[(row * 3 + c * 5 + 10) % tones.length]!;
      ctx.fill(rect(c * bw + (row % 2) * bw * 0.5 + 1, row * bh + 1, bw - 2, bh - 2, 2));
    }
}

/** Rings that spread from one point. */
export function ripples(ctx: Ctx, x: number, y: number, n: number, step: number, colour: string, from = 0, to = Math.PI * 2) {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  for (let k = 1; k <= n; k++) {
    ctx.globalAlpha = 1 - k / (n + 1.2);
    ctx.lineWidth = 2.6 - k * 0.24;
    ctx.beginPath();
    ctx.arc(x, y, k * step, from, to);
    ctx.stroke();
  }
  ctx.restore();
}
