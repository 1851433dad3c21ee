import { having, lacking } from '../../../pieces/shared.ts';
import { firstFree } from '../../../pieces/supply.ts';
import type { SquareId } from '../content/manor.ts';
import { supply } from '../content/values.ts';
import type { TreasureMarkerId, Vast, VastState } from '../state.ts';
import { afterRemoved } from './warlock/hexomancer.ts';

export const treasureMarkerIds: readonly TreasureMarkerId[] = Array.from(
  { length: supply.treasureMarkers },
  (_, i): TreasureMarkerId => `treasure-${i + 1}`,
);

export const treasuresOn = (state: VastState, square: SquareId): TreasureMarkerId[] =>
  treasureMarkerIds.filter((id) => state.treasureMarkers[id] === square);

/** MM-106 One marker from the shared supply, if there is one left: it is the one that is returned. */
export function placeTreasure(t: Vast, at: SquareId): TreasureMarkerId | null {
  const marker = firstFree(markersInSupply(t.state), t.state.treasureMarkers);
  if (!marker) return null;
  t.state.treasureMarkers = having(t.state.treasureMarkers, marker, at);
  t.tell({ fact: 'treasurePlaced', marker, at });
  return marker;
}

/** RU-51 A dominated treasure lies on the Warlock's track and is out of the supply. */
const markersInSupply = ({ warlock }: VastState) => treasureMarkerIds.filter((id) => !warlock?.dominated.includes(id));

export const treasuresLeft = (state: VastState): number =>
  markersInSupply(state).filter((id) => state.treasureMarkers[id] === undefined).length;

/** MM-195 The marker goes back to the shared supply. */
export function takeTreasure(t: Vast, marker: TreasureMarkerId): void {
  const at = t.state.treasureMarkers[marker]!;
  t.state.treasureMarkers = lacking(t.state.treasureMarkers, marker);
  t.tell({ fact: 'treasureTaken', marker, at });
  afterRemoved(t, marker);
}
