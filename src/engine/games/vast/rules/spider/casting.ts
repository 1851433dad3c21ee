import { drag, tap, withValue, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { PowerCardId } from '../../content/powers.ts';
import type { Vast } from '../../state.ts';
import { bloodBeside } from './blood.ts';
import { spiderOf } from './values.ts';

/** A spell that costs one power card, whichever. */
export function forOneCard(t: Vast, box: string, label: string, cast: (card: PowerCardId) => Rule): Option<() => Rule>[] {
  const known = (spelled[label] ??= {});
  return spiderOf(t).powers.hand.map((card) =>
    withValue((known[card] ??= drag(`card:${card}`, `box:${box}`, label, null)), () => cast(card)),
  );
}

/** By label and card: the same dozen drags are offered beside every move of hers. */
const spelled: Record<string, Partial<Record<PowerCardId, Option>>> = {};

/** Nothing is asked where there is only one space. */
export function* chooseSpace(t: Vast, ask: string, prompt: string, squares: readonly SquareId[]): Rule<SquareId> {
  if (squares.length === 1) return squares[0]!;
  const options = squares.map((square) => tap(`space:${square}`, `Choose ${chartName(square)}`, square));
  return yield* chooseBeside('spider', ask, () => prompt, () => options, () => [bloodBeside(t)]);
}
