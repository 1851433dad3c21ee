import { gcOf } from '../../../engine/games/vanguard/content/find.ts';
import type { Cell, DiceCheck } from '../../../engine/games/vanguard/content/types.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';

/** The special effects of the global condition and of the card, and the combination of the condition, each with its place. */
export function platesOf(card: DiceCheck, view: VanguardView): readonly { readonly id: string; readonly cell: Cell }[] {
  const gc = view.planet!.gc;
  const { special = [], combo } = gc === null ? {} : gcOf(gc);
  const cells = [...special, ...card.special.flat()].map((cell, i) => ({ id: `cell:${i}`, cell }));
  return combo ? [...cells, { id: `gc:${gc}`, cell: combo }] : cells;
}
