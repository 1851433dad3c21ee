import { dials, supply } from '../../content/values.ts';
import { gain, lose } from '../../../../pieces/dial.ts';
import { having } from '../../../../pieces/shared.ts';
import type { CursedId } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { warlockOf } from './values.ts';

/** MM-513 Twenty markers, in his Curses box, under pieces and in the supply. */
export function cursesLeft(state: VastState): number {
  let used = state.warlock!.curses;
  for (const piece in state.cursed) used += state.cursed[piece as CursedId]!;
  return supply.curseMarkers - used;
}

/** From the supply to his box, as far as there are markers (RU-01). */
export function gainCurses(t: Vast, by: number): void {
  const { changed, to } = gain(warlockOf(t), 'curses', Math.min(by, cursesLeft(t.state)), dials.curses);
  if (changed !== 0) t.tell({ fact: 'cursesChanged', by: changed, to });
}

export function loseCurses(t: Vast, by: number): void {
  const { changed, to } = lose(warlockOf(t), 'curses', by, dials.curses);
  if (changed !== 0) t.tell({ fact: 'cursesChanged', by: changed, to });
}

/** MM-480 Markers of his box go under a piece. */
export function putCurses(t: Vast, piece: CursedId, by: number): void {
  warlockOf(t).curses -= by;
  lay(t, piece, by, 'box');
}

/** MM-508, MM-509 Markers of the supply go under a piece, and his box stays as it is. */
export function supplyCurses(t: Vast, piece: CursedId, by: number): void {
  const there = Math.min(by, cursesLeft(t.state));
  if (there > 0) lay(t, piece, there, 'supply');
}

function lay(t: Vast, piece: CursedId, by: number, from: 'box' | 'supply'): void {
  const to = (t.state.cursed[piece] ?? 0) + by;
  t.state.cursed = having(t.state.cursed, piece, to);
  t.tell({ fact: 'pieceCursed', piece, by, to, from });
}
