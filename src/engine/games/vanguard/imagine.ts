import { shuffle } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import { deckNames, sections } from './content/vocabulary.ts';
import type { VanguardState } from './state.ts';

/** Deals again what nobody can know: the order of decks below what has been seen, recruits, and situations to come. */
export function imagineVanguard(state: VanguardState, _seat: Seat | 'table', pick: (range: number) => number): void {
  for (const section of sections) {
    const board = state.boards[section];
    // RU-IV-05 The top of a section deck lies open.
    if (board) dealBelow(board.deck.cards, 1, pick);
  }
  dealBelow(state.events.cards, state.planet?.peeked ?? 0, pick);
  for (const deck of deckNames) shuffle(state.discoveries[deck], pick);
  shuffle(state.recruits, pick);
  shuffle(state.ship.situationDeck, pick);
}

/** Shuffles a pile except its top cards, which are the last ones. */
function dealBelow(cards: string[], seen: number, pick: (range: number) => number): void {
  const top = cards.splice(Math.max(0, cards.length - seen));
  shuffle(cards, pick);
  cards.push(...top);
}
