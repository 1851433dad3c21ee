import { tap } from '../../../../kernel/option.ts';
import { choose, type QuestionMarks, type Rule } from '../../../../kernel/rule.ts';
import { favors, type FavorId } from '../../content/favors.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putInPlay, putOn } from '../holding.ts';

const drawn = 3;

/** MM-191, MM-210 Draw three favors, keep one in hand and discard the others. */
export function* drawFavors(t: Vast, marks?: QuestionMarks): Rule {
  const holding = t.state.paladin.favors;
  holding.drawn = drawFrom(t, holding, drawn);
  if (holding.drawn.length === 0) return;
  const shown: readonly FavorId[] = [...holding.drawn];
  t.tellOnly('paladin', { fact: 'favorsDrawn', cards: shown }, { fact: 'favorsDrawn', cards: [] });
  const options = shown.map((card) => tap(`card:${card}`, `Keep ${favors[card].name}`, card));
  keep(
    t,
    options.length === 1
      ? shown[0]!
      : yield* choose('paladin', 'favor.keep', 'Keep one of these favors; the others are discarded.', options, { secret: true, ...marks }),
  );
}

function keep(t: Vast, kept: FavorId): void {
  const holding = t.state.paladin.favors;
  const others = holding.drawn.filter((card) => card !== kept);
  holding.drawn = [];
  putOn(holding, 'hand', kept);
  t.tellOnly('paladin', { fact: 'favorKept', card: kept }, null);
  for (const card of others) {
    putOn(holding, 'discard', card);
    t.tell({ fact: 'favorDiscarded', card });
  }
}

/** MM-221 Played from hand for nothing; MM-224 each use is paid for later. */
export function* playFavor(t: Vast, card: FavorId): Rule {
  putInPlay(t.state.paladin.favors, card);
  t.tell({ fact: 'favorPlayed', card });
}
