import type { Code } from '../state.ts';
import { codeOf, type Quarter } from './codes.ts';
import { hints } from './hints.ts';
import { items, itemIds, type ItemId } from './items.ts';
import type { Face } from './materials.ts';
import type { HintEntry, ItemCard } from './schema.ts';

interface HintRecipe {
  readonly text: string;
  /** R-SS-33 A hint answers only its own pair, whichever way round. */
  readonly pair: readonly [Face, Face];
}

const halfTurned = (turn: Quarter): Quarter => ((turn + 180) % 360) as Quarter;

/** R-SS-33 A combination has two readings, itself and its half turn, unless that would begin with a null. */
export function readingsOf({ left, right }: Pick<ItemCard, 'left' | 'right'>): Code[] {
  const one = codeOf(left[0], left[1], right[0], right[1]);
  const other = codeOf(right[0], halfTurned(right[1]), left[0], halfTurned(left[1]));
  return [...new Set([one, other].filter((code): code is Code => code !== null))];
}

/** SS-302 Entries by code alone. */
export const recipes: ReadonlyMap<Code, ItemId> = new Map(itemIds.flatMap((id) => readingsOf(items[id]).map((code): [Code, ItemId] => [code, id])));

export const hintRecipes: ReadonlyMap<Code, readonly HintRecipe[]> = (() => {
  const byCode = new Map<Code, HintRecipe[]>();
  for (const hint of hints as readonly HintEntry[])
    for (const code of readingsOf(hint)) byCode.set(code, [...(byCode.get(code) ?? []), { text: hint.text, pair: [hint.left[0], hint.right[0]] }]);
  return byCode;
})();

export const hintFor = (code: Code, left: Face, right: Face): string | null =>
  hintRecipes.get(code)?.find(({ pair: [a, b] }) => (a === left && b === right) || (a === right && b === left))?.text ?? null;
