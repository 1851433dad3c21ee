import type { Condition } from '../content/conditions.ts';
import { holds } from '../rules/conditions.ts';
import type { VanguardState } from '../state.ts';

/** HD-IV-22 The ending that a careful crew would choose at the switch: the one that ends well with what they have. */
export function wishedEnding(state: VanguardState): 'dark' | 'answer' | 'decoy' {
  if (holds(state, { all: [{ value: 'uniques', atLeast: 12 }, { morale: 'normal', orBetter: true }] }, null)) return 'answer';
  if (holds(state, { all: [{ value: 'uniques', atLeast: 10 }, { morale: 'normal', orBetter: true }] }, null)) return 'decoy';
  return 'dark';
}

/** What has to be ready before the lamp is warm, if the switch is what the mission is about. */
export function endingWish(state: VanguardState, missions: readonly string[]): Condition | null {
  if (!missions.includes('M15')) return null;
  const ending = wishedEnding(state);
  if (ending === 'answer') return { flag: 'house.reply' };
  return ending === 'decoy' ? { flag: 'house.mast' } : null;
}
