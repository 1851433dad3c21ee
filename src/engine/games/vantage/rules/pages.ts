import type { Seat } from '../../../kernel/rule.ts';
import { fullGridDestiny } from '../content/cards.ts';
import type { Page } from '../content/kinds.ts';
import { vantages } from '../content/vantages.ts';
import type { Vantage } from '../state.ts';
import { bringToCenter } from './center.ts';
import { lampSays } from './lamplighter.ts';
import { isGridFull, playerOf } from './people.ts';

const keyOf = (from: Page['from']): string => ('arrive' in from ? `arrive ${from.arrive}` : 'did' in from ? `did ${from.did}` : from.event);
const pages = new Map(vantages.map(({ id, from }) => [keyOf(from), id]));

/** VA-074, VA-075 Opens the page of the Book of Vantages that belongs to an event, for one player and once. */
export function openPage(t: Vantage, seat: Seat, from: Page['from']): void {
  const page = pages.get(keyOf(from));
  if (page !== undefined) showPage(t, seat, page);
}

export function showPage(t: Vantage, seat: Seat, id: string): void {
  const player = playerOf(t.state, seat);
  if (player.pages.includes(id)) return;
  t.fence();
  player.pages = [...player.pages, id];
  player.page = id;
  t.tellOnly(seat, { fact: 'pageSeen', seat, page: id }, null);
}

/** VA-343, VA-344, RU-VA-58 The first full grid of the game brings its destiny to the center. */
export function checkFullGrid(t: Vantage, seat: Seat): void {
  if (!isGridFull(playerOf(t.state, seat))) return;
  openPage(t, seat, { event: 'firstFullGrid' });
  lampSays(t, 'fullGrid', seat, seat);
  if (t.state.fullGridSeen) return;
  t.state.fullGridSeen = true;
  bringToCenter(t, fullGridDestiny);
}
