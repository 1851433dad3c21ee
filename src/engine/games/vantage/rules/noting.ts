import type { Seat } from '../../../kernel/rule.ts';
import type { Note, Vantage } from '../state.ts';
import { playerOf, standing } from './people.ts';

type Written<T> = T extends unknown ? Omit<T, 'at' | 'turn'> : never;

/** VA-084 Writes a line into a player's journal, with the place and the turn. */
export function write(t: Vantage, seat: Seat, line: Written<Note>): void {
  const player = playerOf(t.state, seat);
  player.notes = [...player.notes, { ...line, at: standing(t.state, seat).num, turn: t.state.turns }];
}
