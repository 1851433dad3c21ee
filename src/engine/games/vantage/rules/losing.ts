import { button, thenAsking } from '../../../kernel/option.ts';
import { choose, type QuestionMarks, type Rule, type Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import { isTerrain } from '../content/places.ts';
import { stats, type Climate, type Stat } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { decide } from './asking.ts';
import { lowStat } from './lamplighter.ts';
import { playerOf } from './people.ts';
import type { Harm } from './powers/kinds.ts';
import { anyPowerAt } from './powers/offers.ts';
import { standingEffects } from './standing.ts';
import { readZeroEntry } from './zero.ts';

/** Plain losses that somebody is about to suffer. */
export const harmOf = (seat: Seat, losses: Partial<Record<Stat, number>>): Harm => ({
  seat,
  climate: null,
  points: 0,
  softened: 0,
  arrival: false,
  losses: { ...noLoss(), ...losses },
});

export const noLoss = (): Record<Stat, number> => ({ time: 0, morale: 0, health: 0 });

/**
 * VA-235, RU-VA-35 Losses of one moment: whoever has a power against them may use it, then all are applied together, then a stat
 * at 0 makes the players read the mission's entry.
 */
export function* suffer(t: Vantage, harms: readonly Harm[]): Rule {
  for (const harm of harms) {
    const lost = (): string =>
      stats
        .filter((stat) => harm.losses[stat] > 0)
        .map((stat) => `${harm.losses[stat]} ${stat}`)
        .join(', ');
    if (lost() !== '' && anyPowerAt(t, { window: 'onLoss', harm }))
      yield* decide(
        t,
        harm.seat,
        'loss.accept',
        () => `You are about to lose ${lost() || 'nothing'}.`,
        () => [button('accept', 'Accept it', null)],
        {
          window: 'onLoss',
          harm,
        },
      );
  }
  const zeroed: Seat[] = [];
  for (const { seat, losses } of harms) if (applyLosses(t, seat, losses)) zeroed.push(seat);
  if (zeroed.length > 0) yield* readZeroEntry(t, zeroed);
}

/** VA-246 No stat goes below 0. True if one was reduced to 0. */
function applyLosses(t: Vantage, seat: Seat, losses: Readonly<Record<Stat, number>>): boolean {
  const player = playerOf(t.state, seat);
  const emptied: Stat[] = [];
  for (const stat of stats) {
    const from = player.stats[stat];
    const to = Math.max(0, from - losses[stat]);
    if (to === from) continue;
    player.stats[stat] = to;
    t.tell({ fact: 'statChanged', seat, stat, from, to });
    if (to === 0) emptied.push(stat);
    else if (to === 1) lowStat(t, seat, stat);
  }
  if (emptied.length > 0) t.tell({ fact: 'statAtZero', seat, stats: emptied });
  return emptied.length > 0;
}

/** VA-253 to VA-257, RU-VA-40 Each point of climate damage costs 1 health, or 1 time and 1 morale; all of them fall together. */
export function* sufferClimate(t: Vantage, seats: readonly Seat[], kind: Climate, n: number, arrival: boolean): Rule {
  const harms: Harm[] = seats.map((seat) => ({ seat, climate: kind, points: n, softened: 0, arrival, losses: noLoss() }));
  for (const harm of harms) {
    cancelByCards(t, harm);
    const asked = harm.points > 0 && anyPowerAt(t, { window: 'onLoss', harm, company: harms });
    if (asked)
      yield* decide(
        t,
        harm.seat,
        'climate.accept',
        () => `${harm.points} ${kind} damage.`,
        () => [harm.points > 0 ? thenAsking(button('accept', 'Accept it', null), 'what you lose') : button('accept', 'Accept it', null)],
        {
          window: 'onLoss',
          harm,
          company: harms,
        },
      );
    for (let point = 0; point < harm.points; point++) yield* chooseLoss(harm, point, { second: asked });
    t.tell({ fact: 'climateSuffered', seat: harm.seat, kind, n, cancelled: n - harm.points });
    harm.points = 0;
    harm.climate = null;
  }
  yield* suffer(t, harms);
}

function* chooseLoss(harm: Harm, point: number, marks: QuestionMarks): Rule {
  const soft = point < harm.softened;
  const word = `What do you lose to ${harm.climate} damage?`;
  const both: readonly Stat[] = ['time', 'morale'];
  const lost = soft
    ? yield* choose(
        harm.seat,
        'climate.lose',
        word,
        both.map((stat) => button(stat, `1 ${stat}`, [stat])),
        marks,
      )
    : yield* choose<readonly Stat[]>(
        harm.seat,
        'climate.lose',
        word,
        [button('health', '1 health', ['health']), button('both', '1 time and 1 morale', both)],
        marks,
      );
  for (const stat of lost) harm.losses[stat] += 1;
}

/** Standing effects against a climate, and the map that cools one arrival. */
function cancelByCards(t: Vantage, harm: Harm): void {
  const { seat, climate } = harm;
  const at = playerOf(t.state, seat).location;
  if (climate === null || at === null) return;
  const own = standingEffects(t.state, seat, 'cancelAll').some(
    ({ effect }) => !effect.scope && effect.kinds.includes(climate) && (effect.terrain === undefined || isTerrain(at, effect.terrain)),
  );
  const shared = t.state.seats.some((owner) =>
    standingEffects(t.state, owner, 'cancelAll').some(
      ({ card, effect }) => effect.scope && effect.kinds.includes(climate) && cardOf(card).only === at,
    ),
  );
  const cool = climate === 'heat' && harm.arrival ? standingEffects(t.state, seat, 'skipHeatOnce') : [];
  const cooled = cool.some(({ effect }) => t.state.flags.includes(effect.flag));
  if (cooled) t.state.flags = t.state.flags.filter((flag) => !cool.some(({ effect }) => effect.flag === flag));
  if (own || shared || cooled) harm.points = 0;
}
