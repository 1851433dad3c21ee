import { button } from '../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../kernel/rule.ts';
import { rollDice } from '../../../pieces/dice.ts';
import { challengeDice, harshRefresh } from '../content/values.ts';
import { stats } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { changeBoost } from './gaining.ts';
import { lampSays } from './lamplighter.ts';
import { harmOf, suffer } from './losing.ts';
import { openPage } from './pages.ts';
import { playerOf, typeCount } from './people.ts';
import { standingEffects } from './standing.ts';

/** VA-176 to VA-186, RU-VA-23 Rolls what the cost says; a pool that is too small is refilled first. */
export function* rollPool(t: Vantage, seat: Seat, n: number): Rule {
  if (n === 0) return;
  if (t.state.pool < n) yield* refreshAll(t);
  if (t.state.ended) return;
  const count = Math.min(n, t.state.pool);
  const { faces } = rollDice(t, { die: challengeDice[t.state.house.faces], count });
  t.state.pool -= count;
  t.state.roll = [...faces];
  t.tell({ fact: 'diceRolled', seat, faces });
  for (const { effect } of standingEffects(t.state, seat, 'hurtOnDoubles')) {
    const telling = faces.filter((face) => face !== 'blank');
    if (t.state.turn?.action?.cat === effect.cat && new Set(telling).size < telling.length) yield* suffer(t, [harmOf(seat, { health: 1 })]);
  }
}

/** VA-183, VA-184 Every die on a card and in the penalty area comes back; closed cards open again. */
export function* refreshAll(t: Vantage): Rule {
  const s = t.state;
  for (const seat of s.seats) {
    const player = playerOf(s, seat);
    player.grid = player.grid.map((cell) => {
      if (cell === null) return null;
      s.pool += cell.dice.length;
      const { closed: _, ...open } = cell;
      return { ...open, dice: [] };
    });
  }
  s.pool += s.penalty;
  s.penalty = 0;
  s.refreshes += 1;
  t.tell({ fact: 'diceRefreshed' });
  lampSays(t, 'night', null);
  for (const seat of s.seats) {
    openPage(t, seat, { event: 'firstNight' });
    growBoost(t, seat);
  }
  yield* refreshOptions(t);
}

function growBoost(t: Vantage, seat: Seat): void {
  for (const { card, effect } of standingEffects(t.state, seat, 'boostOnRefresh')) changeBoost(t, card, effect.n);
  for (const { card, effect } of standingEffects(t.state, seat, 'boostPerType'))
    changeBoost(t, card, effect.n * typeCount(playerOf(t.state, seat), effect.type));
}

/** N11 Easier: 1 boost on each character. Harder: every third time each player loses a point of their choice. */
function* refreshOptions(t: Vantage): Rule {
  const { house, seats, refreshes } = t.state;
  if (house.refresh === 'boost') for (const seat of [...seats]) changeBoost(t, playerOf(t.state, seat).character!, 1);
  if (house.refresh !== 'loss' || refreshes % harshRefresh !== 0) return;
  const harms = [];
  for (const seat of [...seats]) {
    const stat = yield* choose(
      seat,
      'refresh.lose',
      'Night falls hard. What do you lose?',
      stats.map((one) => button(one, `1 ${one}`, one)),
    );
    harms.push(harmOf(seat, { [stat]: 1 }));
  }
  yield* suffer(t, harms);
}
