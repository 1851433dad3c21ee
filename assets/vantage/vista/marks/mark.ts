import type { Pen } from '../pen.ts';
import type { Mark } from '../types.ts';

/** How a landmark is painted: its width as a share of its height, and where its own lamps hang, in its heights. */
export interface MarkArt {
  readonly aspect: number | ((m: Mark) => number);
  draw(k: Pen, m: Mark): void;
  readonly lamps?: readonly (readonly [number, number])[];
}

/** A group of landmarks, which keeps its names. */
export const lists = <K extends string>(art: Record<K, MarkArt>): Record<K, MarkArt> => art;
