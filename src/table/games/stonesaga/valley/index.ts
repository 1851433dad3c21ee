import type { Part } from '../part.ts';

export const valley: Part = { Ground: () => null, Pieces: () => null };
