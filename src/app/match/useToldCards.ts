import { useState } from 'react';
import type { ToldCard } from '../../table/contract.ts';

const none: readonly ToldCard[] = [];

/**
 * Cards that were told stay until they are read: somebody says so, a person of this screen answers the next question, or newer cards
 * come. An answer of a bot takes nothing away that nobody can have read.
 */
export function useToldCards(
  moment: number,
  cards: readonly ToldCard[],
  byPerson: boolean,
): { readonly cards: readonly ToldCard[]; readonly close: () => void } {
  const [shown, setShown] = useState({ moment, cards: none });
  if (shown.moment !== moment) setShown({ moment, cards: cards.length > 0 ? cards : byPerson ? none : shown.cards });
  return { cards: shown.cards, close: () => setShown({ moment, cards: none }) };
}
