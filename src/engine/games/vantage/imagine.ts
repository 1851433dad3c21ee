import type { Seat } from '../../kernel/rule.ts';
import { places } from './content/places.ts';
import { playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';

/**
 * Puts the others elsewhere. Whoever stands beside `seat`, and whoever has read out the number of the place, stays; players on one
 * location stay together, and nobody comes to where somebody is known to be. After the end nobody is put elsewhere: all journals lie
 * open then, and they tell where everybody stands.
 */
export function imagineVantage(s: VantageState, seat: Seat | 'table', pick: (range: number) => number): void {
  if (s.ended) return;
  const own = seat === 'table' ? null : (s.players[seat]?.location ?? null);
  const known = s.seats.filter((one) => one === seat || isKnown(s, one, own)).map((one) => playerOf(s, one).location);
  const free = places.map(({ num }) => num).filter((num) => !known.includes(num));
  const moved = new Map<number, number>();
  for (const one of s.seats) {
    const player = playerOf(s, one);
    if (player.location === null || one === seat || isKnown(s, one, own)) continue;
    const to = moved.get(player.location) ?? free.splice(pick(free.length), 1)[0]!;
    moved.set(player.location, to);
    player.location = to;
  }
}

/** RU-VA-12, RU-VA-69 Beside the viewer, or with a number or a list of actions that everybody has heard. */
function isKnown(s: VantageState, seat: Seat, own: number | null): boolean {
  const { location, told, shared } = playerOf(s, seat);
  return told || shared || location === own;
}
