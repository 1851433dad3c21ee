import { disc, rect, type Ctx, type Paint } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';

export const BONE = '#eadfc3';

export function gilt(ctx: Ctx, y0: number, y1: number) {
  const g = ctx.createLinearGradient(0, y0, 0, y1);
  g.addColorStop(0, '#f6dc96');
  g.addColorStop(0.4, '#c9973f');
  g.addColorStop(0.7, '#8a5f22');
  g.addColorStop(1, '#d9ac55');
  return g;
}

export function filigree(ctx: Ctx, x: number, y: number, w: number, h: number) {
  const c = 16;
  const p = new Path2D();
  p.moveTo(x + c, y);
  p.lineTo(x + w - c, y);
  p.quadraticCurveTo(x + w - c, y + c, x + w, y + c);
  p.lineTo(x + w, y + h - c);
  p.quadraticCurveTo(x + w - c, y + h - c, x + w - c, y + h);
  p.lineTo(x + c, y + h);
  p.quadraticCurveTo(x + c, y + h - c, x, y + h - c);
  p.lineTo(x, y + c);
  p.quadraticCurveTo(x + c, y + c, x + c, y);
  p.closePath();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = gilt(ctx, y, y + h);
  ctx.stroke(p);
  ctx.lineWidth = 0.7;
  ctx.globalAlpha = 0.55;
  ctx.stroke(rect(x + 4.5, y + 4.5, w - 9, h - 9, 2));
  ctx.globalAlpha = 1;
  for (const [cx, cy] of [[x + 5, y + 5], [x + w - 5, y + 5], [x + 5, y + h - 5], [x + w - 5, y + h - 5]] as const) {
    ctx.fillStyle = gilt(ctx, cy - 3, cy + 3); ctx.fill(disc(cx, cy, 2.6));
  }
}

/**
 * The smallest print, in units of the table: at 1280 x 720 a unit is two thirds of a pixel, and type under 14 pixels is not read.
 * A board that is shown smaller than it is drawn needs larger type by as much.
 */
export const LEAST = 21;

/** Refuses a font that nobody could read on the table; `scale` is that of the drawing, if it has one of its own. */
export function readable(font: string, scale = 1): string {
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
  if (!(size * scale >= LEAST)) throw new Error(`${font} is smaller than ${LEAST} units: say less, or draw a glyph`);
  return font;
}

export function text(ctx: Ctx, s: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left', glow?: string) {
  ctx.font = readable(font);
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.save();
  if (glow) {
    ctx.shadowColor = glow;
    ctx.shadowBlur = 6;
    ctx.shadowOffsetY = 2;
  }
  ctx.fillStyle = colour;
  ctx.fillText(s, x, y);
  ctx.restore();
}

/** The name of a board. */
export function title(ctx: Ctx, s: string, x: number, y: number, colour = '#ffe2a0', align: CanvasTextAlign = 'left', size = 33) {
  text(ctx, s, x, y, `700 ${size}px Almendra`, colour, align, 'rgba(0,0,0,.9)');
}

/** Small capitals in gilt, for the names of boxes and tracks. Two or three short words at most. */
export function label(ctx: Ctx, s: string, x: number, y: number, align: CanvasTextAlign = 'left', size = 23, colour = '#f0d59a') {
  text(ctx, s, x, y, `400 ${size}px "IM Fell English SC"`, colour, align, 'rgba(0,0,0,.8)');
}

/** The same in ink, on parchment. */
export function inkLabel(ctx: Ctx, s: string, x: number, y: number, align: CanvasTextAlign = 'left', size = 23, colour = '#2f1838') {
  text(ctx, s, x, y, `400 ${size}px "IM Fell English SC"`, colour, align);
}

/** A printed number, standing on its middle. */
export function digit(ctx: Ctx, value: number | string, x: number, y: number, colour = '#f2e4c0', size = 24) {
  text(ctx, String(value), x, y + size * 0.33, `700 ${size}px Almendra`, colour, 'center');
}

/** One line of at most this width: type that is too wide is narrowed, never made smaller. Returns how far it was narrowed. */
export function fitted(ctx: Ctx, s: string, x: number, y: number, width: number, font: string, colour: string, glow?: string): number {
  ctx.font = readable(font);
  const narrow = Math.min(1, width / ctx.measureText(s).width);
  if (narrow < 0.78) throw new Error(`"${s}" does not fit ${width} units: say less`);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(narrow, 1);
  text(ctx, s, 0, 0, font, colour, 'center', glow);
  ctx.restore();
  return narrow;
}

/** A glyph of the game-icons set with the light of the letters beside it. */
export function symbol(ctx: Ctx, glyph: string, x: number, y: number, size: number, colour: Paint = '#f0d59a') {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 5;
  ctx.shadowOffsetY = 2;
  ctx.fillStyle = colour;
  ctx.fill(glyphAt(glyph, x, y, size));
  ctx.restore();
}

/** A printed hollow: the place where something is put. */
export function well(ctx: Ctx, path: Path2D, tone = 'rgba(12,6,18,.55)') {
  ctx.fillStyle = tone;
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  ctx.shadowColor = 'rgba(0,0,0,.9)';
  ctx.shadowBlur = 8;
  ctx.shadowOffsetX = 3;
  ctx.shadowOffsetY = 3;
  ctx.lineWidth = 3;
  ctx.strokeStyle = 'rgba(0,0,0,.8)';
  ctx.stroke(path);
  ctx.restore();
  ctx.lineWidth = 1.1;
  ctx.strokeStyle = 'rgba(201,151,63,.75)';
  ctx.stroke(path);
}
