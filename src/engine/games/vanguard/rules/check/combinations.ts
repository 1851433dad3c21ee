import { button, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { takeCard } from '../../../../pieces/deck.ts';
import type { DieId } from '../../content/dice.ts';
import { cardOf, gcOf, type CardId } from '../../content/find.ts';
import type { Cell } from '../../content/types.ts';
import { payments, type Payment } from '../../reckoning/payments.ts';
import type { CheckState, Vanguard, VanguardState } from '../../state.ts';
import { saying } from '../announcing.ts';
import { ask, isWindingUp } from '../asking.ts';
import { boardOf, planetNow } from '../board.ts';
import { foreseen, type Foreseen } from '../effects/foreseeing.ts';
import { resolve } from '../effects/resolve.ts';
import { payingOptions } from './paying.ts';
import { convertsOf, poolOf, toSpent } from './pool.ts';

/** Those of the paying dice that come back to the roller. */
const ownOf = ({ pool, roller }: CheckState, dice: Payment): DieId[] =>
  dice.map(({ id }) => id).filter((id) => pool.some(({ die, owner }) => die === id && owner === roller));

interface Use {
  readonly card: CardId | null;
  readonly cell: Cell;
  readonly dice: Payment;
  readonly source: string;
}

/** What its effects ask first. The card itself will have left the hand, so of the hand nothing is said. */
const brings = (state: VanguardState, check: CheckState, { card, cell, dice }: Use): Foreseen =>
  card !== null && cell.effects.some(({ op }) => op === 'draw' || op === 'discard')
    ? undefined
    : foreseen(state, check.roller, cell.effects, ownOf(check, dice));

/** IV-170 to IV-194 As many as the roller likes, each paid with other dice. Accidents pay for none. */
export function* combinations(t: Vanguard, check: CheckState): Rule {
  for (;;) {
    if (isWindingUp(t.state) || usesOf(t, check).length === 0) return;
    const use = yield* ask(t, check.roller, 'check.combine', 'Use a combination?', () => [
      ...usesOf(t, check),
      button('go-on', 'Go on', null),
    ]);
    if (!use) return;
    yield* activate(t, check, use);
  }
}

function usesOf(t: Vanguard, check: CheckState): Option<Use>[] {
  const pool = poolOf(check);
  const paying = { converts: convertsOf(t.state, check.roller), combination: true };
  const { gc } = planetNow(t.state);
  const combo = gc === null ? undefined : gcOf(gc).combo;
  const found: { readonly card: CardId | null; readonly cell: Cell; readonly source: string }[] = [
    ...boardOf(t.state, check.roller).hand.map((card) => ({ card, cell: cardOf(card).bottom, source: `card:${card}` })),
    ...(combo ? [{ card: null, cell: combo, source: `gc:${gc}` }] : []),
  ];
  return found.flatMap(({ card, cell, source }) =>
    payingOptions(
      payments(cell.need, pool, paying).map((dice) => ({
        id: `${source}=${dice.map(({ id }) => id).join('+')}`,
        label: `${card ? cardOf(card).name : gc} for ${dice.map(({ icons }) => icons.join('+')).join(', ')}`,
        dice,
        value: { card, cell, dice, source },
      })),
      source,
    ).map((option) => saying(option, brings(t.state, check, option.value))),
  );
}

/** IV-173, IV-174, IV-179 The dice go to their owners' spent pools, the effect applies, the card is discarded. */
function* activate(t: Vanguard, check: CheckState, { card, cell, dice, source }: Use): Rule {
  const board = boardOf(t.state, check.roller);
  toSpent(
    t,
    check,
    dice.map(({ id }) => ({ die: id })),
  );
  t.tell({ fact: 'combination', who: check.roller, source, dice: dice.map(({ id }) => id) });
  if (card && takeCard(board.hand, card)) {
    board.playing.push(card);
    check.cards.push(card);
  }
  yield* resolve(t, { who: check.roller, source }, cell.effects);
  if (!card || !takeCard(board.playing, card)) return;
  board.deck.discard.push(card);
  t.tell({ fact: 'cards', who: check.roller, cards: [card], to: 'discard' });
}
