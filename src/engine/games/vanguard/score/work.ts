import { missionOf, planetOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';
import { availableDice, boardOf, team } from '../rules/board.ts';
import type { PlanetState, VanguardState } from '../state.ts';
import { findRoute, type Goal, type Route } from './route.ts';
import { aimOf, effortWith, worthOfAll } from './worth.ts';
import { endingWish } from './wish.ts';

/** An action that is wanted, where it is taken, and how many actions of the crew are left until the mission is done. */
export interface Work {
  readonly check: DiceCheck;
  readonly sector: number;
  readonly left: number;
}

/** The nearest way to the end of an open story mission, counted in actions; null where none is to be seen. */
export function workLeft(state: VanguardState, planet: PlanetState): Work | null {
  const open = planet.missions.filter(({ id }) => missionOf(id).kind === 'story').map(({ id }) => id);
  if (open.length === 0) return null;
  const goal: Goal = { gains: open.map((id) => `done:${id}`), but: endingWish(state, open) };
  const key = `${open.join()} ${JSON.stringify(goal.but)}`;
  const lie = lieOf(state, planet);
  let best: Work | null = null;
  const crew = team(state);
  for (const who of crew) {
    const route = routeFrom(state, planet, boardOf(state, who).sector, key, goal, lie);
    if (!route) continue;
    const effort = route.stops.reduce((sum, { deed }) => sum + effortOf(state, planet, deed.check), 0);
    const { deed, sector } = route.stops[0]!;
    const left = route.walked + effort;
    if (!best || left < best.left) best = { check: deed.check, sector, left };
  }
  if (!best || crew.length < 2) return best;
  // The others count a little, because who stands alone gets no help.
  const { sector } = best;
  const far = crew.map((who) => farTo(state, planet, boardOf(state, who).sector, sector, lie)).sort((a, b) => a - b);
  const others = far.slice(1).reduce((sum, one) => sum + Math.min(one, 9), 0) / (far.length - 1);
  return { ...best, left: best.left + 0.25 * others };
}

/** How many actions it takes to get from one sector to another; 12 where no way is to be seen. */
export function farTo(state: VanguardState, planet: PlanetState, from: number, to: number, lie = lieOf(state, planet)): number {
  if (from === to) return 0;
  const route = routeFrom(state, planet, from, `to ${to}`, { sector: to }, lie);
  return route ? route.walked + route.stops.reduce((sum, { deed }) => sum + effortOf(state, planet, deed.check), 0) : 12;
}

/** Actions until an action is done with the dice that are ready. */
function effortOf(state: VanguardState, planet: PlanetState, check: DiceCheck): number {
  const aim = aimOf(planet, check);
  const ready = Math.max(...team(state).map((who) => worthOfAll(availableDice(boardOf(state, who)), aim, boardOf(state, who))));
  return effortWith(aim, ready);
}

/** Routes that were found, by all that they depend on: a bot asks for the same ones over and over. */
const routes = new Map<string, Route | null>();
const mostRoutes = 20_000;

function routeFrom(state: VanguardState, planet: PlanetState, from: number, what: string, goal: Goal, lie: string): Route | null {
  const key = `${from} ${what} ${lie}`;
  let route = routes.get(key);
  if (route === undefined) {
    if (routes.size >= mostRoutes) routes.clear();
    routes.set(key, (route = findRoute(state, planet, from, goal) ?? ('gains' in goal ? blindly(state, planet, from, goal) : null)));
  }
  return route;
}

/** An action that still lacks something that no action brings about costs some more. */
const unknown = 1.5;

function blindly(state: VanguardState, planet: PlanetState, from: number, goal: Extract<Goal, { gains: unknown }>): Route | null {
  const route = findRoute(state, planet, from, { ...goal, blind: true });
  return route && { ...route, walked: route.walked + unknown };
}

const flagsKnown = new Map<string, ReadonlySet<string>>();

/** The flags that anything on a planet asks for. */
function flagsOf(planet: string): ReadonlySet<string> {
  let flags = flagsKnown.get(planet);
  if (!flags) flagsKnown.set(planet, (flags = new Set(JSON.stringify(planetOf(planet)).match(/(?<="flag":")[^"]+/g))));
  return flags;
}

/** How the planet lies, as far as a route depends on it: two matches that share it share their routes. */
function lieOf({ flags, story }: VanguardState, planet: PlanetState): string {
  const { id, gc, pois, missions, completed, markers, foundUniques, uniques, read, threats } = planet;
  let lie = `${id} ${gc} ${Object.keys(story.done).join()} ${completed.join()} ${read.join()} ${foundUniques.join()} ${uniques.at(-1)}`;
  for (const flag of flags) if (flagsOf(id).has(flag)) lie += ` ${flag}`;
  for (const n in pois) lie += ` ${pois[n]![0] ?? ''}`;
  for (const one of missions) lie += one.revealed ? ` ${one.id}` : ` (${one.id})`;
  for (const track in markers) lie += ` ${track}${markers[track]}`;
  for (const threat in threats) for (const { sector } of threats[threat]!.standees) lie += ` ${threat}${sector}`;
  return lie;
}
