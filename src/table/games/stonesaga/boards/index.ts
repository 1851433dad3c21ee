import type { Part } from '../part.ts';

export const boards: Part = { Ground: () => null, Pieces: () => null };
