import type { Ctx, Paint } from '../../bake/canvas.ts';

/** An outline, or its path data. */
type Outline = Path2D | string;
const drawn = (outline: Outline): Path2D => (typeof outline === 'string' ? new Path2D(outline) : outline);

export function filled(c: Ctx, outline: Outline, paint: Paint): void {
  c.fillStyle = paint;
  c.fill(drawn(outline));
}

export function stroked(c: Ctx, outline: Outline, paint: Paint, width: number): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.stroke(drawn(outline));
}

export function dot(c: Ctx, x: number, y: number, r: number, paint: Paint): void {
  c.fillStyle = paint;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}

export type Stops = readonly (string | readonly [at: number, colour: string])[];

/** Colours along a gradient: at equal steps, or each at its own place. */
export function stops(g: CanvasGradient, colours: Stops): CanvasGradient {
  colours.forEach((one, i) => (typeof one === 'string' ? g.addColorStop(i / (colours.length - 1), one) : g.addColorStop(...one)));
  return g;
}
