import { drag, tap, thenAsking, withValue, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { PowerCardId } from '../../content/powers.ts';
import type { Vast } from '../../state.ts';
import { bloodBeside } from './blood.ts';
import { spiderOf } from './values.ts';

/** A spell that costs one power card, whichever. */
export function forOneCard(t: Vast, spell: SpellWords, cast: (card: PowerCardId) => Rule): Option<() => Rule>[] {
  const known = (spelled[`${spell.label} ${spell.then}`] ??= {});
  return spiderOf(t).powers.hand.map((card) => withValue((known[card] ??= paidWith(card, spell)), () => cast(card)));
}

interface SpellWords {
  readonly box: string;
  readonly label: string;
  /** What is chosen after the card, if anything is. */
  readonly then?: string | undefined;
}

function paidWith(card: PowerCardId, { box, label, then }: SpellWords): Option {
  const option = drag(`card:${card}`, `box:${box}`, label, null);
  return then === undefined ? option : thenAsking(option, then);
}

/** By words and card: the same dozen drags are offered beside every move of hers. */
const spelled: Record<string, Partial<Record<PowerCardId, Option>>> = {};

/** Nothing is asked where there is only one space. */
export function* chooseSpace(t: Vast, ask: string, prompt: string, squares: readonly SquareId[]): Rule<SquareId> {
  if (squares.length === 1) return squares[0]!;
  const options = squares.map((square) => tap(`space:${square}`, `Choose ${chartName(square)}`, square));
  return yield* chooseBeside('spider', ask, () => prompt, () => options, () => [bloodBeside(t)], { second: true });
}
