import { context, type Ctx } from './canvas.ts';
import { puff } from './puff.ts';

/** One part of a figure. Parts are laid one over the other; each is puffed up, lit and inked. */
export interface Part {
  path: Path2D;
  fill: string | readonly string[];
  /** How far from its edge the part is curved, in design units. */
  round?: number;
  gloss?: number;
  ink?: number;
  /** Painted on the part before it is lit. */
  detail?: (ctx: Ctx) => void;
  /** Not lit: eyes, flames, magic. */
  glow?: boolean;
  alpha?: number;
}

export interface Box { x: number; y: number; w: number; h: number }

const INK = '#150c1a';
const KEY = [-0.549, -0.619, 0.559] as const;
const BACK = [0.923, 0.33, 0.198] as const;
const GLEAM = [-0.38, -0.43, 0.82] as const;

/** Draws the parts into a canvas of box size times scale. */
export function sculpt(parts: readonly Part[], box: Box, scale: number): HTMLCanvasElement {
  const out = context(box.w * scale, box.h * scale);
  for (const part of parts) {
    const cut = extent(part.path, box);
    const piece = part.glow ? plain(part, box, cut, scale) : lit(part, box, cut, scale);
    const x = (cut.x - box.x) * scale;
    const y = (cut.y - box.y) * scale;
    if (!part.glow) {
      // the shadow that this part drops on the parts below it
      out.save();
      out.globalCompositeOperation = 'source-atop';
      out.filter = `blur(${2.2 * scale}px) brightness(0)`;
      out.globalAlpha = 0.6;
      out.drawImage(piece, x + 3 * scale, y + 4 * scale);
      out.restore();
      inked(out, part, box, scale);
    }
    out.globalAlpha = part.alpha ?? 1;
    out.drawImage(piece, x, y);
    out.globalAlpha = 1;
  }
  return out.canvas;
}

function inked(out: Ctx, part: Part, box: Box, scale: number) {
  const ink = part.ink ?? 3;
  if (!ink) return;
  out.save();
  out.scale(scale, scale);
  out.translate(-box.x, -box.y);
  out.lineWidth = ink * 2;
  out.lineJoin = 'round';
  out.strokeStyle = INK;
  out.stroke(part.path);
  out.restore();
}

/** Bounds of a path, found on a small picture: lighting every part over the whole box takes ten times as long. */
function extent(path: Path2D, box: Box): Box {
  const step = 8;
  const w = Math.ceil(box.w / step);
  const h = Math.ceil(box.h / step);
  const ctx = context(w, h);
  ctx.scale(1 / step, 1 / step);
  ctx.translate(-box.x, -box.y);
  ctx.fill(path);
  const data = ctx.getImageData(0, 0, w, h).data;
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let i = 0; i < w * h; i++) {
    if (!data[i * 4 + 3]) continue;
    left = Math.min(left, i % w);
    right = Math.max(right, (i % w) + 1);
    top = Math.min(top, Math.floor(i / w));
    bottom = Math.floor(i / w) + 1;
  }
  if (right <= left) return { ...box, w: step, h: step };
  return { x: box.x + (left - 1) * step, y: box.y + (top - 1) * step, w: (right - left + 2) * step, h: (bottom - top + 2) * step };
}

function plain(part: Part, box: Box, cut: Box, scale: number) {
  const ctx = context(cut.w * scale, cut.h * scale);
  ctx.scale(scale, scale);
  ctx.translate(-cut.x, -cut.y);
  if (typeof part.fill === 'string') ctx.fillStyle = part.fill;
  else {
    const g = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
    part.fill.forEach((c, i) => g.addColorStop(i / (part.fill.length - 1), c));
    ctx.fillStyle = g;
  }
  ctx.fill(part.path);
  ctx.clip(part.path);
  part.detail?.(ctx);
  return ctx.canvas;
}

function lit(part: Part, box: Box, cut: Box, scale: number) {
  const canvas = plain(part, box, cut, scale);
  const { width: w, height: h } = canvas;
  const ctx = canvas.getContext('2d')!;
  const image = ctx.getImageData(0, 0, w, h);
  const px = image.data;
  const height = puff(px, w, h, (part.round ?? 12) * scale);
  const gloss = part.gloss ?? 0.25;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (!px[i * 4 + 3]) continue;
      const dx = (height[x ? i - 1 : i]! - height[x < w - 1 ? i + 1 : i]!) / 2;
      const dy = (height[y ? i - w : i]! - height[y < h - 1 ? i + w : i]!) / 2;
      const nz = 1 / Math.hypot(dx, dy, 1);
      shadePixel(px, i * 4, dx * nz, dy * nz, nz, gloss);
    }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Two soft steps of light, half way to a comic; cold from behind, a gleam, and light along the upper left edge. */
function shadePixel(px: Uint8ClampedArray, i: number, nx: number, ny: number, nz: number, gloss: number) {
  const facing = (l: readonly [number, number, number]) => Math.max(0, nx * l[0] + ny * l[1] + nz * l[2]);
  const key = facing(KEY);
  const back = facing(BACK);
  const spec = Math.pow(facing(GLEAM), 26) * gloss;
  const step = 0.5 * key + 0.5 * (smooth(0.22, 0.34, key) * 0.5 + smooth(0.66, 0.78, key) * 0.42);
  const rim = Math.pow(1 - nz, 1.6) * smooth(0.05, 0.5, nx * KEY[0] + ny * KEY[1]);
  px[i] = px[i]! * (0.46 + 1.04 * step) + 30 * back + 255 * spec + 120 * rim;
  px[i + 1] = px[i + 1]! * (0.42 + 0.98 * step) + 36 * back + 232 * spec + 92 * rim;
  px[i + 2] = px[i + 2]! * (0.5 + 0.84 * step) + 70 * back + 190 * spec + 52 * rim;
}

function smooth(a: number, b: number, x: number) {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
