import type { Role } from '../content/roles.ts';
import { paladinStart, supply } from '../content/values.ts';
import { wallsOf } from '../rules/walls.ts';
import type { VastState } from '../state.ts';
import { manorStanding } from './manor.ts';
import { paladinStanding } from './paladin.ts';
import { skeletonsStanding } from './skeletons.ts';
import { broodOf, spiderStanding } from './spider.ts';
import { harvestOf, warlockStanding } from './warlock.ts';

/** What others have reached counts the more, the nearer they are to winning. */
const envy = 0.25;

/** In the full game: how far the role has come and what it holds, against what the others have reached. */
export function scoreRole(state: VastState, role: Role): number {
  let threat = 0;
  for (const other of state.roles) if (other !== role) threat += progressOf(state, other) ** 2;
  const own = standingOf(state, role) / goalOf(state, role);
  return Math.min(0.98, Math.max(0.02, 0.2 + 0.55 * own - envy * threat));
}

/** In the unit of the role: Spiderlings, wounds, Terror, Seals, dominated pieces. */
function standingOf(state: VastState, role: Role): number {
  switch (role) {
    case 'paladin':
      return paladinStanding(state, wallsOf(state));
    case 'skeletons':
      return skeletonsStanding(state, wallsOf(state));
    case 'spider':
      return spiderStanding(state, wallsOf(state));
    case 'manor':
      return manorStanding(state, wallsOf(state));
    case 'warlock':
      return warlockStanding(state);
  }
}

function goalOf({ goals, roles }: VastState, role: Role): number {
  if (role === 'paladin') return 2 * supply.spiderlings + 2;
  if (role === 'skeletons') return roles.includes('paladin') ? paladinStart.health + 2 : supply.spiderlings * 1.4 + 2;
  return role === 'spider' ? goals.terror + 1 : role === 'manor' ? goals.seals + 2 : goals.dominated + 1;
}

/** How near a role is to winning, from 0 to 1, as the others can see it. */
function progressOf(state: VastState, role: Role): number {
  const { spider, manor, paladin, goals } = state;
  const boxed = (spider?.boxed.length ?? 0) / supply.spiderlings;
  switch (role) {
    case 'paladin':
      return boxed;
    case 'skeletons':
      return state.roles.includes('paladin') ? 1 - paladin.health / paladinStart.health : boxed;
    case 'spider':
      return Math.min(1, (state.terror + broodOf(state)) / goals.terror);
    case 'manor':
      return (manor?.seals ?? 0) / goals.seals;
    case 'warlock':
      return Math.min(1, harvestOf(state) / goals.dominated);
  }
}
