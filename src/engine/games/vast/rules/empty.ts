import { kept } from '../../../pieces/shared.ts';
import type { SpaceId, SquareId } from '../content/manor.ts';
import type { TreasureMarkerId, VastState } from '../state.ts';
import { everyFigure } from './figures.ts';
import { squares } from './spaces.ts';

/** MM-026, RU-09 No figure, token, treasure or pit marker. Breaches and force walls lie on edges and do not count. */
export function isEmpty(state: VastState, square: SquareId): boolean {
  if (state.tokens[square] || state.pitMarkers[square]) return false;
  return !treasureSquares(state).has(square) && !hasFigure(state, square);
}

const treasureSquares = ({ treasureMarkers }: VastState): ReadonlySet<SquareId> => hoards(treasureMarkers);
const hoards = kept((markers: VastState['treasureMarkers']) => {
  const squares = new Set<SquareId>();
  for (const id in markers) squares.add(markers[id as TreasureMarkerId]!);
  return squares;
});

export function hasFigure({ figures }: VastState, square: SquareId): boolean {
  for (const figure of everyFigure) if (figures[figure] === square) return true;
  return false;
}

/** Every space that holds a figure, for questions about many spaces at once. */
export function figureSpaces({ figures }: VastState): Set<SpaceId> {
  const taken = new Set<SpaceId>();
  for (const figure of everyFigure) {
    const at = figures[figure];
    if (at !== undefined) taken.add(at);
  }
  return taken;
}

/** All empty tiles that lie Lit, or all that lie Dark. */
export function emptyTiles(state: VastState, lit: boolean): SquareId[] {
  const taken = figureSpaces(state);
  for (const square of treasureSquares(state)) taken.add(square);
  return squares.filter(
    (square) => state.map[square]?.lit === lit && !taken.has(square) && !state.tokens[square] && !state.pitMarkers[square],
  );
}
