import { grounds, type SpaceId, type SquareId } from '../../content/manor.ts';
import type { VastState } from '../../state.ts';
import { beyond, isSquare } from '../spaces.ts';

export type Approach = (space: SpaceId) => number;

/**
 * RU-74 How near each space is to the Paladin: steps over squares, walls ignored, around the pillar. One pillar can
 * never shut a square of this grid off, so every square has a number.
 */
export function approachTo(state: VastState): Approach {
  const paladin = state.figures.paladin as SquareId;
  const steps = new Map<SpaceId, number>([[paladin, 0]]);
  const queue: SquareId[] = [paladin];
  for (const here of queue) {
    for (const next of Object.values(beyond[here]!)) {
      if (steps.has(next) || next === state.figures.pillar) continue;
      steps.set(next, steps.get(here)! + 1);
      queue.push(next);
    }
  }
  const near = (square: SquareId): number => steps.get(square) ?? Infinity;
  return (space) => (isSquare(space) ? near(space) : 1 + Math.min(...grounds[space].borders.map(near)));
}
