import type { Part } from '../part.ts';

export const creation: Part = { Ground: () => null, Pieces: () => null };
