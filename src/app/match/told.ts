import type { AnyGameTable, Names, ToldCard } from '../../table/contract.ts';
import type { Heard } from './heard.ts';
import { named } from '../../table/lines.ts';

const none: readonly ToldCard[] = [];

const namedCard = (card: ToldCard, names: Names): ToldCard => ({
  ...card,
  text: named(card.text, names),
  ...(card.each && { each: card.each.map(({ who, text }) => ({ who: named(who, names), text: named(text, names) })) }),
});

/** What has just happened and is to be read in peace: nothing before all of it can be seen, and nothing of a jump to another moment. */
export const cardsTold = (game: Pick<AnyGameTable, 'cards'> | null, heard: Heard, names: Names): readonly ToldCard[] =>
  (heard.whole && !heard.jumped ? (game?.cards?.(heard.log) ?? none) : none).map((card) => namedCard(card, names));
