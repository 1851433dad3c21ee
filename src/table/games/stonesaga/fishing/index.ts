import type { Part } from '../part.ts';

export const fishing: Part = { Ground: () => null, Pieces: () => null };
