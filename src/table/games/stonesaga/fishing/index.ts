import type { Part } from '../part.ts';
import { FishingGround } from './FishingGround.tsx';
import { FishingPieces } from './FishingPieces.tsx';

export const fishing: Part = { Ground: FishingGround, Pieces: FishingPieces };
