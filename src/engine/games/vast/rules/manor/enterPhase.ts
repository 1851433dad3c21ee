import { drag, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { figureSpaces } from '../empty.ts';
import { squares } from '../spaces.ts';

/** MM-068, MM-069 On the first turn the Wraith comes to any tile without figures, Lit or Dark. MM-803 It has entered nothing. */
export function* enterPhase(t: Vast): Rule {
  if (t.state.figures.wraith !== undefined) return;
  const options = entries(t.state);
  if (options.length === 0) return;
  const at = yield* choose('manor', 'manor.enter', 'The Wraith awakens. Put it on a tile without figures.', options);
  t.state.figures.wraith = at;
  t.tell({ fact: 'figurePlaced', figure: 'wraith', at });
}

function entries(state: VastState): Option<SquareId>[] {
  const taken = figureSpaces(state);
  return squares
    .filter((square) => state.map[square] && !taken.has(square))
    .map((square) => drag('figure:wraith', `space:${square}`, `The Wraith appears on ${chartName(square)}`, square));
}
