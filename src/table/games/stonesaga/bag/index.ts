import type { Part } from '../part.ts';
import { BagGround, BagPieces } from './Bag.tsx';

export const bag: Part = { Ground: BagGround, Pieces: BagPieces };
