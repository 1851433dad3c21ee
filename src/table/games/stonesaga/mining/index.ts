import type { Part } from '../part.ts';

export const mining: Part = { Ground: () => null, Pieces: () => null };
