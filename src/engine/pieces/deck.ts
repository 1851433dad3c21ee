import type { Table } from '../kernel/table.ts';

/** A face-down pile and the pile beside it. The top of both is the last card, so that drawing is a `pop`. */
export interface Deck<C extends string = string> {
  cards: C[];
  discard: C[];
}

type Shuffler = Pick<Table<unknown, unknown>, 'shuffle' | 'fence'>;

/**
 * Up to `count` cards, first drawn first. When the deck runs dry in the middle, what was drawn stays drawn and the
 * discard pile is shuffled under it; fewer cards come back only when both piles are empty.
 */
export function draw<C extends string>(t: Shuffler, deck: Deck<C>, count: number): C[] {
  const drawn: C[] = [];
  while (drawn.length < count) {
    if (deck.cards.length === 0) reshuffle(t, deck);
    const card = deck.cards.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length > 0) t.fence();
  return drawn;
}

export const drawOne = <C extends string>(t: Shuffler, deck: Deck<C>): C | undefined => draw(t, deck, 1)[0];

/** The discard pile becomes part of the deck. True if there was anything to shuffle. */
export function reshuffle<C extends string>(t: Pick<Shuffler, 'shuffle'>, deck: Deck<C>): boolean {
  if (deck.discard.length === 0) return false;
  deck.cards.push(...deck.discard);
  deck.discard = [];
  t.shuffle(deck.cards);
  return true;
}

/** The top cards, the next one to be drawn first. Whoever calls this has seen them, so undo is closed. */
export function lookAtTop<C extends string>(t: Pick<Shuffler, 'fence'>, deck: Deck<C>, count: number): C[] {
  if (deck.cards.length > 0 && count > 0) t.fence();
  return deck.cards.slice(Math.max(0, deck.cards.length - count)).reverse();
}

export const discard = <C extends string>(deck: Deck<C>, ...cards: readonly C[]): void => void deck.discard.push(...cards);

/** One named card out of a pile or a hand. False, and nothing changed, if it is not there. */
export function takeCard<C extends string>(pile: C[], card: C): boolean {
  const index = pile.lastIndexOf(card);
  if (index < 0) return false;
  pile.splice(index, 1);
  return true;
}

/** For a game's `copy`. */
export const copyDeck = <C extends string>({ cards, discard }: Deck<C>): Deck<C> => ({ cards: [...cards], discard: [...discard] });
