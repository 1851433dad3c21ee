import type { Seat } from '../../kernel/rule.ts';
import type { SquareId } from './content/manor.ts';
import type { Role } from './content/roles.ts';
import { paladinStart, supply } from './content/values.ts';
import { poltergeistIds } from './rules/figures.ts';
import { paladinDefense, paladinStrength } from './rules/paladin/values.ts';
import { poltergeistDefense } from './rules/solo/hooks.ts';
import { isSquare, squareDistance } from './rules/spaces.ts';
import { stabilityRow } from './rules/solo/tables.ts';
import type { JourneyState, VastState } from './state.ts';

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

/** How well the journey stands, from 0 (lost) to 1 (won): ghosts caught and near, time and Health left, and the means to go on. */
function scoreJourney(state: VastState, journey: JourneyState): number {
  const { paladin, terror } = state;
  const progress = (journey.caught.length + 0.7 * nearestGhost(state)) / journey.goal;
  const time = 1 - terror / journey.terrorLimit;
  const safety = paladin.health / journey.startHealth + 0.03 * Math.min(3, paladinDefense(state));
  const cards = paladin.favors.inPlay.length + paladin.favors.hand.length * 0.8 + paladin.treasures.inPlay.length * 1.5 + paladin.treasures.hand.length;
  const means = paladin.grit / 40 + paladin.fury / 25 + paladin.light / 40 + cards / 30;
  const explored = Object.values(state.map).filter(({ lit }) => lit).length / 30;
  const danger = stabilityRow(state).strength / 3 + state.skeletons.stability / 24;
  return Math.min(0.98, Math.max(0.02, 0.5 * progress + 0.2 * time + 0.1 * safety + 0.16 * means + 0.16 * explored + 0.05 * nearestDark(state) - 0.03 * danger));
}

/** Near 1 with a poltergeist on the Paladin's tile that he could hit now, less for one farther off or stronger, 0 without any. */
function nearestGhost(state: VastState): number {
  const paladin = state.figures.paladin as SquareId;
  const ready = Math.min(1, paladinStrength(state) / (poltergeistDefense(state) + 1));
  let best = 0;
  for (const id of poltergeistIds) {
    const at = state.figures[id];
    if (at === undefined || !isSquare(at)) continue;
    const distance = squareDistance(paladin, at);
    best = Math.max(best, distance === 0 ? 0.55 + 0.45 * ready : 0.5 / distance);
  }
  return best;
}

/** 1 beside a Dark tile, less the farther the Paladin has to walk to reveal one. */
function nearestDark(state: VastState): number {
  const paladin = state.figures.paladin as SquareId;
  let nearest = Infinity;
  for (const square in state.map) {
    if (!state.map[square as SquareId]!.lit) nearest = Math.min(nearest, Math.max(1, squareDistance(paladin, square as SquareId)));
  }
  return 1 / nearest;
}
