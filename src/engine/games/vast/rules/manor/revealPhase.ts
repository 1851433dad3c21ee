import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { reveal } from '../reveal.ts';
import { squares } from '../spaces.ts';
import { manorOf, powerLeft } from './values.ts';

const reveals = squares.map((square) => tap<SquareId | null>(`space:${square}`, `Reveal ${chartName(square)}`, square));
const enough = declining(button<SquareId | null>('done:reveal', 'Reveal no more', null));

/** MM-417 to MM-419 Dark tiles anywhere, one after the other; what an earlier reveal has laid may be next. */
export function* revealPhase(t: Vast): Rule {
  while (powerLeft(t.state, 'reveal') > 0) {
    const options = darkTiles(t.state);
    if (options.length === 0) return;
    const left = powerLeft(t.state, 'reveal');
    const square = yield* choose('manor', 'manor.reveal', `Reveal Tiles: choose a Dark tile (${left} left).`, [...options, enough]);
    if (!square) return;
    manorOf(t).used += 1;
    yield* reveal(t, { square, seat: 'manor' });
    yield* boundary();
  }
}

const darkTiles = ({ map }: VastState): Option<SquareId | null>[] => reveals.filter(({ value }) => map[value!]?.lit === false);
