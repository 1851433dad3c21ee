import type { Part } from '../part.ts';
import { ValleyGround } from './ValleyGround.tsx';
import { ValleyPieces } from './ValleyPieces.tsx';

export const valley: Part = { Ground: ValleyGround, Pieces: ValleyPieces };
