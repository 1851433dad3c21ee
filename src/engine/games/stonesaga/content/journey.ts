import { firstJourneys } from './journeyFirst.ts';
import { regionJourneys } from './journeyRegions.ts';
import { wideJourneys } from './journeyWide.ts';

/** JA for the first game, JU everywhere, JV for the Vale, JS for Skyreach, JB beyond the first challenge. */
export const journey = { ...firstJourneys, ...wideJourneys, ...regionJourneys } as const;
export type JourneyId = keyof typeof journey;
export const journeyIds = Object.keys(journey) as readonly JourneyId[];
