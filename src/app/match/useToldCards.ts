import { useState } from 'react';
import type { ToldCard } from '../../match/handView.ts';

interface Shown {
  readonly moment: number;
  readonly cards: readonly ToldCard[];
  /** What came with this moment; once somebody has read it, it does not come again. */
  readonly told: readonly ToldCard[];
}

const none: readonly ToldCard[] = [];

/**
 * Cards that were told stay until they are read: somebody says so, a person of this screen answers the next question, or newer cards
 * come. An answer of a bot takes nothing away that nobody can have read. They come after their moment has begun: only when all of it can
 * be seen on the table.
 */
export function useToldCards(
  moment: number,
  cards: readonly ToldCard[],
  byPerson: boolean,
): { readonly cards: readonly ToldCard[]; readonly close: () => void } {
  const [shown, setShown] = useState<Shown>({ moment, cards: none, told: cards });
  if (shown.moment !== moment) setShown({ moment, cards: cards.length > 0 ? cards : byPerson ? none : shown.cards, told: cards });
  else if (cards.length > 0 && shown.told !== cards) setShown({ moment, cards, told: cards });
  return { cards: shown.cards, close: () => setShown({ moment, cards: none, told: cards }) };
}
