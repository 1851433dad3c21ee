import { grounds, isGroundsId, type SpaceId } from '../content/manor.ts';
import { skeletonIds } from '../rules/figures.ts';
import { paladinDefense } from '../rules/paladin/values.ts';
import { numberOf, sideOfGrounds } from '../rules/spaces.ts';
import { sideBit } from '../reckoning/tileWalls.ts';
import type { VastState } from '../state.ts';
import { costAt, costsFrom, farAway } from './walking.ts';

/** Skeletons walk over tiles, crypts and grounds alike, and through no wall. */
export const skeletonGait = { lit: 1, dark: 1, crypt: 1, wall: Infinity };
export const skeletonStride = 5;

/** Steps from a space of the map, grounds included, to where the costs were reckoned from. */
export function stepsTo(costs: Float32Array, walls: Uint8Array, space: SpaceId | undefined): number {
  if (space === undefined) return farAway;
  if (!isGroundsId(space)) return costAt(costs, space);
  let best = farAway;
  for (const square of grounds[space].borders)
    if (!(walls[numberOf(square)]! & sideBit[sideOfGrounds(space)])) best = Math.min(best, 1 + costs[numberOf(square)]!);
  return best;
}

/** Hits that the Skeletons may land on the Paladin before he acts again. */
export function woundsToCome(state: VastState, walls: Uint8Array): number {
  const costs = costsFrom(state, [state.figures.paladin!], skeletonGait, walls);
  let near = 0;
  for (const id of skeletonIds) if (stepsTo(costs, walls, state.figures[id]) <= skeletonStride) near += 1;
  const defense = paladinDefense(state);
  const blows = Math.min(near, state.skeletons.stability + 1);
  let hits = 0;
  for (let i = 0; i < blows; i++) hits += Math.max(0, Math.min(1, 0.5 * (1 + Math.min(3, near - 1 - i) - defense)));
  return hits;
}
