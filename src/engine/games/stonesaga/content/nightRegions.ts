import type { NightCard } from './schema.ts';

/** N9. NV01 to NV03 for the Verdant Vale, NP01 to NP03 for Skyreach, NY01 to NY03 and NZ01 to NZ03 for Endless Mode. */
export const regionNights = {} as const satisfies Record<string, NightCard>;
