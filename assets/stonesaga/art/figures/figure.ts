import type { Ctx } from '../../../bake/canvas.ts';
import type { mantles } from '../style.ts';

export type MantleLook = (typeof mantles)[keyof typeof mantles];
/** Drawn in a box of 110 x 150, feet at y = 142, light from the left. */
export type Figure = (c: Ctx, m: MantleLook) => void;

/** Ragged fur along a line of x, y pairs. */
export function fur(c: Ctx, points: readonly number[], length: number, paint: string): void {
  c.fillStyle = paint;
  for (let i = 0; i < points.length - 2; i += 2) {
    const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const way = Math.hypot(x1 - x0, y1 - y0);
    const [nx, ny] = [(y1 - y0) / way, (x0 - x1) / way];
    const n = Math.max(2, Math.round(way / 3.4));
    const at = (t: number): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
    for (let k = 0; k < n; k++) {
      const out = length * (0.7 + ((k * 37 + i * 11) % 10) / 16);
      const [mx, my] = at((k + 0.5) / n);
      c.beginPath();
      c.moveTo(...at(k / n));
      c.lineTo(mx + nx * out, my + ny * out + length * 0.35);
      c.lineTo(...at((k + 1) / n));
      c.fill();
    }
  }
}
