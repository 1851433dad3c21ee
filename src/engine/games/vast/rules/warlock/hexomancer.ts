import type { CursedId } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';

/** MM-474, RU-51 A cursed piece that leaves the map advances the Spells track; its markers go back to the supply. */
export function afterRemoved(t: Vast, piece: CursedId): void {
  delete t.state.cursed[piece];
}
