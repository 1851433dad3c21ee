import type { Seat } from '../../kernel/rule.ts';
import { missionOf } from './content/find.ts';
import { team } from './rules/board.ts';
import { valueOf } from './rules/conditions.ts';
import { landingScore } from './score/landing.ts';
import { shipScore } from './score/ship.ts';
import type { VanguardState } from './state.ts';

const storyMissions = 12;

/** How well the crew stands, from 0 (lost) to 1 (won); everybody wins or loses together. */
export function scoreVanguard(state: VanguardState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  const { planet } = state;
  const isDown = planet !== null && planet.over === null && team(state).length > 0;
  if (state.mode === 'mission') return clamp(isDown ? landingScore(state, planet) : 0.5);
  const far = valueOf(state, 'missions') / storyMissions;
  // A finished mission weighs more than a landing that stands well, or nobody would ever come home.
  return clamp(0.55 * far + 0.25 * shipScore(state) + 0.15 * (isDown ? landingScore(state, planet) : afterwards(state)));
}

/** Aboard again: with the mission done as good as a landing can be, otherwise as a landing before its first step. */
function afterwards({ planet }: VanguardState): number {
  if (planet?.over === 'evac') return 0.1;
  const done = planet !== null && !planet.missionFailed && planet.completed.some((id) => missionOf(id).kind === 'story');
  return done ? 1 : 0.35;
}

const clamp = (value: number): number => Math.min(0.98, Math.max(0.01, value));
