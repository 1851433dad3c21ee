import { button, tap, thenAsking, type Option } from '../../../kernel/option.ts';
import type { Rule, Seat } from '../../../kernel/rule.ts';
import { giveBack, takeFrom } from '../../../pieces/supply.ts';
import { roundFrom } from '../../../pieces/turnOrder.ts';
import { cardOf } from '../content/cards.ts';
import type { CardFilter, Price } from '../content/script.ts';
import { coinWords, skills, type Skill } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { agree, decide, pickOne } from './asking.ts';
import { loseCard } from './cards.ts';
import { boostOn, changeBoost, changeCoins } from './gaining.ts';
import { calledOf, gridCards, nameOf, playerOf } from './people.ts';
import { matchingCards } from './result/gains.ts';
import type { Reading } from './result/script.ts';
import { standingEffects } from './standing.ts';

/** VA-173 A token goes back to the general supply. */
export function payToken(t: Vantage, seat: Seat, skill: Skill): void {
  playerOf(t.state, seat).skills[skill] -= 1;
  giveBack(t.state.supply, skill);
  t.tell({ fact: 'skillPaid', seat, skill, n: 1 });
}

/**
 * VA-261 to VA-264, RU-VA-42 A payment within a result, all or nothing. Tokens may come from any players who agree; the active
 * player pays coins, boost and cards. True if it was made.
 */
export function* payOne(t: Vantage, prices: readonly Price[], reading: Reading): Rule<boolean> {
  const payment = { lowered: 0 };
  const options = (): readonly Option<() => Rule<boolean>>[] => prices.flatMap((price) => waysToPay(t, price, reading, payment.lowered));
  if (options().length === 0 && !prices.some(({ coin }) => coin)) return false;
  const pay = yield* decide<(() => Rule<boolean>) | null>(
    t,
    reading.seat,
    'pay',
    () => 'Do you pay?',
    () => [...options(), button('decline', 'Pay nothing', null)],
    prices.some(({ coin }) => coin) ? { window: 'any', payment } : { window: 'any' },
  );
  return pay !== null && (yield* pay());
}

/** Every way in which one price can be paid right now. */
function waysToPay(t: Vantage, price: Price, reading: Reading, lowered: number): readonly Option<() => Rule<boolean>>[] {
  const { seat, card } = reading;
  const player = playerOf(t.state, seat);
  const ways: Option<() => Rule<boolean>>[] = [];
  for (const skill of skills) {
    const n = price[skill];
    if (!n || tokensOf(t, skill) < n) continue;
    const way = tap(`pay:${skill}`, `Pay ${n} ${skill}`, () => collect(t, seat, skill, n));
    ways.push(holdersOf(t, skill).length > 1 ? thenAsking(way, 'who pays it') : way);
  }
  const coins = price.coin === undefined ? null : Math.max(0, price.coin - lowered);
  if (coins !== null && player.coins >= coins)
    ways.push(tap('pay:coin', `Pay ${coinWords(coins)}`, () => payCoins(t, seat, coins, price.coin!)));
  const from = card ?? player.character!;
  if (price.boost && boostOn(t.state, from) >= price.boost)
    ways.push(tap('pay:boost', `Pay ${price.boost} boost`, () => payBoost(t, from, price.boost!)));
  if (price.card && matchingCards(player, price.card, card).length > 0)
    ways.push(tap('pay:card', 'Pay with a card', () => payCard(t, seat, price.card!, card)));
  return ways;
}

const tokensOf = (t: Vantage, skill: Skill): number => t.state.seats.reduce((sum, seat) => sum + playerOf(t.state, seat).skills[skill], 0);

const holdersOf = (t: Vantage, skill: Skill): readonly Seat[] => t.state.seats.filter((seat) => playerOf(t.state, seat).skills[skill] > 0);

/** Tokens come one by one from whoever is asked and agrees. If too few come together, they go back to their owners. */
function* collect(t: Vantage, seat: Seat, skill: Skill, n: number): Rule<boolean> {
  const refused = new Set<Seat>();
  const given: Seat[] = [];
  while (given.length < n) {
    const holders = holdersOf(t, skill);
    const givers = roundFrom(t.state.seats, seat).filter((one) => !refused.has(one) && holders.includes(one));
    if (givers.length === 0) {
      for (const giver of given) playerOf(t.state, giver).skills[skill] += takeFrom(t.state.supply, skill);
      return false;
    }
    const giver = yield* pickOne(
      seat,
      'pay.who',
      `Who pays 1 ${skill}?`,
      givers.map((one) => tap(`seat:${one}`, one === seat ? 'You' : calledOf(t.state, one), one)),
      { second: given.length + refused.size === 0 },
    );
    if (giver !== seat && !(yield* agree(giver, 'pay.help', `Do you pay 1 ${skill} for another player?`))) {
      refused.add(giver);
      continue;
    }
    payToken(t, giver, skill);
    given.push(giver);
  }
  const action = t.state.turn?.action;
  if (action && skill === 'help') action.paid = { ...action.paid, help: action.paid.help + n };
  return true;
}

/** Whether somebody holds the power that gives coins back after a payment. */
const mayRefund = (t: Vantage, seat: Seat): boolean =>
  gridCards(playerOf(t.state, seat)).some(({ num, boost }) =>
    cardOf(num).powers.some((power) => power.effect.name === 'refundCoin' && boost >= power.boost),
  );

/** A lowered price still counts as a payment of what was asked. */
function* payCoins(t: Vantage, seat: Seat, coins: number, asked: number): Rule<boolean> {
  changeCoins(t, seat, -coins);
  for (const { card, effect } of standingEffects(t.state, seat, 'boostOnCoinPaid')) changeBoost(t, card, effect.n * coins);
  const action = t.state.turn?.action;
  if (!action) return true;
  action.paid = { ...action.paid, coin: action.paid.coin + asked };
  action.lastCoins = coins;
  if (mayRefund(t, seat))
    yield* decide(
      t,
      seat,
      'pay.after',
      () => 'You have paid.',
      () => [button('go', 'Go on', null)],
      { window: 'any' },
    );
  action.lastCoins = 0;
  return true;
}

function* payBoost(t: Vantage, num: number, n: number): Rule<boolean> {
  changeBoost(t, num, -n);
  return true;
}

function* payCard(t: Vantage, seat: Seat, filter: CardFilter, self: number | null): Rule<boolean> {
  const among = matchingCards(playerOf(t.state, seat), filter, self);
  yield* loseCard(
    t,
    seat,
    yield* pickOne(
      seat,
      'pay.card',
      'Which card?',
      among.map((num) => tap(`card:${num}`, nameOf(num), num)),
    ),
  );
  return true;
}
