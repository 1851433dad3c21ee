import type { Part } from '../part.ts';
import { BagGround, BagPieces, PackingPieces } from './Bag.tsx';

export const bag: Part = { Ground: BagGround, Pieces: BagPieces };

/** The bag that must close at night, open on the stage. */
export const packing: Part = { Ground: () => null, Pieces: PackingPieces };
