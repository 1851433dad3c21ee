import { tap, type Option } from '../../../../kernel/option.ts';
import { choose, type QuestionMarks, type Rule } from '../../../../kernel/rule.ts';
import { favors, type FavorId } from '../../content/favors.ts';
import { treasures, type TreasureId } from '../../content/treasures.ts';
import { putOn } from '../holding.ts';
import type { Holding, Vast } from '../../state.ts';

/** MM-192, MM-215, MM-664 The two starting favors are never discarded; RU-63 others may come from hand or play. */
export const favorsToDiscard = ({ hand, inPlay }: Holding<FavorId>): FavorId[] =>
  [...hand, ...inPlay].filter((card) => !favors[card].starting);

/** MM-214, MM-663 One favor goes, if there is one that may. */
export function* discardFavor(t: Vast, marks?: QuestionMarks): Rule {
  const options = favorsToDiscard(t.state.paladin.favors).map((card) => tap(`card:${card}`, `Discard ${favors[card].name}`, card));
  const card = yield* oneOf('favor.discard', 'Choose a favor to discard.', options, marks);
  if (!card) return;
  discard(t, t.state.paladin.favors, card, options.length === 1);
  t.tell({ fact: 'favorDiscarded', card });
}

/** MM-663 One treasure goes, from hand or from play, if there is one. */
export function* discardTreasure(t: Vast): Rule {
  const { hand, inPlay } = t.state.paladin.treasures;
  const options = [...hand, ...inPlay].map((card) => tap(`card:${card}`, `Discard ${treasures[card].name}`, card));
  const card: TreasureId | undefined = yield* oneOf('treasure.discard', 'Choose a treasure to discard.', options);
  if (!card) return;
  discard(t, t.state.paladin.treasures, card, options.length === 1);
  t.tell({ fact: 'treasureDiscarded', card });
}

function discard<C>(t: Vast, holding: Holding<C>, card: C, forced: boolean): void {
  if (forced && holding.hand.includes(card)) t.fence(); // nobody named it: it is turned up out of a hidden hand
  holding.hand = holding.hand.filter((one) => one !== card);
  holding.inPlay = holding.inPlay.filter((one) => one !== card);
  putOn(holding, 'discard', card);
}

/** Nothing is asked where there is nothing to choose. */
function* oneOf<C>(ask: string, prompt: string, options: readonly Option<C>[], marks?: QuestionMarks): Rule<C | undefined> {
  return options.length > 1 ? yield* choose('paladin', ask, prompt, options, { secret: true, ...marks }) : options[0]?.value;
}
