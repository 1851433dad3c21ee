import type { Part } from '../part.ts';
import { MiningGround } from './MiningGround.tsx';
import { MiningPieces } from './MiningPieces.tsx';

export const mining: Part = { Ground: MiningGround, Pieces: MiningPieces };
