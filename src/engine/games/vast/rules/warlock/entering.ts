import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { hasFigure } from '../empty.ts';
import { squares } from '../spaces.ts';
import { isHidingPlace } from './hiding.ts';

/** HD-07 At the start of his first turn he is put into any hiding place without figures. */
export function* enterManor(t: Vast): Rule {
  if (t.state.figures.warlock !== undefined) return;
  const options = hideouts(t.state).map((at) => drag('figure:warlock', `space:${at}`, `Appear on ${chartName(at)}`, at));
  const at = yield* choose('warlock', 'warlock.enter', 'Put your figure on an empty Dark tile, Pit or crypt.', options);
  t.state.figures.warlock = at;
  t.tell({ fact: 'figurePlaced', figure: 'warlock', at });
}

const hideouts = (state: VastState): SquareId[] =>
  squares.filter((square) => isHidingPlace(state, square) && !hasFigure(state, square));
