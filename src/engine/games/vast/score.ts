import type { Seat } from '../../kernel/rule.ts';
import type { SquareId } from './content/manor.ts';
import type { Role } from './content/roles.ts';
import { paladinStart, supply } from './content/values.ts';
import { isSquare, squareDistance } from './rules/spaces.ts';
import { stabilityRow } from './rules/solo/tables.ts';
import type { JourneyState, PoltergeistId, VastState } from './state.ts';

export function scoreVast(state: VastState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  return state.journey ? scoreJourney(state, state.journey) : scoreRole(state, seat as Role);
}

/** In the full game: one's own progress, against the best of the others. */
function scoreRole(state: VastState, role: Role): number {
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

/** How well the journey stands, from 0 (lost) to 1 (won): progress, time left, safety, and means. */
function scoreJourney(state: VastState, journey: JourneyState): number {
  const { paladin, terror } = state;
  const progress = (journey.caught.length + 0.55 * nearestGhost(state)) / (journey.goal + 0.55);
  const time = 1 - terror / journey.terrorLimit;
  const safety = paladin.health / journey.startHealth;
  const cards = paladin.favors.inPlay.length + paladin.favors.hand.length + paladin.treasures.inPlay.length * 1.5 + paladin.treasures.hand.length;
  const means = paladin.grit / 50 + paladin.fury / 15 + paladin.light / 24 + cards / 20;
  const danger = stabilityRow(state).strength / 12;
  return Math.min(0.98, Math.max(0.02, 0.5 * progress + 0.2 * time + 0.16 * safety + 0.14 * Math.min(1, means) - 0.05 * danger));
}

/** 1 with a poltergeist on the Paladin's tile, less for one farther off, 0 without any. */
function nearestGhost(state: VastState): number {
  const paladin = state.figures.paladin as SquareId;
  let best = 0;
  for (const id in state.figures) {
    const at = state.figures[id as PoltergeistId];
    if (!id.startsWith('poltergeist') || at === undefined || !isSquare(at)) continue;
    best = Math.max(best, 1 / (1 + 0.35 * squareDistance(paladin, at)));
  }
  return best;
}
