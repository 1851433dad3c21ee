import type { Part } from '../part.ts';

export const cards: Part = { Ground: () => null, Pieces: () => null };
