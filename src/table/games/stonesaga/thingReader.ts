import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../contract.ts';

/** What a part of the table tells about one of its things; null for things of other parts. */
export type ThingReader = (thing: string, view: StonesagaView) => Reading | null;
