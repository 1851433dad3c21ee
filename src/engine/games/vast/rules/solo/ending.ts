import type { Vast } from '../../state.ts';

/** MM-815 The first ending counts: nothing that the same turn would still do can change it. */
export function endJourney(t: Vast, won: boolean, why: string): void {
  if (t.state.ended) return;
  t.state.ended = { winners: won ? ['paladin'] : [], why };
  t.tell({ fact: 'journeyEnded', won, why });
}
