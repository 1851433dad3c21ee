import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { Words } from '../../contract.ts';

export const english = {} as Words<StonesagaFact>;
