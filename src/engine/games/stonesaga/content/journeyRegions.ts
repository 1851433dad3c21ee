import type { JourneyCard } from './schema.ts';

/** N9. JV01 to JV06 for the Verdant Vale, JS01 to JS06 for the Skyreach Plateau. */
export const regionJourneys = {} as const satisfies Record<string, JourneyCard>;
