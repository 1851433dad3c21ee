import { missionOf, planetOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';
import { availableDice, boardOf, team } from '../rules/board.ts';
import { holds } from '../rules/conditions.ts';
import type { CrewBoard, PlanetState, VanguardState } from '../state.ts';
import { farFrom } from './way.ts';

/** How a landing stands, from 0 to 1: the mission first, then being able to go on and to come home. */
export function landingScore(state: VanguardState, planet: PlanetState): number {
  const boards = team(state).map((who) => boardOf(state, who));
  const strength = boards.reduce((sum, board) => sum + strengthOf(board), 0) / boards.length;
  const stores = 0.005 * Math.min(6, planet.supplies) + spoilsOf(planet) - 0.0015 * planet.round;
  const done = planet.completed.some((id) => missionOf(id).kind === 'story');
  if (!done) return 0.05 + workScore(state, planet) + strength + stores;
  const home = planet.lander === null ? beaconOf(planet) : planet.lander;
  const near = home === null ? 1 : nearness(state, planet, home, 0.2);
  return 0.84 + 0.07 * near + 0.2 * strength + stores;
}

/** The mission's tracks, and how far the crew is from where they are. */
function workScore(state: VanguardState, planet: PlanetState): number {
  const open = planet.missions.filter(({ id }) => missionOf(id).kind === 'story');
  const actions = open.flatMap(({ id }) => missionOf(id).actions);
  const { checks } = planetOf(planet.id);
  const wanted = actions.flatMap((id) => checks.filter((check) => check.id === id));
  const usable = wanted.filter(({ needs }) => !needs || 'halfIn' in needs || holds(state, needs, null));
  const targets = usable.length > 0 ? usable : wanted;
  const turned = open.some(({ revealed }) => revealed) ? 1 : 0;
  if (targets.length === 0) return 0.05 * turned;
  const best = Math.max(...targets.map((check) => reachOf(state, planet, check)));
  const side = sideWork(planet, actions);
  const accidents = actions.reduce((sum, id) => sum + (planet.markers[`${id}.r`] ?? 0), 0);
  // What was finished on the way, such as the first of two actions, shows in the logs that were read.
  const read = Math.min(1, planet.read.length / 14);
  return best + 0.03 * turned + 0.03 * side + 0.04 * read - 0.008 * accidents;
}

function reachOf(state: VanguardState, planet: PlanetState, check: DiceCheck): number {
  const track = check.tracks?.find(({ color }) => color === 'green');
  const along = track ? (planet.markers[`${check.id}.${track.id}`] ?? 0) / track.length : 0;
  return 0.5 * along + (check.where === undefined ? 0.09 : 0.12 * nearness(state, planet, check.where, 0.5));
}

/** From 0 to 1; the nearest counts for `first`, the others for the rest: who stands alone gets no help. */
function nearness(state: VanguardState, planet: PlanetState, target: number, first: number): number {
  const far = farFrom(state, planet, target);
  const near = team(state)
    .map((who) => 1 / (1 + (far.get(boardOf(state, who).sector) ?? 12) / 4))
    .sort((a, b) => b - a);
  const [best = 0, ...others] = near;
  if (others.length === 0) return best;
  return first * best + ((1 - first) * others.reduce((sum, one) => sum + one, 0)) / others.length;
}

/** Tracks that are not the mission's: doors, bridges, machines. */
const sideWork = ({ markers }: PlanetState, actions: readonly string[]): number =>
  Math.min(
    1,
    Object.entries(markers)
      .filter(([key]) => key.endsWith('.g') && !actions.includes(key.slice(0, -2)))
      .reduce((sum, [, at]) => sum + at, 0) / 6,
  );

/** Dice and health of one crewmember. The first dice count most, so that giving one up for five is worth it only when few are left. */
function strengthOf(board: CrewBoard): number {
  const ready = availableDice(board).length;
  const dice = 0.07 * (ready / (ready + 3)) + 0.014 * (ready + board.spent.length);
  const faceUp = board.injuries.filter(({ down }) => !down).length;
  const hurt = [0, 0.03, 0.09, 0.24][Math.min(3, board.injuries.length)]! + 0.012 * faceUp;
  return dice - hurt + 0.002 * board.hand.length + 0.006 * board.charges;
}

const spoilsOf = (planet: PlanetState): number =>
  0.003 * Math.min(10, planet.success) +
  0.005 * Math.min(4, planet.found.length) +
  0.008 * Math.min(4, planet.foundUniques.length) +
  0.001 * Math.min(8, Object.values(planet.leads.decks).flat().length) +
  0.006 * planet.completed.length +
  (planet.rankUp?.done ? 0.01 : 0);

/** Where there is no lander the crew is fetched from a beacon, if one stands. */
function beaconOf({ pois }: PlanetState): number | null {
  const found = Object.entries(pois).find(([, [top]]) => top === 'P09');
  return found ? Number(found[0]) : null;
}
