import type { Pen } from '../pen.ts';

/** How something living is painted: its width as a share of its height, and its usual height in metres. */
export interface LifeArt {
  readonly aspect: number | ((n: number) => number);
  readonly size: number;
  draw(k: Pen, n: number): void;
}

/** A group of living things, which keeps its names. */
export const living = <K extends string>(art: Record<K, LifeArt>): Record<K, LifeArt> => art;

export const leg = (k: Pen, x: number, y: number, d: number, w: number, c: string) => {
  k.taper([x, y], [x + d, y * 0.5], [x + d * 0.4, 0.01], w, w * 0.4, c);
};
