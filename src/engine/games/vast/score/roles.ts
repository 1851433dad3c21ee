import type { Role } from '../content/roles.ts';
import { paladinStart, supply } from '../content/values.ts';
import type { VastState } from '../state.ts';

/** In the full game: one's own progress, against the best of the others. */
export function scoreRole(state: VastState, role: Role): number {
  const others = state.roles.filter((other) => other !== role).map((other) => progressOf(state, other));
  return Math.min(0.98, Math.max(0.02, 0.5 + 0.5 * progressOf(state, role) - 0.3 * Math.max(0, ...others)));
}

/** How near a role is to winning, from 0 to 1. */
export function progressOf(state: VastState, role: Role): number {
  const { spider, manor, warlock, paladin, goals } = state;
  const boxed = (spider?.boxed.length ?? 0) / supply.spiderlings;
  switch (role) {
    case 'paladin':
      return boxed;
    case 'skeletons':
      return state.roles.includes('paladin') ? 1 - paladin.health / paladinStart.health : boxed;
    case 'spider':
      return state.terror / goals.terror;
    case 'manor':
      return (manor?.seals ?? 0) / goals.seals;
    case 'warlock':
      return (warlock?.dominated.filter((piece) => piece !== null).length ?? 0) / goals.dominated;
  }
}
