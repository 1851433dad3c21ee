import type { Part } from '../part.ts';

export const foraging: Part = { Ground: () => null, Pieces: () => null };
