import { chartName, type SquareId } from '../../content/manor.ts';
import type { CursedId } from '../../roleStates.ts';
import type { PoltergeistId, TreasureMarkerId, VastState } from '../../state.ts';
import { poltergeistIds } from '../figures.ts';
import { surroundingSquares } from '../spaces.ts';
import { treasureMarkerIds } from '../treasureMarkers.ts';
import { warlockSquare } from './values.ts';

/** In a fixed order, so that a list of options does not depend on how the chain was found. */
const cursable: readonly CursedId[] = [...poltergeistIds, ...treasureMarkerIds];
const order = Object.fromEntries(cursable.map((piece, i) => [piece, i])) as Readonly<Record<CursedId, number>>;
const treasures: ReadonlySet<string> = new Set(treasureMarkerIds);

export const isTreasure = (piece: CursedId): piece is TreasureMarkerId => treasures.has(piece);

export const squareOfPiece = (state: VastState, piece: CursedId): SquareId | undefined =>
  isTreasure(piece) ? state.treasureMarkers[piece] : (state.figures[piece] as SquareId | undefined);

/** MM-517 to MM-521, RU-25 Pieces on or around his space, then whatever is on or around those, and so on; nothing interrupts the chain. */
export function networkOf(state: VastState): CursedId[] {
  if (state.figures.warlock === undefined) return []; // HD-07 before his first turn
  const linked: CursedId[] = [];
  let waiting = cursable.filter((piece) => squareOfPiece(state, piece) !== undefined);
  const reached = [warlockSquare(state)];
  for (const here of reached) {
    if (waiting.length === 0) break;
    waiting = waiting.filter((piece) => {
      const at = squareOfPiece(state, piece)!;
      if (at !== here && !surroundingSquares[here]!.includes(at)) return true;
      linked.push(piece);
      if (!reached.includes(at)) reached.push(at);
      return false;
    });
  }
  return linked.sort((a, b) => order[a]! - order[b]!);
}

export const isGhost = (piece: CursedId): piece is PoltergeistId => !isTreasure(piece);

/** What the table calls a piece, and what a person calls it. */
export const thingOf = (piece: CursedId): string => (isTreasure(piece) ? `treasure:${piece}` : `figure:${piece}`);

export function pieceName(state: VastState, piece: CursedId): string {
  const count = state.cursed[piece] ?? 0;
  const what = `the ${isTreasure(piece) ? 'treasure' : 'poltergeist'} on ${chartName(squareOfPiece(state, piece)!)}`;
  return count === 0 ? what : `${what} (${count} ${count === 1 ? 'curse' : 'curses'})`;
}
