import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { draw, takeCard } from '../../../pieces/deck.ts';
import { cardOf, type CardId } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import type { CrewBoard, Vanguard } from '../state.ts';
import { ask } from './asking.ts';
import { boardOf } from './board.ts';

/** IV-110 */
export const handLimit = ({ rank }: CrewBoard): number => rank + 1;

/** IV-109, IV-252, IV-739 Cards come from the deck, then from the shuffled discard pile; with both empty nothing is drawn. */
export function* drawCards(t: Vanguard, who: Section, n: number): Rule {
  const board = boardOf(t.state, who);
  const cards = draw(t, board.deck, n);
  if (cards.length === 0) return;
  board.hand.push(...cards);
  t.tell({ fact: 'cards', who, cards, to: 'hand' });
  yield* keepLimit(t, who);
}

/** IV-111, IV-248 Down to the limit before anything else happens. */
export function* keepLimit(t: Vanguard, who: Section): Rule {
  const board = boardOf(t.state, who);
  while (board.hand.length > handLimit(board)) yield* discardOne(t, who, 'More cards than you can hold. Which one goes?');
}

export function* discardOne(t: Vanguard, who: Section, prompt = 'Which section card do you discard?'): Rule {
  const { hand } = boardOf(t.state, who);
  if (hand.length === 0) return;
  const card = yield* ask(t, who, 'discard.card', prompt, () => hand.map((one) => tap(`card:${one}`, cardOf(one).name, one)));
  discardCard(t, who, card);
}

/** IV-243 */
export function discardCard(t: Vanguard, who: Section, card: CardId): void {
  const board = boardOf(t.state, who);
  if (!takeCard(board.hand, card)) return;
  board.deck.discard.push(card);
  t.tell({ fact: 'cards', who, cards: [card], to: 'discard' });
}
