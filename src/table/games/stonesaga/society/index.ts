import type { Part } from '../part.ts';
import { SocietyGround, SocietyPieces } from './Society.tsx';

export const society: Part = { Ground: SocietyGround, Pieces: SocietyPieces };
