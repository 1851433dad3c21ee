import { drag, withValue, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { hasFigure } from '../empty.ts';
import { moveAlong } from '../entering.ts';
import { columnOf, rowOf, squareAt, squares, squaresWithin } from '../spaces.ts';
import { isHidingPlace } from './hiding.ts';
import { assignMagic } from './magic.ts';
import { hasGift, hasSpell, warlockSquare } from './values.ts';

/** MM-503, MM-491 */
export const sneakLength = (state: VastState): number => (hasGift(state, 'longSneak') ? 3 : 2);

/** MM-468 to MM-470, MM-504, MM-505, SP-04 Nothing in the manor is in his way; only where he ends matters. */
function sneakEnds(state: VastState): SquareId[] {
  const bold = hasSpell(state, 'sneakSpecialize');
  return squaresWithin[warlockSquare(state)]![sneakLength(state)]!.filter(
    (square) => isHidingPlace(state, square) || (bold && !hasFigure(state, square)),
  );
}

/** Drag him there: with the cube already on the box, or as a short cut that spends it in the same gesture. */
export const sneakMoves = <V>(state: VastState, value: (to: SquareId) => V): Option<V>[] =>
  sneakEnds(state).map((to) => withValue(sneaks[to]!, value(to)));

const sneaks = Object.fromEntries(
  squares.map((to) => [to, drag('figure:warlock', `space:${to}`, `Sneak to ${chartName(to)}`, null)]),
) as Readonly<Record<SquareId, Option>>;

export function* sneak(t: Vast, straightTo?: SquareId): Rule {
  assignMagic(t, 'sneak');
  const to =
    straightTo ??
    (yield* choose(
      'warlock',
      'warlock.sneak',
      `Sneak up to ${sneakLength(t.state)} spaces to a Dark tile, a Pit or a crypt.`,
      sneakMoves(t.state, (end) => end),
      { second: true },
    ));
  yield* moveAlong(t, 'warlock', pathTo(warlockSquare(t.state), to), 'sneak');
}

/** MM-470, MM-472 Walls and tokens do not trouble him, so every shortest way is as good as another. */
function pathTo(from: SquareId, to: SquareId): SquareId[] {
  const path = [from];
  let [column, row] = [columnOf(from), rowOf(from)];
  while (column !== columnOf(to)) path.push(squareAt((column += Math.sign(columnOf(to) - column)), row));
  while (row !== rowOf(to)) path.push(squareAt(column, (row += Math.sign(rowOf(to) - row))));
  return path;
}
