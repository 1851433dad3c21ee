import { missionOf } from '../content/find.ts';
import { availableCount, boardOf, team } from '../rules/board.ts';
import type { CrewBoard, PlanetState, VanguardState } from '../state.ts';
import { watched } from './wish.ts';
import { farTo, workLeft } from './work.ts';

/** How a landing stands, from 0 to 1: the mission first, then being able to go on and to come home. */
export function landingScore(state: VanguardState, planet: PlanetState): number {
  const boards = team(state).map((who) => boardOf(state, who));
  const strength = boards.reduce((sum, board) => sum + strengthOf(board), 0) / boards.length;
  const stores = 0.005 * Math.min(6, planet.supplies) + spoilsOf(planet) - 0.0015 * planet.round - watched(state, planet);
  const isStory = (id: string): boolean => missionOf(id).kind === 'story';
  const done = planet.completed.some(isStory) && !planet.missions.some(({ id }) => isStory(id));
  if (!done) return 0.05 + workScore(state, planet) + strength + stores;
  const home = planet.lander === null ? beaconOf(planet) : planet.lander;
  const near = home === null ? 1 : nearness(state, planet, home, 0.2);
  return 0.84 + 0.07 * near + 0.2 * strength + stores;
}

/** What the mission has become: worth more the fewer actions are left, and a little for what was turned up. */
function workScore(state: VanguardState, planet: PlanetState): number {
  const open = planet.missions.filter(({ id }) => missionOf(id).kind === 'story');
  const turned = open.some(({ revealed }) => revealed) ? 0.03 : 0;
  const work = workLeft(state, planet);
  if (!work) return turned;
  const accidents = Object.entries(planet.markers).reduce((sum, [key, at]) => sum + (key.endsWith('.r') ? at : 0), 0);
  return 0.55 * closeness(work.left) + turned - 0.006 * accidents;
}

/** From 1 to 0 by the actions that are left; evenly as long as they are few, and never quite flat, or nobody would set out. */
const closeness = (left: number): number => (left < 14 ? 1 - left / 20 : (0.3 * 14) / left);

/** From 0 to 1; the nearest counts for `first`, the others for the rest: who stands alone gets no help. */
function nearness(state: VanguardState, planet: PlanetState, target: number, first: number): number {
  const near = team(state)
    .map((who) => 1 / (1 + farTo(state, planet, boardOf(state, who).sector, target) / 4))
    .sort((a, b) => b - a);
  const [best = 0, ...others] = near;
  if (others.length === 0) return best;
  return first * best + ((1 - first) * others.reduce((sum, one) => sum + one, 0)) / others.length;
}

/** Dice and health of one crewmember. The first dice count most: who has none left pays with dice for good, and with health after that. */
function strengthOf(board: CrewBoard): number {
  const ready = availableCount(board);
  const inPlay = ready + board.spent.length;
  const dice = 0.12 * (ready / (ready + 3)) + 0.3 * (inPlay / (inPlay + 4));
  const faceUp = board.injuries.filter(({ down }) => !down).length;
  const hurt = [0, 0.06, 0.16, 0.4][Math.min(3, board.injuries.length)]! + 0.02 * faceUp;
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
