import type { Condition, Value } from '../content/conditions.ts';
import { discoveryOf, missionOf, techOf, upgradeOf } from '../content/find.ts';
import { moraleLevels, type Section } from '../content/vocabulary.ts';
import type { PlanetState, VanguardState } from '../state.ts';
import { biomesIn, boardOf, inSector, sectorOf, team } from './board.ts';

const relays = ['M03', 'M05', 'M07'];
const actTwoMissions = ['M08', 'M09', 'M10', 'M11', 'M12'];

/** True if a condition holds now, for the acting crewmember where it asks for one. */
export function holds(state: VanguardState, condition: Condition, who: Section | null): boolean {
  const c = condition;
  if ('not' in c) return !holds(state, c.not, who);
  if ('all' in c) return c.all.every((one) => holds(state, one, who));
  if ('any' in c) return c.any.some((one) => holds(state, one, who));
  if ('flag' in c) return state.flags.includes(c.flag);
  if ('done' in c) return state.story.done[c.done] !== undefined;
  if ('doneBefore' in c) return (state.story.done[c.doneBefore] ?? Infinity) < state.story.landings;
  if ('value' in c) return valueOf(state, c.value) >= c.atLeast;
  if ('morale' in c) {
    const [now, asked] = [moraleLevels.indexOf(state.ship.morale), moraleLevels.indexOf(c.morale)];
    return c.orBetter ? now <= asked : now === asked;
  }
  if ('visited' in c) return state.story.visited.includes(c.visited);
  if ('happened' in c)
    return c.happened === 'travelUpgrade'
      ? state.ship.upgrades.some((id) => upgradeOf(id).kind === 'travel')
      : state.story.happened.includes(c.happened);
  return state.planet !== null && holdsHere(state, state.planet, c, who);
}

type Local = Exclude<
  Condition,
  | { not: unknown }
  | { all: unknown }
  | { any: unknown }
  | { flag: unknown }
  | { done: unknown }
  | { doneBefore: unknown }
  | { value: unknown }
  | { morale: unknown }
  | { visited: unknown }
  | { happened: unknown }
>;

/** Conditions that ask for something on the planet. */
function holdsHere(state: VanguardState, planet: PlanetState, c: Local, who: Section | null): boolean {
  const here = who && state.boards[who] ? boardOf(state, who).sector : null;
  if ('unique' in c) return planet.foundUniques.includes(c.unique);
  if ('poi' in c) return Object.values(planet.pois).some(([top]) => top === c.poi);
  if ('mission' in c) {
    if (c.is === 'done') return planet.completed.includes(c.mission);
    return planet.missions.some(({ id, revealed }) => id === c.mission && (c.is === 'open' || revealed));
  }
  if ('storyOpen' in c) return planet.missions.some(({ id }) => missionOf(id).kind === 'story');
  if ('landing' in c) return planet.landing === c.landing;
  if ('gc' in c) return planet.gc === c.gc;
  if ('log' in c) return planet.read.includes(c.log);
  if ('from' in c) return who !== null && boardOf(state, who).from === c.from;
  if ('threat' in c) return planet.threats[c.threat] !== undefined;
  if ('threatIn' in c)
    return planet.threats[c.threatIn]?.standees.some(({ sector, primary }) => primary && c.sectors.includes(sector)) ?? false;
  if ('crewWith' in c)
    return planet.threats[c.crewWith]?.standees.some(({ sector, primary }) => primary && inSector(state, sector).length > 0) ?? false;
  if ('been' in c) return inSector(state, c.crewIn).some((section) => boardOf(state, section).visited.includes(c.been));
  if ('crewIn' in c) return inSector(state, c.crewIn).length >= c.n;
  if ('spread' in c) return new Set(team(state).map((section) => boardOf(state, section).sector)).size >= c.spread;
  if ('halfIn' in c) return 2 * inSector(state, c.halfIn).length >= team(state).length;
  if ('alone' in c) return here !== null && inSector(state, here).length === 1;
  if ('biome' in c) return here !== null && sectorOf(state, here) !== undefined && biomesIn(state, here).includes(c.biome);
  if ('supply' in c) return planet.supplies > 0;
  if ('charge' in c) return who !== null && boardOf(state, who).charges > 0;
  if ('greenTrack' in c) return planet.check !== null && greenMarkers(planet, planet.check.check);
  if ('firstVisit' in c) return planet.first;
  if ('tokens' in c) return (planet.tokens[c.tokens] ?? 0) >= c.n;
  const carried = planet.found.some(({ id, sector }) => sector === c.gainedIn && discoveryOf(id).deck === c.carried);
  return carried && (!c.delivered || (planet.lander !== null && inSector(state, planet.lander).length > 0));
}

const greenMarkers = ({ markers }: PlanetState, check: string): boolean => (markers[`${check}.g`] ?? 0) > 0;

export function valueOf({ story, ship, flags }: VanguardState, value: Value): number {
  const among = (list: readonly string[]): number => list.filter((id) => story.done[id] !== undefined).length;
  switch (value) {
    case 'missions':
      return Object.keys(story.done).filter((id) => missionOf(id).kind === 'story').length;
    case 'relays':
      return among(relays);
    case 'act2missions':
      return among(actTwoMissions);
    case 'deaths':
      return story.deaths;
    case 'uniques':
      return ship.uniques.length;
    case 'act':
      return [3, 2, 1].find((act) => flags.includes(`ship.act${act}`)) ?? 0;
    case 'tech':
      return techOf(ship.tech).level;
  }
}
