import type { Part } from '../part.ts';
import { CreationGround, CreationPieces } from './Stage.tsx';

/** Making characters, taking mantles and powers, and whoever comes after one who has perished. */
export const creation: Part = { Ground: CreationGround, Pieces: CreationPieces };
