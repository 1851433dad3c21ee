import { firstNights } from './nightFirst.ts';
import { regionNights } from './nightRegions.ts';
import { wideNights } from './nightWide.ts';

/** NA for the first game, NU everywhere, NV for the Vale, NP for Skyreach, NY and NZ in Endless Mode. */
export const night = { ...firstNights, ...wideNights, ...regionNights } as const;
export type NightId = keyof typeof night;
export const nightIds = Object.keys(night) as readonly NightId[];
