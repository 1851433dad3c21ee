import type { Part } from '../part.ts';
import { NightGround, NightPieces } from './Night.tsx';

export const night: Part = { Ground: NightGround, Pieces: NightPieces };
