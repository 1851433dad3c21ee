import type { Pen } from '../pen.ts';

export interface PlantArt {
  readonly aspect: number;
  draw(k: Pen): void;
}

/** A group of plants and stones, which keeps its names. */
export const growing = <K extends string>(art: Record<K, PlantArt>): Record<K, PlantArt> => art;
