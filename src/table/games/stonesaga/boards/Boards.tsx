import type { Part } from '../part.ts';
import { BoardGround } from './BoardGround.tsx';
import { BoardPieces } from './BoardPieces.tsx';
import { RailBadges, Rails } from './Rails.tsx';

/** Mantle boards with everything on them: one large, the others as rails. */
export const boards: Part = {
  Ground: (props) => (
    <>
      <Rails {...props} />
      <BoardGround {...props} />
    </>
  ),
  Pieces: (props) => (
    <>
      <RailBadges {...props} />
      <BoardPieces {...props} />
    </>
  ),
};
