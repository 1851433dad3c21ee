import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../contract.ts';
import { readers } from './readers.ts';

/** What the reading view says of a thing: the first part that knows it speaks. */
export function reading(thing: string, view: StonesagaView): Reading | null {
  for (const read of readers) {
    const found = read(thing, view);
    if (found) return found;
  }
  return null;
}
