import type { GroundsId, SpaceId } from '../../content/manor.ts';
import { isSquare, nextSquare, numberOf, squareCount } from '../spaces.ts';
import { fromGrounds, type MapNumbers } from './ground.ts';

const far = 999;

/**
 * RU-74 How near each square is to the Paladin: steps over squares, walls ignored, around the pillar. One pillar can
 * never shut a square of this grid off, so every square has a number.
 */
export function approachNumbers({ paladin, pillar }: MapNumbers): Int16Array {
  const numbers = new Int16Array(squareCount).fill(far);
  const queue = new Int16Array(squareCount);
  numbers[paladin] = 0;
  queue[0] = paladin;
  for (let at = 0, end = 1; at < end; at++) {
    const here = queue[at]!;
    for (let side = 0; side < 4; side++) {
      const next = nextSquare[here * 4 + side]!;
      if (next < 0 || next === pillar || numbers[next] !== far) continue;
      numbers[next] = numbers[here]! + 1;
      queue[end++] = next;
    }
  }
  return numbers;
}

/** A Skeleton still on its Spawn is one step farther than the best square it borders. */
export const approachOf = (numbers: Int16Array, space: SpaceId): number =>
  isSquare(space) ? numbers[numberOf(space)]! : 1 + Math.min(...fromGrounds(space as GroundsId).squares.map((square) => numbers[square]!));
