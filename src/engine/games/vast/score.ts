import type { Seat } from '../../kernel/rule.ts';
import type { Role } from './content/roles.ts';
import { scoreJourney } from './score/journey.ts';
import { scoreRole } from './score/roles.ts';
import type { VastState } from './state.ts';

/** How well a seat stands, from 0 to 1. */
export function scoreVast(state: VastState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  return state.journey ? scoreJourney(state, state.journey) : scoreRole(state, seat as Role);
}
