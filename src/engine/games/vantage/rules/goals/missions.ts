import { missionOf } from '../../content/cards.ts';
import type { Goal } from '../../content/goals.ts';

/** The goal of a mission for so many players. */
export function goalOf(num: number, players: number): Goal {
  const { goal, goalSolo } = missionOf(num);
  return players === 1 && goalSolo ? goalSolo : goal;
}
