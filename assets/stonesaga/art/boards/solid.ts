import type { Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { flat, grained, layer, rim, stamp, type Layer } from '../layer.ts';

/** Gives a cut shape its thickness, a lit and a dark bevel. It grows down and a little to the right. */
export function thick(top: Layer, depth: number, side: string, sideDark: string, bevel = 1.3): Layer {
  const out = layer(top.w + 8, top.h + 8 + depth, undefined, top.scale);
  const [light, dark] = [flat(top, side), flat(top, sideDark)];
  for (let i = depth; i >= 0.4; i -= 0.5) stamp(out.c, i > depth * 0.55 ? dark : light, i * 0.22, i);
  const face = grained(top, 0.3);
  stamp(face.c, rim(top, -bevel, -bevel * 1.1, 'rgba(255,243,210,.75)'));
  stamp(face.c, rim(top, bevel, bevel * 1.1, 'rgba(15,8,4,.45)'));
  stamp(out.c, face);
  return out;
}

export function radial(c: Ctx, x: number, y: number, r: number, ...stops: readonly string[]): CanvasGradient {
  const g = c.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r * 1.15);
  stops.forEach((stop, i) => g.addColorStop([0, 0.6, 1][i]!, stop));
  return g;
}

export interface Relief {
  readonly light: string;
  readonly dark: string;
  readonly under?: string;
  readonly turn?: number;
}

/** A glyph as relief: dark under its edge, a body that darkens to the lower right. */
export function emblem(c: Ctx, name: string, x: number, y: number, size: number, { light, dark, under = 'rgba(34,16,6,.8)', turn = 0 }: Relief): void {
  c.fillStyle = under;
  for (const [dx, dy] of [[0.9, 0], [-0.9, 0], [0, -1], [0.7, 0.9], [0.9, 1.5]] as const) c.fill(glyphAt(name, x + dx, y + dy, size, turn));
  const g = c.createLinearGradient(x - size * 0.3, y - size * 0.4, x + size * 0.3, y + size * 0.45);
  g.addColorStop(0, light);
  g.addColorStop(0.35, light);
  g.addColorStop(1, dark);
  c.fillStyle = g;
  c.fill(glyphAt(name, x, y, size, turn));
}

/** A glyph cut into stone and rubbed with pigment. */
export function rubbed(c: Ctx, name: string, x: number, y: number, size: number, pigment: string, turn = 0): void {
  c.fillStyle = 'rgba(255,230,190,.28)';
  c.fill(glyphAt(name, x + 0.8, y + 1.2, size, turn));
  c.fillStyle = 'rgba(10,8,8,.75)';
  c.fill(glyphAt(name, x - 0.6, y - 0.8, size, turn));
  c.fillStyle = pigment;
  c.fill(glyphAt(name, x, y, size, turn));
}
