import { missionOf, planetOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';
import { availableDice, boardOf, team } from '../rules/board.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';
import { errandsFor, sectorsOf, type Errand } from './errands.ts';
import { aimOf, worthOfAll } from './worth.ts';
import { farFrom, shutPaths } from './way.ts';

/** An action that is wanted, where it is taken, and how many actions of the crew are left until it is done. */
export interface Work {
  readonly check: DiceCheck;
  readonly sector: number;
  readonly left: number;
}

/** An action that still lacks something that no action brings about: somebody has to go and see. */
const unknown = 1.5;

/** The nearest way to the end of an open story mission, counted in actions; null where none is to be seen. */
export function workLeft(state: VanguardState, planet: PlanetState): Work | null {
  const open = planet.missions.filter(({ id }) => missionOf(id).kind === 'story');
  const { checks } = planetOf(planet.id);
  const wanted = open.flatMap(({ id }) => missionOf(id).actions).flatMap((id) => checks.filter((check) => check.id === id));
  return nearest(wanted.flatMap((check) => waysTo(state, planet, check)));
}

const nearest = (ways: readonly Work[]): Work | null =>
  ways.reduce<Work | null>((best, way) => (best === null || way.left < best.left ? way : best), null);

/** Straight to it, or first to an errand that opens a path or makes it possible. */
function waysTo(state: VanguardState, planet: PlanetState, check: DiceCheck): Work[] {
  const shut = shutPaths(state, planet);
  const lacks = check.needs && !('halfIn' in check.needs) && !holds(state, check.needs, null);
  const first = lacks ? errandsFor(state, planet, check.needs!) : [];
  const effort = effortOf(state, planet, check);
  return sectorsOf(planet, check).flatMap((sector): Work[] => {
    const ways: Work[] = [];
    const far = farFrom(planet, sector, shut);
    if (first.length === 0) ways.push({ check, sector, left: fromCrew(state, far) + effort + (lacks ? unknown : 0) });
    else ways.push(...first.flatMap((errand) => byErrand(state, planet, errand, far, effort)));
    for (const path of shut) {
      const errands = errandsFor(state, planet, path.needs!);
      if (errands.length === 0) continue;
      const opened = farFrom(planet, sector, shut.filter((one) => one !== path));
      ways.push(...errands.flatMap((errand) => byErrand(state, planet, errand, opened, effort + (lacks ? unknown : 0))));
    }
    return ways.filter(({ left }) => Number.isFinite(left));
  });
}

/** To the errand, its own effort, and on from there. */
function byErrand(
  state: VanguardState,
  planet: PlanetState,
  { check, sectors }: Errand,
  far: ReadonlyMap<number, number>,
  after: number,
): Work[] {
  const shut = shutPaths(state, planet);
  return sectors.map((sector) => ({
    check,
    sector,
    left: fromCrew(state, farFrom(planet, sector, shut)) + effortOf(state, planet, check) + (far.get(sector) ?? Infinity) + after,
  }));
}

/** From the one who is nearest; the others count a little, because who stands alone gets no help. */
function fromCrew(state: VanguardState, far: ReadonlyMap<number, number>): number {
  const [best = 0, ...others] = team(state)
    .map((who) => far.get(boardOf(state, who).sector) ?? Infinity)
    .sort((a, b) => a - b);
  const mean = others.length === 0 ? best : others.reduce((sum, one) => sum + Math.min(one, 9), 0) / others.length;
  return best + 0.25 * mean;
}

/** Icons that a rested crewmember brings in one action of rest and one of work, roughly. */
const pace = 1.2;

/** Actions until an action is done: one if the dice that are ready will do, more for what they lack. */
function effortOf(state: VanguardState, planet: PlanetState, check: DiceCheck): number {
  const aim = aimOf(planet, check);
  const ready = Math.max(...team(state).map((who) => worthOfAll(availableDice(boardOf(state, who)), aim, boardOf(state, who))));
  return aim.count === 0 ? 0 : 1 + Math.max(0, aim.count + 0.3 - ready) / pace;
}
