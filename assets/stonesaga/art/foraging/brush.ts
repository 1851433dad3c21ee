import type { Ctx, Point } from '../../../bake/canvas.ts';
import { join, limb } from '../../../bake/paths.ts';
import { sculpt, type Part } from '../../../bake/sculpt.ts';
import { filled } from '../pen.ts';

export type Rand = () => number;

/** A limb of several joints: x, y and radius of each. */
export const chain = (...joints: readonly (readonly [number, number, number])[]): Path2D =>
  join(...joints.slice(1).map(([x, y, r], i) => limb(joints[i]![0], joints[i]![1], joints[i]![2], x, y, r)));

/** Parts lit and inked, drawn in a design `wide` units across into a box w by h whose floor is the feet. */
export function modelled(c: Ctx, w: number, h: number, wide: number, parts: readonly Part[]): void {
  const scale = w / wide;
  const picture = sculpt(parts, { x: 0, y: 0, w: wide, h: h / scale }, scale * 4);
  c.imageSmoothingQuality = 'high';
  c.drawImage(picture, 0, 0, w, h);
}

/** A leaf, a blade, a feather: a pointed oval along an angle. */
export function leaf(c: Ctx, x: number, y: number, long: number, wide: number, angle: number, fill: string): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(x, y);
  c.quadraticCurveTo(...at(long * 0.45, -wide), ...at(long, 0));
  c.quadraticCurveTo(...at(long * 0.45, wide), x, y);
  c.fill();
}

/** Foliage: dabs from dark below to light at the upper left of each clump. */
export function foliage(c: Ctx, rand: Rand, clumps: readonly (readonly [number, number, number])[], tones: readonly [string, string, string], dab = 4.2): void {
  for (const [layer, tone] of tones.entries()) {
    for (const [x, y, r] of clumps) {
      const many = Math.round(((r * r) / (dab * dab)) * (layer === 0 ? 5 : layer === 1 ? 3 : 1.8));
      for (let i = 0; i < many; i++) {
        const a = rand() * Math.PI * 2;
        const q = Math.sqrt(rand()) * r * (layer === 0 ? 1 : layer === 1 ? 0.86 : 0.6);
        const shift = layer * r * 0.16;
        leaf(c, x + Math.cos(a) * q - shift, y + Math.sin(a) * q * 0.88 - shift * 1.1, dab * (0.8 + rand() * 0.7), dab * 0.42, rand() * Math.PI * 2, tone);
      }
    }
  }
}

/** A line that swells and thins: stems, twigs, trunks. */
export function stem(c: Ctx, points: readonly Point[], from: number, to: number, fill: string): void {
  const n = points.length - 1;
  filled(c, chain(...points.map(([x, y], i) => [x, y, (from + ((to - from) * i) / n) / 2] as const)), fill);
}
