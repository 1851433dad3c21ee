import { manor, manorSecond, paladin, paladinFirst, skeletons, spider } from './openings/exampleRounds.ts';
import { nearAndFar } from './openings/nearAndFar.ts';
import { warlock, warlockFirst } from './openings/warlocks.ts';
import type { VastState } from './state.ts';

/**
 * Positions from which a turn can be taught: the examples of the rulebook, each at the beginning of a role's turn,
 * whatever was shuffled. Saved lessons are known by these names.
 */
export const lessonOpenings = {
  'paladin-first': paladinFirst,
  paladin,
  'near-and-far': nearAndFar,
  skeletons,
  spider,
  manor,
  'manor-second': manorSecond,
  'warlock-first': warlockFirst,
  warlock,
} as const satisfies Record<string, (s: VastState) => void>;

export type LessonOpening = keyof typeof lessonOpenings;
export const isLessonOpening = (name: string | undefined): name is LessonOpening => name !== undefined && Object.hasOwn(lessonOpenings, name);
