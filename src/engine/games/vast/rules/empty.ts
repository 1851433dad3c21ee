import type { SpaceId, SquareId } from '../content/manor.ts';
import type { FigureId, TreasureMarkerId, VastState } from '../state.ts';
import { squares } from './spaces.ts';

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

/** Every space that holds a figure, for questions about many spaces at once. */
export function figureSpaces({ figures }: VastState): Set<SpaceId> {
  const taken = new Set<SpaceId>();
  for (const id in figures) taken.add(figures[id as FigureId]!);
  return taken;
}

/** All empty tiles that lie Lit, or all that lie Dark. */
export function emptyTiles(state: VastState, lit: boolean): SquareId[] {
  const taken = figureSpaces(state);
  for (const id in state.treasureMarkers) taken.add(state.treasureMarkers[id as TreasureMarkerId]!);
  return squares.filter((square) => state.map[square]?.lit === lit && !taken.has(square) && !state.tokens[square] && !state.pitMarkers[square]);
}
