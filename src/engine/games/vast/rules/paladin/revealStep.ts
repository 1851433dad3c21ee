import type { Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { paladinSquare } from '../movement.ts';
import { reveal } from '../reveal.ts';
import { afterPaladinReveal } from '../solo/hooks.ts';
import type { Entry } from './entry.ts';
import { gainGrit } from './grit.ts';
import { hasTreasure } from './values.ts';

/** MM-171 to MM-174 A Dark tile under the Paladin has to be revealed; it must open to the tile he came from. */
export function* revealStep(t: Vast, entry: Entry | null): Rule {
  const square = paladinSquare(t.state);
  if (t.state.map[square]!.lit) return;
  const grit = revealGrit(t.state);
  t.state.paladin.turn.crusadeReveals += 1;
  yield* revealFor(t, square, entry?.from, grit);
}

/** MM-172, TR-7 */
const revealGrit = (state: VastState): number =>
  hasTreasure(state, 'explorersJournal') && state.paladin.turn.crusadeReveals === 0 ? 3 : 2;

/** A reveal by the Paladin, in a crusade or with Beacon. MM-175 Only these give him Grit. */
export function* revealFor(t: Vast, square: SquareId, joinedTo: SquareId | undefined, grit: number): Rule {
  const kind = yield* reveal(t, { square, seat: 'paladin', joinedTo });
  yield* afterPaladinReveal(t, kind);
  if (!t.state.ended) yield* gainGrit(t, grit);
}
