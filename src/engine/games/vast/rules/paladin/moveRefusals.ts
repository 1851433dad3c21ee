import type { Refusal } from '../../../../kernel/option.ts';
import type { SpaceId } from '../../content/manor.ts';
import type { FigureId, VastState } from '../../state.ts';
import { canBeAttacked } from '../attack.ts';
import { figuresOn, nameOf } from '../figures.ts';
import { forces } from '../forcing.ts';
import { paladinSquare, refuse, sprintRefusal, stepRefusal } from '../movement.ts';
import { hasCube } from './prepare.ts';

/** Whether a question with this name is open. */
export type IsAsked = (ask: string) => boolean;

/** Why the Paladin cannot be put there. */
export function refuseMove(state: VastState, to: SpaceId, asked: IsAsked): Refusal | null {
  if (asked('sprint.move')) return sprintRefusal(state, to);
  if (asked('crusade.move'))
    return to === paladinSquare(state) ? refuse('MM-169', 'Tap your own tile to stay on it.') : stepRefusal(state, to);
  if (!asked('paladin.action')) return refuse('MM-159', 'Finish the action under way first.');
  if (!hasCube(state)) return refuse('MM-157', 'Moving costs a hero cube, and none is left.');
  return stepRefusal(state, to);
}

/** Why that figure cannot be attacked now. */
export function refuseTarget(state: VastState, id: string, asked: IsAsked): Refusal | null {
  const figure = id as FigureId;
  if (!asked('crusade.attack')) return refuse('MM-126', 'The Paladin attacks in the second step of a crusade.');
  if (figure === 'wraith' || figure === 'warlock') return refuse('MM-127', `Nobody can attack ${nameOf(figure)}.`);
  if (!canBeAttacked(figure, 'paladin')) return refuse('MM-112', 'Only enemy figures can be attacked.');
  const here = figuresOn(state, paladinSquare(state));
  if (!here.includes(figure)) return refuse('MM-112', 'Only figures on your own tile can be attacked.');
  const forced = here.some((other) => forces(state, other, 'paladin')) && !forces(state, figure, 'paladin');
  return forced
    ? refuse('MM-178', 'Figures that force an attack come first.')
    : refuse('RU-68', 'Each figure is attacked at most once in a crusade.');
}
