import { destinies } from '../content/cards.ts';
import type { Vantage } from '../state.ts';
import { lampSays } from './lamplighter.ts';

/** VA-363, VA-369, VA-370 A destiny comes to the center, once. */
export function bringToCenter(t: Vantage, num: number): void {
  if (!destinies.some((one) => one.num === num) || t.state.destinies.some((one) => one.num === num)) return;
  t.state.destinies = [...t.state.destinies, { num, tokens: 0, complete: false, since: t.state.deeds.length, progress: [] }];
  t.tell({ fact: 'destinyFound', destiny: num });
  lampSays(t, 'destinyFound', null);
}

/** Tokens on a destiny, or on the mission where none is named. */
export function putTokens(t: Vantage, num: number | null, n: number, shadow: boolean): void {
  const { mission, destinies: found } = t.state;
  if (found.some((one) => one.num === num)) {
    t.state.destinies = found.map((one) => (one.num === num ? { ...one, tokens: one.tokens + n } : one));
    t.tell({ fact: 'tokensPut', card: num!, n, shadow: false });
  } else if (mission) {
    t.state.mission = shadow ? { ...mission, shadow: mission.shadow + n } : { ...mission, tokens: mission.tokens + n };
    t.tell({ fact: 'tokensPut', card: mission.num, n, shadow });
  }
}
