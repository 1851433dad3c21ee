import { fishing } from '../../../../engine/games/stonesaga/content/fishing.ts';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTold } from '../../../told.ts';
import { goingOn, heard, type Catch } from './retell.ts';
import { fishingOf } from './scene.ts';

const told = (now: Catch, fact: StonesagaFact): Catch =>
  heard(now, fact, (strike) => (now.scene.currents ? fishing[now.scene.currents].strikes[strike]?.icon === 'mishap' : false));

/** The catch that is shown, and while facts are told, what they have made of it so far. */
export const useCatch = (view: StonesagaView): Catch | null =>
  useTold(view, (shown: StonesagaView, before: Catch | null) => goingOn(before, fishingOf(shown)), told);
