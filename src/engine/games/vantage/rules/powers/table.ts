import { button, tap, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { cardOf } from '../../content/cards.ts';
import type { Entry } from '../../content/kinds.ts';
import { directionNames, directions, diagonals, type Diagonal, type Direction } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { ofThePlace, pickOne, secondStep } from '../asking.ts';
import { transfer } from '../cards.ts';
import { boostOn, changeBoost, changeCoins } from '../gaining.ts';
import { adjacentCards, gridCards, inGrid, nameOf, playerOf, rewrite, standing } from '../people.ts';
import type { PowerRules } from './kinds.ts';

/** Powers about dice on cards, boost, payments and ways, at any time. */
export const tablePowers: PowerRules<
  'freeDie' | 'drainPool' | 'lowerPayment' | 'refundCoin' | 'moveBoost' | 'departAgain' | 'transferReserve' | 'seeCost'
> = {
  freeDie: {
    can: ({ t, owner }) => diceOn(t, owner).length > 0,
    asks: ({ t, owner }) => (diceOn(t, owner).length > 1 ? 'which die' : null),
    *use({ t, owner }): Rule {
      const { num, slot } = yield* pickOne(owner, 'power.die', 'Which die goes back to the pool?', diceOn(t, owner), secondStep);
      const placed = inGrid(playerOf(t.state, owner), num)!;
      rewrite(playerOf(t.state, owner), num, { dice: placed.dice.filter((one) => one !== slot) });
      t.state.pool += 1;
    },
  },
  drainPool: {
    can: ({ t }) => t.state.pool > 0 && t.state.roll.length === 0,
    asks: ({ t, effect }) => (Math.min(effect.n, t.state.pool) > 1 ? 'how many' : null),
    *use({ t, owner, effect }): Rule {
      const most = Math.min(effect.n, t.state.pool);
      const n = yield* pickOne(
        owner,
        'power.number',
        'How many dice go to the penalty area?',
        Array.from({ length: most }, (_, i) => button(`${i + 1}`, `${i + 1}`, i + 1)),
        secondStep,
      );
      t.state.pool -= n;
      t.state.penalty += n;
    },
  },
  lowerPayment: {
    can: ({ t, owner, moment }) => moment.payment !== undefined && owner === t.state.active,
    *use({ effect, moment }): Rule {
      if (moment.payment) moment.payment.lowered += effect.n;
    },
  },
  refundCoin: {
    can: ({ t, owner, effect }) => owner === t.state.active && (t.state.turn?.action?.lastCoins ?? 0) >= effect.n,
    *use({ t, owner, effect }): Rule {
      changeCoins(t, owner, effect.n);
      const action = t.state.turn?.action;
      if (action) action.lastCoins = 0;
    },
  },
  moveBoost: {
    can: ({ t, owner, card }) => movable(t, owner, card).length > 0,
    asks: ({ t, owner, card }) => (movable(t, owner, card).length > 1 ? 'from which card to which' : null),
    *use({ t, owner, card, effect }): Rule {
      const ways = movable(t, owner, card);
      if (ways.length === 0) return;
      const { from, to } = yield* pickOne(owner, 'power.boost', 'From which card to which?', ways, secondStep);
      const room = cardOf(to).boostCap - boostOn(t.state, to);
      const n = Math.min(effect.n, boostOn(t.state, from), room);
      changeBoost(t, from, -n);
      changeBoost(t, to, n);
    },
  },
  departAgain: {
    can: ({ t, owner, moment }) => moment.window === 'end' && owner === t.state.active && t.state.turn?.departedAgain === false,
    *use({ t }): Rule {
      const { turn } = t.state;
      if (!turn) return;
      turn.departedAgain = true;
      turn.goesOn = { how: 'may', with: { kind: 'depart' }, lifted: false };
    },
  },
  transferReserve: {
    can: ({ t, owner }) => playerOf(t.state, owner).reserve.length > 0,
    asks: ({ t, owner }) => (playerOf(t.state, owner).reserve.length > 1 ? 'which card' : 'where it goes'),
    *use({ t, owner }): Rule {
      yield* transfer(t, owner, secondStep);
    },
  },
  seeCost: {
    can: ({ t, owner }) => owner === t.state.active && t.state.turn?.action === null && ways(t, owner).length > 0,
    asks: () => 'of which way',
    *use({ t, owner }): Rule {
      const marks = { ...ofThePlace, ...secondStep };
      const { way, entry } = yield* choose(owner, 'power.way', 'Of which way do you want to know the cost?', ways(t, owner), marks);
      t.fence();
      const text = `To the ${directionNames[way]}: cost ${entry.cost}. ${entry.action}`;
      t.tellOnly(owner, { fact: 'revealed', seat: owner, text }, null);
    },
  },
};

const diceOn = (t: Vantage, seat: Seat): readonly Option<{ readonly num: number; readonly slot: string }>[] =>
  gridCards(playerOf(t.state, seat)).flatMap(({ num, dice }) =>
    dice.map((slot) => tap(`placed:${num}.${slot}`, `The die on ${nameOf(num)}`, { num, slot })),
  );

/** Between the card and an adjacent one, where there is boost and room. */
function movable(t: Vantage, seat: Seat, card: number): readonly Option<{ readonly from: number; readonly to: number }>[] {
  const others = adjacentCards(playerOf(t.state, seat), card).map(({ num }) => num);
  const moves = others.flatMap((num) => [
    { from: card, to: num },
    { from: num, to: card },
  ]);
  return moves
    .filter(({ from, to }) => boostOn(t.state, from) > 0 && boostOn(t.state, to) < cardOf(to).boostCap)
    .map((move) => tap(`boost:${move.from}>${move.to}`, `From ${nameOf(move.from)} to ${nameOf(move.to)}`, move));
}

/** Every depart entry of the location, listed exits included. */
function ways(
  t: Vantage,
  seat: Seat,
): readonly Option<{ readonly way: Direction | Diagonal; readonly entry: Pick<Entry, 'cost' | 'action'> }>[] {
  const place = standing(t.state, seat);
  return [...directions, ...diagonals].flatMap((way) => {
    const entry = place.depart?.[way];
    return entry ? [tap(`way:${way}`, directionNames[way], { way, entry })] : [];
  });
}
