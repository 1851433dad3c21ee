import type { Die } from '../../../pieces/dice.ts';
import { skills, type Face, type Skill } from './vocabulary.ts';

/** N2 The numbers of the game. */
export const skillDie: Die<Skill> = { kind: 'skill', faces: skills };

/** N2, N11 Half of all faces hurt; the other half changes with the setting. */
export const challengeDice: Readonly<Record<'kind' | 'usual' | 'harsh', Die<Face>>> = {
  kind: { kind: 'challenge', faces: ['time', 'morale', 'health', 'blank', 'blank', 'blank'] },
  usual: { kind: 'challenge', faces: ['time', 'morale', 'health', 'setback', 'blank', 'blank'] },
  harsh: { kind: 'challenge', faces: ['time', 'morale', 'health', 'setback', 'setback', 'blank'] },
};

/** VA-026 */
export const diceInPlay = (players: number): number => 8 + 2 * players;
export const tokensPerSkill = 10;
export const highestStat = 6;
export const highestX = 6;
export const middleCell = 4;
export const whenOptions = { zero: { third: 2, second: 1, first: 0 }, evening: { open: null, long: 45, short: 25 } } as const;
/** VA-092 Departing to a listed location. */
export const listedCost = 1;
/** N11 The harder setting takes a point at every so manyth refresh. */
export const harshRefresh = 3;
