import { planetOf, poiOf } from '../content/find.ts';
import type { Path, PathIcon } from '../content/types.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';

/** What an icon on a path costs beside the action, in actions. */
const extra: Readonly<Record<PathIcon['t'], number>> = { travel: 0.5, spend: 0.4, sacrifice: 1.5, danger: 0.5, check: 1.6 };
/** Where nothing may move, somebody has to get free first. */
const stuck = 3;

/** Paths that nobody may take as things are. */
export const shutPaths = (state: VanguardState, planet: PlanetState): Path[] =>
  planetOf(planet.id).planet.paths.filter(({ needs }) => needs && !holds(state, needs, null));

const holdsFast = ({ pois }: PlanetState, sector: number): boolean => {
  const top = pois[sector]?.[0];
  return top !== undefined && poiOf(top).icons.includes('NO_MOVE');
};

/** How far every sector is from a place, in actions, along the paths as they may be walked; `shut` are left out. */
export function farFrom(planet: PlanetState, target: number, shut: readonly Path[]): Map<number, number> {
  const { paths } = planetOf(planet.id).planet;
  const far = new Map([[target, 0]]);
  // Nine sectors and fifteen paths: going over all of them until nothing changes is quicker than a queue.
  for (let changed = true; changed; ) {
    changed = false;
    for (const path of paths) {
      if (shut.includes(path)) continue;
      const cost = path.icons.reduce((sum, { t }) => sum + extra[t], 1);
      const reach = (from: number, to: number): void => {
        const there = far.get(to);
        const price = cost + (holdsFast(planet, from) ? stuck : 0);
        if (there === undefined || there + price >= (far.get(from) ?? Infinity)) return;
        far.set(from, there + price);
        changed = true;
      };
      reach(path.a, path.b);
      if (!path.oneWay) reach(path.b, path.a);
    }
  }
  return far;
}
