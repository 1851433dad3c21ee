import { systems } from '../content/campaign/systems.ts';
import { planets } from '../content/planets.ts';
import { landingOf, missionOf, planetOf, systemOf, techOf, upgradeOf } from '../content/find.ts';
import { sections } from '../content/vocabulary.ts';
import { ownedDice } from '../rules/board.ts';
import { holds, valueOf } from '../rules/conditions.ts';
import type { VanguardState } from '../state.ts';

/** How the ship stands, from 0 to 1: crew, dice, what was built, and whether it is on its way to work. */
export function shipScore(state: VanguardState): number {
  const { ship } = state;
  const dice = Math.min(1, (ownedDice(state, 'recon') - 4) / 8);
  const ranks = Object.values(state.crew).reduce((sum, { rank, place }) => sum + (isLost(place) ? 0 : rank), 0);
  const fit = sections.filter((section) =>
    Object.values(state.crew).some((one) => one.section === section && (one.place === 'available' || one.place === 'resting')),
  ).length;
  const morale = { high: 1, normal: 0.75, low: 0.35, verylow: 0 }[ship.morale];
  const travel = ship.upgrades.some((id) => upgradeOf(id).kind === 'travel') ? 1 : 0;
  const built = Math.min(1, (ship.upgrades.length + ship.landers.length + ship.mods.length + ship.armory.length / 3) / 20);
  return (
    0.26 * dice +
    0.1 * Math.min(1, ranks / 20) +
    0.1 * (fit / 4) +
    0.16 * morale +
    0.1 * (techOf(ship.tech).level / 3) +
    0.08 * travel +
    0.08 * built +
    0.02 * Math.min(1, ship.success / 10) +
    0.03 * (1 - Math.min(1, ship.situations.length / 5)) +
    0.12 * courseOf(state)
  );
}

const isLost = (place: string): boolean => place === 'fallen' || place === 'remembered' || place === 'gone';

/** True if a story mission waits on a planet. */
function hasWork(state: VanguardState, planet: string): boolean {
  return planetOf(planet).planet.missions.some(
    ({ id, when }) => missionOf(id).kind === 'story' && state.story.done[id] === undefined && (!when || holds(state, when, null)),
  );
}

/** A landing card with work in the scanner, or how near the next one is. */
function courseOf(state: VanguardState): number {
  const { scanner, system } = state.ship;
  if (scanner) return hasWork(state, landingOf(scanner.card).planet) ? 1 : 0.1;
  const act = valueOf(state, 'act');
  const far = new Map([[system, 0]]);
  for (const [n, steps] of far)
    for (const { system: to, act: from } of systemOf(n).outbound) if (!far.has(to) && (from ?? 0) <= act) far.set(to, steps + 1);
  const steps = systems
    .filter(({ n, destinations }) => far.has(n) && destinations.some(({ landing }) => landing && isOpen(state, landing)))
    .map(({ n }) => far.get(n)!);
  return steps.length === 0 ? 0 : 0.7 / (1 + Math.min(...steps));
}

const isOpen = (state: VanguardState, landing: string): boolean => {
  const planet = planets.find((one) => one.landing.id === landing);
  return planet !== undefined && !state.ship.gone.includes(landing) && hasWork(state, planet.planet.id);
};
