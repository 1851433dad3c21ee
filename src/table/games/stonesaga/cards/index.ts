import type { Part } from '../part.ts';
import { CardsGround, CardsPieces } from './Cards.tsx';

export const cards: Part = { Ground: CardsGround, Pieces: CardsPieces };
