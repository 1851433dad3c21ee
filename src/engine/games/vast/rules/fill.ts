import { having } from '../../../pieces/shared.ts';
import type { Vast, VastState } from '../state.ts';
import type { SquareId } from '../content/manor.ts';
import { nextSquare, squareCount, squares } from './spaces.ts';
import { wallsOf } from './walls.ts';

/** MM-025 */
export const isCrypt = (state: VastState, square: SquareId): boolean => state.map[square] === undefined;

/**
 * MM-096, MM-100 to MM-104 No crypt stays at an open edge of a Lit tile while there are tiles. They lie Dark, so nobody has learned
 * anything.
 */
export function fillCrypts(t: Vast): void {
  if (t.state.stack.length === 0) return; // MM-099 what is a crypt stays one
  for (const square of openCrypts(t.state)) {
    if (!layFromStack(t, square)) return;
  }
}

/** The top tile of the stack, Dark, on a crypt. RU-66 It goes under whatever is there. False when the stack is empty. */
export function layFromStack(t: Vast, square: SquareId): boolean {
  const tile = t.state.stack.pop();
  if (tile === undefined) return false;
  t.state.map = having(t.state.map, square, { tile, lit: false, turn: 0 });
  t.tell({ fact: 'tileLaid', at: square });
  return true;
}

export function openCrypts(state: VastState): SquareId[] {
  const open = new Set<SquareId>();
  const walls = wallsOf(state);
  for (let i = 0; i < squareCount; i++) {
    if (!state.map[squares[i]!]?.lit) continue;
    for (let side = 0; side < 4; side++) {
      const other = nextSquare[i * 4 + side]!;
      if (other >= 0 && ((walls[i]! >> side) & 1) === 0 && isCrypt(state, squares[other]!)) open.add(squares[other]!);
    }
  }
  return [...open];
}
