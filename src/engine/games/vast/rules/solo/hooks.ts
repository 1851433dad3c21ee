import type { Rule } from '../../../../kernel/rule.ts';
import type { TileKind } from '../../content/tiles.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { PoltergeistId, Vast, VastState } from '../../state.ts';
import { winGame } from '../winning.ts';
import { undead } from '../skeletons/undead.ts';
import { afterRemoved } from '../warlock/hexomancer.ts';
import { endJourney } from './ending.ts';
import { fall } from './falling.ts';
import { changeStability } from './stability.ts';
import { terrorRow } from './tables.ts';
import { gainTerror, loseTerror } from './terror.ts';

/** §17.2 Where the solo journey changes the Paladin's turn. Without a journey these do nothing. */

/** MM-598 to MM-601 Beside the tile's own effect. */
export function* afterPaladinReveal(t: Vast, kind: TileKind): Rule {
  if (!t.state.journey) return;
  if (kind === 'armory') changeStability(t, -1);
  if (kind === 'pit') changeStability(t, 1);
  if (kind === 'blood') yield* gainTerror(t);
}

/** MM-602, RU-58 Each blood token that the Paladin's entry removes. */
export function afterBloodRemoved(t: Vast, count: number): void {
  if (t.state.journey) loseTerror(t, count);
}

/** MM-180, MM-603 On a journey there is no Undead: it lies down, and its card keeps its place. */
export function* skeletonHit(t: Vast, skeleton: SkeletonId): Rule {
  if (t.state.journey) fall(t, skeleton);
  else yield* undead(t, skeleton);
}

/** MM-594, MM-604 On a journey a caught poltergeist is a score; otherwise it goes back to the shared supply. */
export function* poltergeistHit(t: Vast, figure: PoltergeistId): Rule {
  const { journey } = t.state;
  const from = t.state.figures[figure]!;
  delete t.state.figures[figure];
  afterRemoved(t, figure);
  if (!journey) return t.tell({ fact: 'figureRemoved', figure, from });
  journey.caught.push(figure);
  t.tell({ fact: 'poltergeistCaught', figure, caught: journey.caught.length, goal: journey.goal });
  if (journey.caught.length >= journey.goal) endJourney(t, true, `The Paladin has caught ${journey.goal} poltergeists.`);
}

/** MM-605 In solo play a poltergeist takes the Spider's place in this question. */
export const gainsFuryThisTurn = ({ journey, paladin }: VastState): boolean =>
  journey ? !paladin.turn.hitPoltergeist : !paladin.turn.hitSpider;

/** MM-606 Terror rises whatever was hit. */
export function* afterFuryPhase(t: Vast): Rule {
  if (t.state.journey) yield* gainTerror(t);
}

/** MM-229, MM-595 */
export function paladinDied(t: Vast): void {
  if (t.state.journey) endJourney(t, false, 'The Paladin has lost all Health.');
  else winGame(t, 'skeletons', 'The Paladin has lost all Health.');
}

/** MM-123, MM-662, RU-33 */
export const poltergeistDefense = ({ journey, terror }: VastState): number =>
  journey?.poltergeistValue === 'defense' ? terrorRow(terror).poltergeist : 1;
