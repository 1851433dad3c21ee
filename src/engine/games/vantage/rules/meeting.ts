import type { Seat } from '../../../kernel/rule.ts';
import type { Vantage } from '../state.ts';
import { lampSays } from './lamplighter.ts';
import { write } from './noting.ts';
import { openPage } from './pages.ts';

/** Two players on one location, for the first time or again. */
export function meetAgain(t: Vantage, seat: Seat, other: Seat): void {
  const pair = [seat, other].sort().join('+');
  const before = t.state.heard.includes(`met.${pair}`);
  lampSays(t, before ? 'meeting' : 'sharedLocation', seat, before ? undefined : 'first');
  if (!before) t.state.heard = [...t.state.heard, `met.${pair}`];
  write(t, seat, { note: 'met', seat: other });
  write(t, other, { note: 'met', seat });
  openPage(t, seat, { event: 'firstSharedLocation' });
  openPage(t, other, { event: 'firstSharedLocation' });
}
