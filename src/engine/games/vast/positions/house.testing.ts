import { lay } from '../vast.testing.ts';
import type { SquareId } from '../content/manor.ts';
import type { Turn } from '../content/tiles.ts';
import type { VastState } from '../state.ts';

export type Room = readonly [SquareId, string, Turn];

/** The rooms that every made-up night has in common. */
const rooms: readonly Room[] = [
  ['3,7', 'blood-T-1', 2],
  ['5,7', 'shrine-L-1', 2],
  ['4,6', 'poltergeist-X-1', 0],
  ['3,6', 'blood-X-2', 0],
  ['5,6', 'treasure-T-1', 1],
  ['4,5', 'blood-X-1', 0],
  ['3,5', 'pit-L-1', 3],
  ['5,5', 'poltergeist-T-1', 1],
  ['3,4', 'shrine-X-1', 0],
  ['5,4', 'blood-I-1', 1],
  ['4,3', 'poltergeist-X-2', 0],
];

/** Lights the house, with some rooms more. */
export function furnish(s: VastState, more: readonly Room[]): void {
  for (const [square, tile, turn] of [...rooms, ...more]) lay(s, square, tile, turn);
}
