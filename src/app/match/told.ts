import type { ToldCard } from '../../match/handView.ts';
import type { AnyGameTable, Names } from '../../table/contract.ts';
import type { Heard } from './heard.ts';
import { namedCard } from '../../table/lines.ts';

const none: readonly ToldCard[] = [];

/** What has just happened and is to be read in peace: nothing before all of it can be seen, and nothing of a jump to another moment. */
export const cardsTold = (game: Pick<AnyGameTable, 'cards'> | null, heard: Heard, names: Names): readonly ToldCard[] =>
  (heard.whole && !heard.jumped ? (game?.cards?.(heard.log) ?? none) : none).map((card) => namedCard(card, names));
