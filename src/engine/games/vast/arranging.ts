import type { SquareId } from './content/manor.ts';
import type { TileId, Turn } from './content/tiles.ts';
import type { VastState } from './state.ts';

/**
 * Puts a named tile on a square of a position made by hand. What lay there takes its place in the stack or on the map: no tile is
 * lost, none doubled.
 */
export function layTile(s: VastState, square: SquareId, tile: TileId, turn: Turn = 0, lit = true): void {
  const there = s.map[square];
  const elsewhere = (Object.keys(s.map) as SquareId[]).find((other) => s.map[other]!.tile === tile);
  if (elsewhere === undefined) s.stack.splice(s.stack.indexOf(tile), 1, ...(there ? [there.tile] : []));
  else if (elsewhere !== square) s.map[elsewhere] = { ...s.map[elsewhere]!, tile: there?.tile ?? s.stack.pop()! };
  s.map[square] = { tile, lit, turn };
}
