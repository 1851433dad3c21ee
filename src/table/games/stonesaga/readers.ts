import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../contract.ts';
import { readFishing } from './fishing/reading.ts';
import { readForaging } from './foraging/reading.ts';
import { readValley } from './valley/reading.ts';

export type Reader = (thing: string, view: StonesagaView) => Reading | null;

/** Each part of the table tells about its own things: `<part>/reading.ts`. */
export const readers: readonly Reader[] = [readValley, readForaging, readFishing];
