import type { Part } from '../part.ts';

export const trials: Part = { Ground: () => null, Pieces: () => null };
