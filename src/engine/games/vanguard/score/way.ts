import { planetOf } from '../content/find.ts';
import type { Path, PathIcon } from '../content/types.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';

/** What an icon on a path costs beside the action, in actions. */
const price: Readonly<Record<PathIcon['t'], number>> = { travel: 0.6, spend: 0.5, sacrifice: 1.5, danger: 0.7, check: 1.2 };
/** A path that is shut asks for something else to be done first. */
const shut = 2.5;

/** How far every sector is from a place, in actions, along the paths as they may be walked. */
export function farFrom(state: VanguardState, planet: PlanetState, target: number): Map<number, number> {
  const { paths } = planetOf(planet.id).planet;
  const far = new Map([[target, 0]]);
  const costs = paths.map((path) => costOf(state, path));
  // Nine sectors and fifteen paths: going over all of them until nothing changes is quicker than a queue.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, path] of paths.entries()) {
      const reach = (from: number, to: number): void => {
        const there = far.get(to);
        if (there === undefined || there + costs[at]! >= (far.get(from) ?? Infinity)) return;
        far.set(from, there + costs[at]!);
        changed = true;
      };
      reach(path.a, path.b);
      if (!path.oneWay) reach(path.b, path.a);
    }
  }
  return far;
}

const costOf = (state: VanguardState, { icons, needs }: Path): number =>
  icons.reduce((sum, { t }) => sum + price[t], 1) + (needs && !holds(state, needs, null) ? shut : 0);
