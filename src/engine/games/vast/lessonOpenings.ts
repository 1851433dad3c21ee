import { manor, manorSecond, paladin, paladinFirst, skeletons, spider } from './openings/exampleRounds.ts';
import { nearAndFar } from './openings/nearAndFar.ts';
import { warlock, warlockFirst } from './openings/warlocks.ts';
import type { LessonOpening } from './content/openingNames.ts';
import type { VastState } from './state.ts';

/**
 * Positions from which a turn can be taught: the examples of the rulebook, each at the beginning of a role's turn,
 * whatever was shuffled.
 */
export const lessonOpenings: Readonly<Record<LessonOpening, (s: VastState) => void>> = {
  'paladin-first': paladinFirst,
  paladin,
  'near-and-far': nearAndFar,
  skeletons,
  spider,
  manor,
  'manor-second': manorSecond,
  'warlock-first': warlockFirst,
  warlock,
};
