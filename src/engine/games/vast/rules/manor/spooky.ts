import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast } from '../../state.ts';
import { emptyTiles } from '../empty.ts';

/** MM-406, MM-407 Where the poltergeist of a revealed tile appears: the Manor, and nobody else, may send it to an empty Lit tile. */
export function* spooky(t: Vast, seat: Seat, revealed: SquareId): Rule<SquareId> {
  if (seat !== 'manor') return revealed;
  const others = emptyTiles(t.state, true).filter((square) => square !== revealed);
  if (others.length === 0) return revealed;
  return yield* choose('manor', 'manor.spooky', 'Spooky: the poltergeist comes here, or to an empty Lit tile.', [
    tap(`space:${revealed}`, `The poltergeist appears on the revealed tile ${chartName(revealed)}`, revealed),
    ...others.map((square) => tap(`space:${square}`, `The poltergeist appears on ${chartName(square)}`, square)),
  ]);
}
