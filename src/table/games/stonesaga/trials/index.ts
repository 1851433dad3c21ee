import type { Part } from '../part.ts';
import { TrialGround } from './TrialGround.tsx';
import { TrialPieces } from './TrialPieces.tsx';

export const trials: Part = { Ground: TrialGround, Pieces: TrialPieces };
