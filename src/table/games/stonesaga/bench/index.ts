import type { Part } from '../part.ts';

export const bench: Part = { Ground: () => null, Pieces: () => null };
