import type { Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { filled, stops, stroked } from '../pen.ts';

/** Light, middle and dark of a material. */
export type Tones = readonly [string, string, string];
const ink = '#24160e';

/** A gradient from the light, upper left, over a box of this half size round the origin. */
export function tone(c: Ctx, [light, mid, dark]: Tones, reach: number): CanvasGradient {
  const g = stops(c.createLinearGradient(-reach * 0.75, -reach, reach * 0.75, reach), [light, mid, dark]);
  return g;
}

/** A solid thing: its shadow, its body lit from the upper left, a thin light along the lit edge, and ink round it. */
export function solid(c: Ctx, path: Path2D | string, tones: Tones, reach = 40, line = 3, detail?: (c: Ctx) => void): void {
  const p = typeof path === 'string' ? new Path2D(path) : path;
  c.save();
  c.translate(3, 5);
  filled(c, p, 'rgba(20,10,6,.45)');
  c.restore();
  stroked(c, p, ink, line * 2);
  filled(c, p, tone(c, tones, reach));
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
  stroked(c, new Path2D(path), colour, width);
  c.restore();
}

/** Facets and patches of colour. */
export function patch(c: Ctx, path: string, colour: string, alpha = 1): void {
  c.save();
  c.globalAlpha *= alpha;
  filled(c, new Path2D(path), colour);
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
