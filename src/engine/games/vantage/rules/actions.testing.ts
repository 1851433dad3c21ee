import { play, type Session, type Wanted } from '../vantage.testing.ts';

/** p1 is on 18: LISTEN costs 1 and says continue, HAIL costs 2, CHIP costs X, south is a star with a diagonal beside it. */
export const ice = (more: Wanted = {}): Session => play({ dice: ['blank', 'blank', 'blank', 'blank'], ...more });
