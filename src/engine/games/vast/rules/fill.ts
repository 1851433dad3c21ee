import { having } from '../../../pieces/shared.ts';
import { sides } from '../content/tiles.ts';
import type { Vast, VastState } from '../state.ts';
import type { SquareId } from '../content/manor.ts';
import { beyond, squares } from './spaces.ts';
import { isOpen } from './walls.ts';

/** MM-025 */
export const isCrypt = (state: VastState, square: SquareId): boolean => state.map[square] === undefined;

/** MM-096, MM-100 to MM-104 No crypt stays at an open edge of a Lit tile while there are tiles. They lie Dark, so nobody has learned anything. */
export function fillCrypts(t: Vast): void {
  for (const square of openCrypts(t.state)) {
    if (!layFromStack(t, square)) return; // MM-099 it stays a crypt
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

function openCrypts(state: VastState): SquareId[] {
  const open = new Set<SquareId>();
  for (const square of squares) {
    if (!state.map[square]?.lit) continue;
    for (const side of sides) {
      const other = beyond[square]![side];
      if (other !== undefined && isCrypt(state, other) && isOpen(state, square, side)) open.add(other);
    }
  }
  return [...open];
}
