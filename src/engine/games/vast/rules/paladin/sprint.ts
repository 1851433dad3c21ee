import { button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { moveOnto } from '../entering.ts';
import { sprintSteps } from '../movement.ts';
import { canOpenTheWay, powersBeside } from './powers.ts';
import { assignCube, hasCube } from './prepare.ts';
import { hasTreasure } from './values.ts';

/** RU-34 A sprint of no space at all is not offered. */
export const canSprint = (state: VastState): boolean => hasCube(state) && sprintSteps(state).length > 0;

/** MM-163, TR-4 */
const sprintLength = (state: VastState): number => (hasTreasure(state, 'pilgrimBoots') ? 3 : 2);

/** MM-163 to MM-168 Space by space over Lit tiles, until he stops, a web stops him, or there is nowhere to go. */
export function* sprint(t: Vast): Rule {
  assignCube(t, 'sprint');
  for (let taken = 0; taken < sprintLength(t.state); taken++) {
    if (sprintSteps(t.state).length === 0 && !canOpenTheWay(t)) return;
    const to = yield* chooseStep(t, taken);
    if (to === null) return;
    if ((yield* moveOnto(t, 'paladin', to, 'sprint')) === 'web') return;
  }
}

const chooseStep = (t: Vast, taken: number): Rule<SquareId | null> =>
  chooseBeside<SquareId | null>(
    'paladin',
    'sprint.move',
    () => `Sprint: ${sprintLength(t.state) - taken} of ${sprintLength(t.state)} spaces left, over Lit tiles.`,
    () => [...steps(t.state), ...(taken > 0 ? [declining(button('stop-sprint', 'Stop sprinting', null))] : [])],
    () => powersBeside(t, 'within'),
    { second: taken === 0 },
  );

const steps = (state: VastState): Option<SquareId>[] =>
  sprintSteps(state).map((to) => drag('figure:paladin', `space:${to}`, `Sprint to ${chartName(to)}`, to));
