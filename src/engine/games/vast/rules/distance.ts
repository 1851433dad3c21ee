import type { SpaceId } from '../content/manor.ts';
import { adjacent, isSquare, squareDistance } from './spaces.ts';

/**
 * MM-128, MM-129, RU-04 Between square spaces the ring of grounds is no short cut; from or to a grounds space every
 * space counts as one step. Walls, figures and Dark tiles never lengthen a distance.
 */
export function distance(from: SpaceId, to: SpaceId): number {
  if (isSquare(from) && isSquare(to)) return squareDistance(from, to);
  const steps = new Map<SpaceId, number>([[from, 0]]);
  const queue: SpaceId[] = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const next of adjacent[here]!) {
      if (steps.has(next)) continue;
      steps.set(next, steps.get(here)! + 1);
      queue.push(next);
    }
  }
  return steps.get(to)!;
}
