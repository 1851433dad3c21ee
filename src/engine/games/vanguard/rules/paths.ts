import { planetOf } from '../content/find.ts';
import type { Path } from '../content/types.ts';
import type { Section } from '../content/vocabulary.ts';
import type { VanguardState } from '../state.ts';
import { planetNow } from './board.ts';
import { holds } from './conditions.ts';

export interface Way {
  readonly path: Path;
  readonly to: number;
}

/** IV-096 to IV-098 Paths that lead on from a sector, in the direction they may be taken and with their needs met. */
export function waysFrom(state: VanguardState, sector: number, who: Section | null = null): Way[] {
  const { paths } = planetOf(planetNow(state).id).planet;
  return paths.flatMap((path) => {
    if (path.needs && !holds(state, path.needs, who)) return [];
    const ways: Way[] = [];
    if (path.a === sector) ways.push({ path, to: path.b });
    if (path.b === sector && (!path.oneWay || worksBothWays(state, path.id))) ways.push({ path, to: path.a });
    return ways;
  });
}

/** A bridge whose upgrade lets a one-way path be walked back. */
const worksBothWays = (state: VanguardState, path: string): boolean =>
  planetNow(state).lasting.some(({ effect, path: on }) => effect.op === 'ignorePathIcons' && effect.of === 'oneWay' && on === path);

export const connected = (state: VanguardState, sector: number): number[] => [...new Set(waysFrom(state, sector).map(({ to }) => to))];

/** Fewest paths from a sector to every other. */
export function distances(state: VanguardState, from: number): Map<number, number> {
  const found = new Map([[from, 0]]);
  // A Map is walked in the order it grows.
  for (const [sector, far] of found) for (const to of connected(state, sector)) if (!found.has(to)) found.set(to, far + 1);
  return found;
}
