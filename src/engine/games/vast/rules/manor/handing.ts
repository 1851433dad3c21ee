import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { treasures, type TreasureId } from '../../content/treasures.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putOn } from '../holding.ts';
import { manorOf } from './values.ts';

const shown = 2;

/** MM-196, MM-782, RU-10 The Manor looks at two treasure cards and hands over one; the other is discarded for all to see. */
export function* treasureFromManor(t: Vast): Rule<TreasureId | undefined> {
  const holding = t.state.paladin.treasures;
  const manor = manorOf(t);
  manor.offered = drawFrom(t, holding, shown);
  if (manor.offered.length === 0) return undefined;
  const cards: readonly TreasureId[] = [...manor.offered];
  t.tellOnly(
    'manor',
    { fact: 'treasuresOffered', count: cards.length, cards },
    { fact: 'treasuresOffered', count: cards.length, cards: [] },
  );
  const options = cards.map((card) => drag(`card:${card}`, 'hand:paladin', `Hand over ${treasures[card].name}`, card));
  const given =
    options.length === 1
      ? cards[0]!
      : yield* choose('manor', 'manor.give', 'Which treasure does the Paladin get? The other is discarded.', options, {
          secret: true,
        });
  manor.offered = [];
  for (const card of cards) {
    if (card === given) continue;
    putOn(holding, 'discard', card);
    t.tell({ fact: 'treasureDiscarded', card });
  }
  return given;
}
