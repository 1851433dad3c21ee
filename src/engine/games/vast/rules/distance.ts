import { grounds, type GroundsId, type SpaceId } from '../content/manor.ts';
import { adjacent, isSquare, squareDistance } from './spaces.ts';

/** From each grounds space to every space, each step to an adjacent space counting as one. */
const fromGrounds = Object.fromEntries((Object.keys(grounds) as GroundsId[]).map((id) => [id, stepsFrom(id)])) as Readonly<
  Record<GroundsId, ReadonlyMap<SpaceId, number>>
>;

function stepsFrom(start: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map<SpaceId, number>([[start, 0]]);
  // a Map is walked in the order it grows
  for (const [here, far] of steps) for (const next of adjacent[here]!) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/**
 * MM-128, MM-129, RU-04 Between square spaces the ring of grounds is no short cut; from or to a grounds space every
 * space counts as one step. Walls, figures and Dark tiles never lengthen a distance.
 */
export function distance(from: SpaceId, to: SpaceId): number {
  if (!isSquare(from)) return fromGrounds[from].get(to)!;
  return isSquare(to) ? squareDistance(from, to) : fromGrounds[to].get(from)!;
}
