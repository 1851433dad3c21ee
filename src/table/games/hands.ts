import type { AnyGameHand } from '../hand.ts';

/** How the hand of each game is put into words, one line each. Node imports this list, so nothing here may need a browser. */
const hands: Readonly<Record<string, () => Promise<AnyGameHand>>> = {
  vast: () => import('./vast/hand.ts').then(({ vastHand }) => vastHand),
  stonesaga: () => import('./stonesaga/hand.ts').then(({ stonesagaHand }) => stonesagaHand),
  vantage: () => import('./vantage/hand.ts').then(({ vantageHand }) => vantageHand),
  vanguard: () => import('./vanguard/hand.ts').then(({ vanguardHand }) => vanguardHand),
};

/** Null for a game that has none. */
export const handOf = async (game: string): Promise<AnyGameHand | null> => (Object.hasOwn(hands, game) ? hands[game]!() : null);
