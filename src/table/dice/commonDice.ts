import faces from '../../../assets/dice/faces.png?url';
import { commonKinds, type DiceSet } from './kinds.ts';

/** The dice of a game that has none of its own. */
export const commonDice: DiceSet = { kinds: commonKinds, faces };
