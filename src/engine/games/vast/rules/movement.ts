import type { Refusal } from '../../../kernel/option.ts';
import type { SpaceId, SquareId } from '../content/manor.ts';
import type { VastState } from '../state.ts';
import { nameOf } from './figures.ts';
import { forces, mayForce } from './forcing.ts';
import { isSquare, neighbours, sideTowards } from './spaces.ts';
import { isWall } from './walls.ts';

export const refuse = (rule: string, why: string): Refusal => ({ rule, why });

export const paladinSquare = (state: VastState): SquareId => state.figures.paladin as SquareId;

/** MM-079 to MM-083 Why the Paladin cannot go one space there; null if he can. Options and refusals both come from here. */
export function stepRefusal(state: VastState, to: SpaceId): Refusal | null {
  const from = paladinSquare(state);
  if (from === to) return refuse('MM-079', 'The Paladin already stands there.');
  if (!isSquare(to)) return refuse('MM-083', 'Only Skeletons walk in the grounds.');
  const side = sideTowards(from, to);
  if (!side)
    return isCorner(from, to) ? refuse('MM-080', 'Nobody moves diagonally.') : refuse('MM-079', 'That is more than one space away.');
  if (isWall(state, from, side)) return refuse('MM-081', 'A wall is in the way.');
  if (!state.map[to]) return refuse('MM-082', 'There is no tile yet: the Paladin cannot enter a crypt.');
  if (state.figures.pillar === to) return refuse('FA-5', 'The pillar of light lets nobody in, not even the Paladin.');
  return null;
}

/** MM-164, MM-165 A sprint keeps to Lit tiles and avoids whoever would force an attack. */
export function sprintRefusal(state: VastState, to: SpaceId): Refusal | null {
  const refusal = stepRefusal(state, to);
  if (refusal) return refusal;
  if (!state.map[to as SquareId]!.lit) return refuse('MM-164', 'A sprint may only enter Lit tiles.');
  const blocking = mayForce('paladin').find((figure) => state.figures[figure] === to && forces(state, figure, 'paladin'));
  return blocking ? refuse('MM-165', `A sprint cannot enter the tile of ${nameOf(blocking)}, who would force an attack.`) : null;
}

export const crusadeSteps = (state: VastState): SquareId[] =>
  neighbours[paladinSquare(state)]!.filter((to) => stepRefusal(state, to) === null);
export const sprintSteps = (state: VastState): SquareId[] =>
  neighbours[paladinSquare(state)]!.filter((to) => sprintRefusal(state, to) === null);

function isCorner(from: SquareId, to: SquareId): boolean {
  return neighbours[from]!.filter((next) => neighbours[to]!.includes(next)).length === 2;
}
