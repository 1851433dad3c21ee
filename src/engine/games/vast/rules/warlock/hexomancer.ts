import { lacking } from '../../../../pieces/shared.ts';
import type { CursedId } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { gainCurses } from './curses.ts';
import { advanceSpells } from './spellsTrack.ts';
import { hasSpell } from './values.ts';

/** MM-474, MM-475, RU-51 A cursed piece that leaves the map advances the Spells track once; its markers go back to the supply. */
export function afterRemoved(t: Vast, piece: CursedId): void {
  const cursed = t.state.cursed[piece] !== undefined;
  t.state.cursed = lacking(t.state.cursed, piece);
  if (!t.state.warlock || !cursed) return;
  advanceSpells(t);
  if (t.state.active !== 'warlock' && hasSpell(t.state, 'echo')) gainCurses(t, 1); // SP-08 even when the track has come to its end
}
