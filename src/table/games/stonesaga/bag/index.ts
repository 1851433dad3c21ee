import type { Part } from '../part.ts';

export const bag: Part = { Ground: () => null, Pieces: () => null };
