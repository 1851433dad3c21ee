import { useEffect } from 'react';
import type { ToldCard } from '../../match/handView.ts';
import { useToldCards } from '../match/useToldCards.ts';

/** In ms, for a card and for a word of it: an audience reads about four words in a second, and looks at the table first. */
const perCard = 3_000;
const perWord = 260;

/** How long somebody needs who reads all of them. */
export const readingMs = (cards: readonly ToldCard[]): number =>
  cards.reduce((sum, { title, text, each = [] }) => {
    const words = [title, text, ...each.flatMap(({ who, text: told }) => [who, told])].join(' ').split(/\s+/).filter(Boolean).length;
    return sum + perCard + perWord * words;
  }, 0);

/** Cards on a page that nobody touches: they go when they can have been read, or when newer ones come. */
export function useReadCards(moment: number, told: readonly ToldCard[]): readonly ToldCard[] {
  const { cards, close } = useToldCards(moment, told, false);
  useEffect(() => {
    if (cards.length === 0) return undefined;
    const timer = setTimeout(close, readingMs(cards));
    return () => clearTimeout(timer);
    // `close` is made anew with every drawing; to begin again with each would keep a card for ever while others play on
  }, [cards]);
  return cards;
}
