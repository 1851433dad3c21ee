import type { Condition } from '../content/conditions.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';

export type Ending = 'dark' | 'answer' | 'decoy';

/** What log 440 asks for besides the mast: nobody watches, or there is something to show to who does. */
const canMislead: Condition = {
  any: [
    { all: [{ value: 'uniques', atLeast: 3 }, { not: { flag: 'house.counted' } }] },
    { all: [{ flag: 'house.counted' }, { any: [{ flag: 'house.false_ledger' }, { flag: 'ship.falsevoice' }] }] },
  ],
};

/** HD-IV-22 The ending that a careful crew would choose at the switch: to be heard if it can, to mislead if it can, or to go dark. */
export function wishedEnding(state: VanguardState): Ending {
  if (holds(state, { all: [{ morale: 'high', orBetter: true }, { value: 'uniques', atLeast: 4 }] }, null)) return 'answer';
  if (holds(state, canMislead, null)) return 'decoy';
  return 'dark';
}

/** What has to be ready before the lamp is warm, if the switch is what the mission is about. */
export function endingWish(state: VanguardState, missions: readonly string[]): Condition | null {
  if (!missions.includes('M15')) return null;
  const ending = wishedEnding(state);
  if (ending === 'answer') return { flag: 'house.reply' };
  return ending === 'decoy' ? { flag: 'house.mast' } : null;
}

/** What it costs a crew to be watched: time tokens on The Count, until they have been counted. */
export const watched = ({ flags }: VanguardState, { tokens }: PlanetState): number =>
  flags.includes('house.counted') ? 0 : 0.02 * (tokens.P89 ?? 0);

/** The choices of log 440 that lead to an ending. */
export const choicesFor: Readonly<Record<Ending, readonly string[]>> = {
  dark: ['choice-1'],
  answer: ['choice-2'],
  decoy: ['choice-3', 'choice-4', 'choice-5'],
};
