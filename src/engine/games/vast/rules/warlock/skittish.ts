import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SpaceId, type SquareId } from '../../content/manor.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { squareDistance, squares } from '../spaces.ts';
import { isHidingPlace } from './hiding.ts';
import { loseCurses } from './curses.ts';
import { advanceSpells } from './spellsTrack.ts';
import { hasGift, warlockSquare } from './values.ts';

/** MM-476 to MM-478, MM-805 Whoever enters his space chases him away; his own steps frighten nobody. */
export function* skittish(t: Vast, mover: FigureId, at: SpaceId): Rule {
  if (!t.state.warlock || mover === 'warlock' || t.state.figures.warlock !== at) return;
  const refuges = refugesOf(t.state);
  if (refuges.length > 0) flee(t, yield* chooseRefuge(refuges)); // RU-21 without any he stays, and pays all the same
  loseCurses(t, fright(t.state));
  advanceSpells(t);
}

/** MM-477, MM-495, RU-73 */
function fright(state: VastState): number {
  const half = Math.floor(state.warlock!.curses / 2);
  return hasGift(state, 'steadfast') ? Math.min(1, half) : half;
}

/** MM-476, RU-21 The nearest hiding places that are not next to him; who stands there does not matter. */
function refugesOf(state: VastState): SquareId[] {
  const here = warlockSquare(state);
  let nearest = Infinity;
  let found: SquareId[] = [];
  for (const square of squares) {
    const away = squareDistance(here, square);
    if (away < 2 || away > nearest || !isHidingPlace(state, square)) continue;
    if (away < nearest) found = [];
    nearest = away;
    found.push(square);
  }
  return found;
}

/** MM-776 A tie is his to decide, whoever's turn it is. */
function* chooseRefuge(refuges: readonly SquareId[]): Rule<SquareId> {
  if (refuges.length === 1) return refuges[0]!;
  const options = refuges.map((to) => drag('figure:warlock', `space:${to}`, `Flee to ${chartName(to)}`, to));
  return yield* choose('warlock', 'warlock.flee', 'Somebody is in your space. Flee to a nearest hiding place.', options);
}

/** He goes there directly: no space between is entered, and neither is this one. */
function flee(t: Vast, to: SquareId): void {
  const from = warlockSquare(t.state);
  t.state.figures.warlock = to;
  t.tell({ fact: 'warlockFled', from, to });
}
