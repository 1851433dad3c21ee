import type { PartProps } from '../part.ts';
import { Keepsakes, Shelf } from './Culture.tsx';
import { Goals } from './Goals.tsx';
import { Piles } from './Piles.tsx';
import { Plaque } from './Plaque.tsx';
import { TracksGround, TracksPieces } from './Tracks.tsx';

/** What lies flat: slabs with their signs, goals on bark. */
export function SocietyGround(props: PartProps) {
  return (
    <>
      <TracksGround {...props} />
      <Plaque {...props} />
      <Goals {...props} />
      <Keepsakes {...props} />
    </>
  );
}

/** What moves: cubes and cards. */
export function SocietyPieces(props: PartProps) {
  return (
    <>
      <TracksPieces {...props} />
      <Piles {...props} />
      <Shelf {...props} />
    </>
  );
}
