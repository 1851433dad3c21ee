import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { Cues } from '../../sound/cue.ts';

export const cues = {} as Cues<StonesagaFact>;
