import type { Rule, Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import { isTerrain, placeOf } from '../content/places.ts';
import type { Diagonal, Direction } from '../content/vocabulary.ts';
import type { JournalLine, Vantage } from '../state.ts';
import { agree } from './asking.ts';
import { clearCards } from './clearing.ts';
import { changeBoost } from './gaining.ts';
import { lampSays } from './lamplighter.ts';
import { sufferClimate } from './losing.ts';
import { meetAgain } from './meeting.ts';
import { openPage } from './pages.ts';
import { companionsOf, playerOf, typeCount } from './people.ts';
import { readScript } from './result/script.ts';
import { standingEffects } from './standing.ts';

/** VA-251, VA-269 to VA-272 Whoever stands beside the player may come along; all arrive at once. */
export function* moveTo(t: Vantage, seat: Seat, to: number, by: Direction | Diagonal | 'result'): Rule {
  const along: Seat[] = [];
  for (const other of companionsOf(t.state, seat))
    if (yield* agree(other, 'come.along', 'The other player is leaving. Do you come along?')) along.push(other);
  yield* arrive(t, [seat, ...along], to, by);
}

/** VA-100, VA-252 Changes the location and carries out the arrival instruction, for everybody who arrives. */
export function* arrive(t: Vantage, seats: readonly Seat[], to: number, by: JournalLine['by']): Rule {
  t.fence();
  for (const [i, seat] of seats.entries()) stepInto(t, seat, to, i === 0 ? by : 'along');
  for (const seat of seats) notice(t, seat, to);
  for (const node of placeOf(to).arrival ?? []) {
    if (t.state.ended) return;
    if ('damage' in node) yield* sufferClimate(t, seats, node.damage.kind, node.damage.n, true);
    else for (const seat of seats) yield* readScript(t, [node], { seat, from: 'location', card: null });
  }
}

function stepInto(t: Vantage, seat: Seat, to: number, by: JournalLine['by']): void {
  const player = playerOf(t.state, seat);
  const from = player.location;
  const depart = by !== 'result' && by !== 'along' && by !== 'crash';
  player.location = to;
  player.told = false;
  player.shared = false;
  player.page = null;
  player.stayed = 0;
  player.journal = [...player.journal, { num: to, by, turn: t.state.turns }];
  t.state.visits = [...t.state.visits, { seat, to, depart, vehicle: typeCount(player, 'vehicle') > 0 }];
  t.tellOnly(seat, { fact: 'arrived', seat, location: to }, by === 'along' ? { fact: 'cameAlong', seat } : { fact: 'wentElsewhere', seat });
  const harsh = (num: number): boolean => isTerrain(num, 'ice') || isTerrain(num, 'desert');
  if (from !== null && harsh(from) && !harsh(to)) clearCards(t, seat, 'leaveIceOrDesert');
}

/** Private pages, the Lamplighter, and holdings that greet whoever arrives. */
function notice(t: Vantage, seat: Seat, to: number): void {
  openPage(t, seat, { arrive: to });
  if (placeOf(to).hidden && playerOf(t.state, seat).journal.filter(({ num }) => placeOf(num).hidden).length === 1)
    lampSays(t, 'hidden', seat);
  for (const other of companionsOf(t.state, seat)) meetAgain(t, seat, other);
  for (const owner of t.state.seats)
    for (const { card, effect } of standingEffects(t.state, owner, 'boostOnArrive'))
      if (cardOf(card).only === to) changeBoost(t, playerOf(t.state, seat).character!, effect.n);
}
