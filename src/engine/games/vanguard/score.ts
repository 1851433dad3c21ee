import type { Seat } from '../../kernel/rule.ts';
import { missionOf, planetOf } from './content/find.ts';
import type { PlanetState, VanguardState } from './state.ts';
import { availableDice, boardOf, team } from './rules/board.ts';
import { valueOf } from './rules/conditions.ts';

/** How well the crew stands, from 0 (lost) to 1 (won); everybody wins or loses together. */
export function scoreVanguard(state: VanguardState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  const here = state.planet && state.planet.over === null && team(state).length > 0 ? onPlanet(state, state.planet) : 0.5;
  if (state.mode === 'mission') return clamp(here);
  const far = valueOf(state, 'missions') / 12;
  const morale = { high: 1, normal: 0.75, low: 0.4, verylow: 0.1 }[state.ship.morale];
  return clamp(
    0.6 * far +
      0.2 * here * (1 - far) +
      0.08 * morale +
      0.06 * Math.min(1, state.ship.uniques.length / 16) -
      0.02 * Math.min(3, state.story.deaths),
  );
}

const clamp = (value: number): number => Math.min(0.98, Math.max(0.01, value));

/** The mission first, then being able to go on: dice, supplies, few wounds, near the work or, when it is done, near the lander. */
function onPlanet(state: VanguardState, planet: PlanetState): number {
  const boards = team(state).map((who) => boardOf(state, who));
  const n = boards.length;
  const story = planet.completed.some((id) => missionOf(id).kind === 'story');
  const dice = boards.reduce((sum, board) => sum + Math.min(1, (2 * availableDice(board).length + board.spent.length) / 12), 0) / n;
  const wounds = boards.reduce((sum, { injuries }) => sum + injuries.length * injuries.length, 0) / (9 * n);
  const worst = Math.max(...boards.map(({ injuries }) => injuries.length));
  const common = 0.1 * dice + 0.03 * Math.min(1, planet.supplies / 4) - 0.1 * wounds - (worst >= 3 ? 0.08 : 0);
  const spoils = 0.02 * Math.min(1, planet.success / 6) + 0.02 * Math.min(1, (planet.found.length + planet.foundUniques.length) / 4);
  if (story) {
    const home = planet.lander === null ? 1 : boards.filter(({ sector }) => sector === planet.lander).length / n;
    return 0.7 + 0.15 * home + 0.05 * Math.max(0, 1 - planet.round / 30) + spoils + common;
  }
  return 0.15 + 0.45 * progressOf(state, planet) + spoils + common;
}

/** How near the story mission is: its card turned, its tracks filled, and places explored on the way. */
function progressOf(state: VanguardState, planet: PlanetState): number {
  const { sectors } = planetOf(planet.id).planet;
  const visited = new Set(team(state).flatMap((who) => boardOf(state, who).visited)).size / sectors.length;
  const finished =
    Object.values(planet.pois).filter(([top]) => top !== undefined && !sectors.some(({ startPoi }) => startPoi === top)).length /
    sectors.length;
  const open = planet.missions.filter(({ id }) => missionOf(id).kind === 'story');
  const turned = open.some(({ revealed }) => revealed) ? 1 : 0;
  const actions = open.flatMap(({ id }) => missionOf(id).actions);
  const tracks = Math.max(0, ...actions.map((action) => trackOf(planet, action)));
  const others = Object.entries(planet.markers)
    .filter(([key]) => key.endsWith('.g'))
    .reduce((sum, [, at]) => sum + at, 0);
  const red = Object.entries(planet.markers)
    .filter(([key]) => key.endsWith('.r'))
    .reduce((sum, [, at]) => sum + at, 0);
  const near = turned ? nearness(state, planet, actions) : 0;
  return (
    0.22 * visited + 0.18 * finished + 0.15 * turned + 0.25 * tracks + 0.1 * near + 0.02 * Math.min(5, others) - 0.01 * Math.min(5, red)
  );
}

const trackOf = (planet: PlanetState, action: string): number => {
  const track = planetOf(planet.id)
    .checks.find(({ id }) => id === action)
    ?.tracks?.find(({ color }) => color === 'green');
  return track ? (planet.markers[`${action}.${track.id}`] ?? 0) / track.length : 0;
};

/** Those who stand where the mission's action can be used. */
function nearness(state: VanguardState, planet: PlanetState, actions: readonly string[]): number {
  const where = planetOf(planet.id)
    .checks.filter(({ id }) => actions.includes(id))
    .map((check) => check.where);
  const there = team(state).filter((who) => where.includes(boardOf(state, who).sector)).length;
  return there / team(state).length;
}
