import type { Part } from '../part.ts';
import { BoardGround } from './BoardGround.tsx';
import { BoardPieces } from './BoardPieces.tsx';
import { RailBadges, Rails } from './Rails.tsx';

/** A rail for each character. */
export const rails: Part = { Ground: Rails, Pieces: RailBadges };

/** The mantle board that lies large, with everything on it. */
export const boards: Part = {
  Ground: BoardGround,
  Pieces: BoardPieces,
};
