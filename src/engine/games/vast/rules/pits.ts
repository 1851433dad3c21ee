import { having } from '../../../pieces/shared.ts';
import type { SpaceId, SquareId } from '../content/manor.ts';
import { tileFaces } from '../content/tiles.ts';
import { supply } from '../content/values.ts';
import type { Vast, VastState } from '../state.ts';
import { isSquare, squares } from './spaces.ts';

/** MM-300, MM-301, MM-788 A Lit Pit, or any tile with a pit marker. What lies Dark and unmarked is no Pit for anybody. */
export function isPit(state: VastState, space: SpaceId): boolean {
  if (!isSquare(space)) return false;
  const laid = state.map[space];
  if (laid === undefined) return false;
  return state.pitMarkers[space] === true || (laid.lit && tileFaces[laid.tile]!.kind === 'pit');
}

export const pits = (state: VastState): SquareId[] => squares.filter((square) => isPit(state, square));

/** MM-303 */
export const pitMarkersLeft = (state: VastState): number => supply.pitMarkers - Object.keys(state.pitMarkers).length;

/** MM-302 It stays for the rest of the game. */
export function placePitMarker(t: Vast, at: SquareId): void {
  t.state.pitMarkers = having(t.state.pitMarkers, at, true);
  t.tell({ fact: 'pitDug', at });
}
