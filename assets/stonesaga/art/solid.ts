import type { Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { flat, grained, layer, rim, stamp, type Layer } from './layer.ts';
import { filled, stops } from './pen.ts';

/** Gives a cut shape its thickness, a lit and a dark bevel. It grows down and a little to the right; `pad` is room for what is added later. */
export function thick(top: Layer, depth: number, side: string, sideDark: string, bevel = 1.3, pad = 10): Layer {
  const out = layer(top.w + pad, top.h + pad + depth, undefined, top.scale);
  const [light, dark] = [flat(top, side), flat(top, sideDark)];
  for (let i = depth; i >= 0.4; i -= 0.5) stamp(out.c, i > depth * 0.55 ? dark : light, i * 0.22, i);
  stamp(out.c, bevelled(top, 0.3, bevel));
  return out;
}

/** A face with grain, light along its upper left and shade along its lower right. */
export function bevelled(top: Layer, grain = 0.3, bevel = 1.3): Layer {
  const face = grained(top, grain);
  stamp(face.c, rim(top, -bevel, -bevel * 1.1, 'rgba(255,243,210,.75)'));
  stamp(face.c, rim(top, bevel, bevel * 1.1, 'rgba(15,8,4,.45)'));
  return face;
}

/** Light, middle and dark of something round, lit from the upper left. */
export function radial(c: Ctx, x: number, y: number, r: number, light: string, mid: string, dark: string): CanvasGradient {
  return stops(c.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r * 1.15), [[0, light], [0.6, mid], [1, dark]]);
}

interface Relief {
  readonly light: string;
  readonly dark: string;
  readonly under?: string;
  readonly turn?: number;
}

/** A sign as relief, `size` wide round (x, y): dark under its edge, a body that darkens to the lower right. */
export function relief(
  c: Ctx, sign: (x: number, y: number) => Path2D, x: number, y: number, size: number, { light, dark, under = 'rgba(34,16,6,.8)' }: Relief,
): void {
  for (const [dx, dy] of [[0.9, 0], [-0.9, 0], [0, -1], [0.7, 0.9], [0.9, 1.5]] as const) filled(c, sign(x + dx, y + dy), under);
  const body = c.createLinearGradient(x - size * 0.3, y - size * 0.4, x + size * 0.3, y + size * 0.45);
  filled(c, sign(x, y), stops(body, [[0, light], [0.35, light], [1, dark]]));
}

export const emblem = (c: Ctx, name: string, x: number, y: number, size: number, look: Relief): void =>
  relief(c, (gx, gy) => glyphAt(name, gx, gy, size, look.turn), x, y, size, look);

/** A glyph cut into stone and rubbed with pigment. */
export function rubbed(c: Ctx, name: string, x: number, y: number, size: number, pigment: string, turn = 0): void {
  filled(c, glyphAt(name, x + 0.8, y + 1.2, size, turn), 'rgba(255,230,190,.28)');
  filled(c, glyphAt(name, x - 0.6, y - 0.8, size, turn), 'rgba(10,8,8,.75)');
  filled(c, glyphAt(name, x, y, size, turn), pigment);
}

/** Fills a glyph with colours from its upper left to its lower right. */
export function glowing(c: Ctx, name: string, x: number, y: number, size: number, colours: readonly string[]): void {
  filled(c, glyphAt(name, x, y, size), stops(c.createLinearGradient(x - size * 0.2, y - size / 2, x + size * 0.2, y + size / 2), colours));
}
