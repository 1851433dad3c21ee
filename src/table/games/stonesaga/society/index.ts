import type { Part } from '../part.ts';

export const society: Part = { Ground: () => null, Pieces: () => null };
