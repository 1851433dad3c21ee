import { draw } from '../../../pieces/deck.ts';
import type { Holding, Vast } from '../state.ts';

/** MM-011 to MM-013 An empty deck is made again from its discard pile; with both empty the rest of the draw is skipped. */
export function drawFrom<C extends string>(t: Vast, holding: Holding<C>, count: number): C[] {
  const deck = { cards: [...holding.deck], discard: [...holding.discard] };
  const drawn = draw(t, deck, count);
  holding.deck = deck.cards;
  holding.discard = deck.discard;
  return drawn;
}

/** MM-005 From the hand, where only its holder sees it, to the table, where it works from now on. */
export function putInPlay<C>(holding: Holding<C>, card: C): void {
  holding.hand = holding.hand.filter((one) => one !== card);
  putOn(holding, 'inPlay', card);
}

/** Piles are replaced, never written into: the copies of a state share them. */
export function putOn<C>(holding: Holding<C>, pile: keyof Holding<C>, ...cards: readonly C[]): void {
  holding[pile] = [...holding[pile], ...cards];
}
