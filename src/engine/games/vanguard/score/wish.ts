import type { Condition } from '../content/conditions.ts';
import { holds } from '../rules/conditions.ts';
import type { VanguardState } from '../state.ts';

export type Ending = 'dark' | 'answer' | 'decoy';

/** HD-IV-22 The ending that a careful crew would choose at the switch: to be heard if it can, to mislead if it can, or to go dark. */
export function wishedEnding(state: VanguardState): Ending {
  if (holds(state, { all: [{ morale: 'high', orBetter: true }, { value: 'uniques', atLeast: 4 }] }, null)) return 'answer';
  if (holds(state, { all: [{ value: 'uniques', atLeast: 3 }, { not: { flag: 'house.counted' } }] }, null)) return 'decoy';
  return 'dark';
}

/** What has to be ready before the lamp is warm, if the switch is what the mission is about. */
export function endingWish(state: VanguardState, missions: readonly string[]): Condition | null {
  if (!missions.includes('M15')) return null;
  const ending = wishedEnding(state);
  if (ending === 'answer') return { flag: 'house.reply' };
  return ending === 'decoy' ? { flag: 'house.mast' } : null;
}

/** The choices of log 440 that lead to an ending. */
export const choicesFor: Readonly<Record<Ending, readonly string[]>> = {
  dark: ['choice-1'],
  answer: ['choice-2'],
  decoy: ['choice-3', 'choice-4', 'choice-5'],
};
