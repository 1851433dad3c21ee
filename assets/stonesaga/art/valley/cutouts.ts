import type { Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { flat, grained, layer, rim, stamp, type Layer } from '../layer.ts';

/** Gives a cut shape its thickness and a lit and a dark bevel. The thickness grows down and a little to the right. */
export function thick(top: Layer, depth: number, side: string, dark: string, pad = 10, bevel = 1.3): Layer {
  const out = layer(top.w + pad, top.h + pad + depth, undefined, top.scale);
  const [a, b] = [flat(top, side), flat(top, dark)];
  for (let i = depth; i >= 0.4; i -= 0.5) stamp(out.c, i > depth * 0.55 ? b : a, i * 0.22, i);
  const face = grained(top, 0.3);
  stamp(face.c, rim(top, -bevel, -bevel * 1.1, 'rgba(255,243,210,.75)'));
  stamp(face.c, rim(top, bevel, bevel * 1.1, 'rgba(15,8,4,.45)'));
  stamp(out.c, face);
  return out;
}

export function shaded(c: Ctx, x: number, y: number, r: number, light: string, mid: string, dark: string): CanvasGradient {
  const g = c.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r * 1.15);
  g.addColorStop(0, light);
  g.addColorStop(0.6, mid);
  g.addColorStop(1, dark);
  return g;
}

/** Fills a glyph with colours from its upper left to its lower right. */
export function glowing(c: Ctx, name: string, x: number, y: number, size: number, stops: readonly string[]): void {
  const g = c.createLinearGradient(x - size * 0.2, y - size / 2, x + size * 0.2, y + size / 2);
  stops.forEach((stop, i) => g.addColorStop(i / (stops.length - 1), stop));
  c.fillStyle = g;
  c.fill(glyphAt(name, x, y, size));
}
