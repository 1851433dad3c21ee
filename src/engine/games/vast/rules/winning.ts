import type { Role } from '../content/roles.ts';
import type { Vast } from '../state.ts';

/** MM-075, RU-50 The first role whose condition is fulfilled wins alone; what the same effect would still do comes too late. */
export function winGame(t: Vast, role: Role, why: string): void {
  if (t.state.ended) return;
  t.state.ended = { winners: [role], why };
  t.tell({ fact: 'gameWon', role, why });
}
