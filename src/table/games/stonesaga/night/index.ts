import type { Part } from '../part.ts';

export const night: Part = { Ground: () => null, Pieces: () => null };
