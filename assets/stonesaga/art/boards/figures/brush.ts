import type { Ctx } from '../../../../bake/canvas.ts';

/** The three tones of a mantle. */
export interface Pigment {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
}

/** Paints a figure in a box of 110 x 150, feet at 142, light from the left. */
export type Figure = (c: Ctx, m: Pigment) => void;

export function filled(c: Ctx, d: string, fill: string | CanvasGradient): void {
  c.fillStyle = fill;
  c.fill(new Path2D(d));
}

export function stroked(c: Ctx, d: string, colour: string, w: number): void {
  c.strokeStyle = colour;
  c.lineWidth = w;
  c.stroke(new Path2D(d));
}

export function dot(c: Ctx, x: number, y: number, r: number, fill: string): void {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}

/** Ragged fur along a line of points. */
export function fur(c: Ctx, points: readonly number[], length: number, fill: string): void {
  c.fillStyle = fill;
  for (let i = 0; i < points.length - 2; i += 2) {
    const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const [nx, ny] = [y1 - y0, x0 - x1];
    const far = Math.hypot(nx, ny);
    const n = Math.max(2, Math.round(far / 3.4));
    for (let k = 0; k < n; k++) {
      const [a, b, m] = [k / n, (k + 1) / n, (k + 0.5) / n];
      const j = length * (0.7 + ((k * 37 + i * 11) % 10) / 16);
      c.beginPath();
      c.moveTo(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a);
      c.lineTo(x0 + (x1 - x0) * m + (nx / far) * j, y0 + (y1 - y0) * m + (ny / far) * j + length * 0.35);
      c.lineTo(x0 + (x1 - x0) * b, y0 + (y1 - y0) * b);
      c.fill();
    }
  }
}
