import { button, drag, tap } from '../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import type { CardType } from '../content/vocabulary.ts';
import type { Placed, Vantage } from '../state.ts';
import { agree, secondStep } from './asking.ts';
import { askedOnTaking, checkReserve, takeIn } from './cards.ts';
import { changeCoins } from './gaining.ts';
import { calledOf, cellOf, companionsOf, gridCards, nameOf, playerOf } from './people.ts';

/** VA-273, VA-274 */
const givable: readonly CardType[] = ['item', 'flora', 'vehicle'];

type Gift = { readonly to: Seat; readonly card: Placed | null };

/** VA-273 to VA-278, RU-VA-44 In step 7 the active player may give coins, items, flora and vehicles to players on the location. */
export function* give(t: Vantage, seat: Seat): Rule {
  for (;;) {
    const player = playerOf(t.state, seat);
    const gifts = companionsOf(t.state, seat).flatMap((to) => [
      ...(player.coins > 0 ? [tap<Gift>(`coin>${to}`, `1 coin to ${calledOf(t.state, to)}`, { to, card: null })] : []),
      ...gridCards(player)
        .filter(({ num }) => givable.includes(cardOf(num).type))
        .map((card) => drag<Gift>(`card:${card.num}`, `seat:${to}`, `${nameOf(card.num)} to ${calledOf(t.state, to)}`, { to, card })),
    ]);
    if (t.state.ended || gifts.length === 0) return;
    const gift = yield* choose<Gift | null>(seat, 'give', 'Do you give something to whoever is with you?', [
      button('keep', 'Nothing', null),
      ...gifts,
    ]);
    if (gift === null) return;
    const words = `Do you accept ${gift.card ? nameOf(gift.card.num) : '1 coin'}?`;
    if (!(yield* agree(gift.to, 'give.accept', words, gift.card && askedOnTaking(t, gift.to)))) return;
    if (gift.card) {
      yield* giveCard(t, seat, gift.to, gift.card);
    } else {
      changeCoins(t, seat, -1);
      changeCoins(t, gift.to, 1);
      t.tell({ fact: 'coinsGiven', seat, n: 1, to: gift.to });
    }
  }
}

/** VA-275 to VA-277 No benefit, no boost, and the dice stay on the card. */
function* giveCard(t: Vantage, seat: Seat, to: Seat, card: Placed): Rule {
  const player = playerOf(t.state, seat);
  const handOver = (): void => {
    player.grid[cellOf(player, card.num)] = null;
    t.tell({ fact: 'cardGiven', seat, card: card.num, to });
  };
  yield* takeIn(t, to, { ...card, boost: 0 }, false, handOver, secondStep);
  yield* checkReserve(t, seat);
}
