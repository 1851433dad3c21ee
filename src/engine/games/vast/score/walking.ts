import type { SpaceId, SquareId } from '../content/manor.ts';
import { isSquare, nextSquare, numberOf, squareCount, squares } from '../rules/spaces.ts';
import { wallsOf } from '../rules/walls.ts';
import type { VastState } from '../state.ts';

/** What a step costs a walker, in the unit of its role. Infinity bars the way. */
interface Gait {
  readonly lit: number;
  readonly dark: number;
  readonly crypt: number;
  /** Added for a wall on the way. */
  readonly wall: number;
}

export const farAway = 99;

/** What it costs to get from a space to every square. From the grounds it is reckoned from the squares beside them. */
export function costsFrom(state: VastState, starts: readonly SpaceId[], gait: Gait, walls: Uint8Array = wallsOf(state)): Float32Array {
  const costs = new Float32Array(squareCount).fill(farAway);
  const enter = entryCosts(state, gait);
  const queue: number[] = [];
  for (const start of starts) {
    if (!isSquare(start)) continue;
    costs[numberOf(start)] = 0;
    queue.push(numberOf(start));
  }
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    const spent = costs[here]!;
    for (let side = 0; side < 4; side++) {
      const next = nextSquare[here * 4 + side]!;
      if (next < 0) continue;
      const cost = spent + enter[next]! + ((walls[here]! >> side) & 1 ? gait.wall : 0);
      if (cost >= costs[next]!) continue;
      costs[next] = cost;
      queue.push(next);
    }
  }
  return costs;
}

function entryCosts(state: VastState, gait: Gait): Float32Array {
  const enter = new Float32Array(squareCount);
  for (let i = 0; i < squareCount; i++) {
    const laid = state.map[squares[i]!];
    enter[i] = laid === undefined ? gait.crypt : laid.lit ? gait.lit : gait.dark;
  }
  return enter;
}

export const costAt = (costs: Float32Array, space: SpaceId | undefined): number =>
  space !== undefined && isSquare(space) ? costs[numberOf(space)]! : farAway;

/** The lowest cost to a square that fits. */
export function nearest(costs: Float32Array, fits: (square: SquareId, index: number) => boolean): number {
  let best = farAway;
  for (let i = 0; i < squareCount; i++) if (costs[i]! < best && fits(squares[i]!, i)) best = costs[i]!;
  return best;
}

/** From 0 to 1, a half at `middle`: the logistic curve as nearly as roots and products come, which are the same on every machine. */
export function likely(x: number, middle: number, spread: number): number {
  const z = (x - middle) / (2 * spread);
  const y = z * (1 + (z * z) / 6 + (z * z * z * z) / 120);
  return 0.5 + (0.5 * y) / Math.sqrt(1 + y * y);
}
