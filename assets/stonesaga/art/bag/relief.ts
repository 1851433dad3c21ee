import type { Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';

/** Light, middle and dark of a material. */
export type Tones = readonly [string, string, string];
const ink = '#24160e';

/** A gradient from the light, upper left, over a box of this half size round the origin. */
export function tone(c: Ctx, [light, mid, dark]: Tones, reach: number): CanvasGradient {
  const g = c.createLinearGradient(-reach * 0.75, -reach, reach * 0.75, reach);
  g.addColorStop(0, light);
  g.addColorStop(0.5, mid);
  g.addColorStop(1, dark);
  return g;
}

/** A solid thing: its shadow, its body lit from the upper left, a thin light along the lit edge, and ink round it. */
export function solid(c: Ctx, path: Path2D | string, tones: Tones, reach = 40, line = 3, detail?: (c: Ctx) => void): void {
  const p = typeof path === 'string' ? new Path2D(path) : path;
  c.save();
  c.translate(3, 5);
  c.fillStyle = 'rgba(20,10,6,.45)';
  c.fill(p);
  c.restore();
  c.strokeStyle = ink;
  c.lineWidth = line * 2;
  c.stroke(p);
  c.fillStyle = tone(c, tones, reach);
  c.fill(p);
  c.save();
  c.clip(p);
  detail?.(c);
  c.lineWidth = 5;
  c.strokeStyle = 'rgba(255,250,232,.42)';
  c.translate(2.4, 2.8);
  c.stroke(p);
  c.restore();
}

/** Lines of ink on a thing. */
export function lines(c: Ctx, path: string, width = 2, colour: string = ink, alpha = 0.75): void {
  c.save();
  c.globalAlpha *= alpha;
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke(new Path2D(path));
  c.restore();
}

/** Facets and patches of colour. */
export function patch(c: Ctx, path: string, colour: string, alpha = 1): void {
  c.save();
  c.globalAlpha *= alpha;
  c.fillStyle = colour;
  c.fill(new Path2D(path));
  c.restore();
}

export const glyph = (c: Ctx, name: string, size: number, tones: Tones, angle = 0): void => solid(c, glyphAt(name, 0, 0, size, angle), tones, size * 0.4, 2.2);

export function at(c: Ctx, x: number, y: number, size: number, angle: number, draw: () => void): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.scale(size, size);
  draw();
  c.restore();
}
