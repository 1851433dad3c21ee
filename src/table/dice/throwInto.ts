import type { Flick } from '../../engine/kernel/rule.ts';
import { keyFlick, outOfHundredths } from './flick.ts';
import { isKindOf, type DieKinds } from './kinds.ts';
import type { RolledDie, Throw } from './throw.ts';

/** The throw behind a roll, from what travels with it alone, so that every screen has the same; null if no die of it is the game's. */
export function throwInto(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  kinds: DieKinds,
  rolled: { readonly dice: readonly RolledDie[] },
  seed: number,
  flick: Flick | undefined,
): Throw | null {
  const tray = { width: columns, height: rows };
  const dice = rolled.dice.filter(({ kind }) => isKindOf(kinds, kind));
  return dice.length === 0 ? null : { seed, dice, tray, ...(flick ? outOfHundredths(flick) : keyFlick(tray)) };
}
