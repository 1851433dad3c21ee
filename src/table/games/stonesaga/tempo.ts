import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { Rolled } from '../../contract.ts';

export const pace = (_: StonesagaFact): number => 120;
export const rolled = (_: StonesagaFact): Rolled | null => null;
export const focus = (_: StonesagaFact): string | null => null;
