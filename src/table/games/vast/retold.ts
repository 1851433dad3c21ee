import type { RitualId } from '../../../engine/games/vast/content/rituals.ts';
import type { SquareId } from '../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';

/** Where each tile that has just been moved came from. */
export type Rode = Readonly<Partial<Record<SquareId, SquareId>>>;

/** A view in the middle of a story knows more than any view of the rules: where things come from, and what is going on. */
export type Retold = VastView & {
  /** Facts are being told: what was asked before them is answered. */
  readonly telling?: boolean;
  readonly rode?: Rode;
  readonly ritual?: { readonly card: RitualId; readonly path: readonly SquareId[] };
};

export const isTold = (view: VastView): boolean => (view as Retold).telling === true;

export const rodeOf = (view: VastView): Rode | null => (view as Retold).rode ?? null;

export const ritualOf = (view: VastView): Retold['ritual'] | null => (view as Retold).ritual ?? null;

/** Tiles that lie still. What belongs to a tile but is no part of it (shadows, mist, fronts of walls) waits until it has arrived. */
export function restingTiles(view: VastView): VastView['map'] {
  const rode = rodeOf(view);
  if (!rode) return view.map;
  return Object.fromEntries(Object.entries(view.map).filter(([square]) => !(square in rode))) as VastView['map'];
}
