import faces from '../../../../assets/vantage/dice.png?url';
import type { DiceSet } from '../../dice/kinds.ts';
import { kinds } from './printed/dice.ts';

export const dice: DiceSet = { kinds, faces };
