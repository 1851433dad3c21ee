import type { SquareId } from '../content/manor.ts';
import type { FigureId, TreasureMarkerId, VastState } from '../state.ts';

/** MM-026, RU-09 No figure, token, treasure or pit marker. Breaches and force walls lie on edges and do not count. */
export function isEmpty(state: VastState, square: SquareId): boolean {
  if (state.tokens[square] || state.pitMarkers[square]) return false;
  for (const id in state.treasureMarkers) if (state.treasureMarkers[id as TreasureMarkerId] === square) return false;
  return !hasFigure(state, square);
}

export function hasFigure(state: VastState, square: SquareId): boolean {
  for (const id in state.figures) if (state.figures[id as FigureId] === square) return true;
  return false;
}
