import type { Seat } from '../../../kernel/rule.ts';
import type { Vantage } from '../state.ts';
import { cellOf, inGrid, playerOf } from './people.ts';

/**
 * VA-334 to VA-336 A card goes back to the box: its dice return to the pool, its boost to the supply. A character never leaves
 * (VA-329). Who calls this sees to it that the reserve still has room.
 */
export function dropCard(t: Vantage, seat: Seat, num: number): void {
  const player = playerOf(t.state, seat);
  if (num === player.character) return;
  refreshCard(t, seat, num);
  const cell = cellOf(player, num);
  if (cell >= 0) player.grid[cell] = null;
  player.reserve = player.reserve.filter((kept) => kept.num !== num);
  player.lying = player.lying.filter((one) => one !== num);
  t.tell({ fact: 'cardLost', seat, card: num });
}

/** The dice of one card return to the pool (VA-189). They are not part of the current roll (RU-VA-33). */
export function refreshCard(t: Vantage, seat: Seat, num: number): void {
  const player = playerOf(t.state, seat);
  const placed = inGrid(player, num);
  if (!placed || placed.dice.length === 0) return;
  t.state.pool += placed.dice.length;
  player.grid[cellOf(player, num)] = { ...placed, dice: [] };
}
