import { cardOmens } from './investigationsCards.ts';
import { placeOmens } from './investigationsPlaces.ts';
import { thingOmens } from './investigationsThings.ts';
import type { InvestigationEntry } from './schema.ts';

/** What an omen on a component means, by omen and component id. No entry: the investigation finds nothing. */
export const investigations = { ...placeOmens, ...thingOmens, ...cardOmens } as const satisfies Record<`${string}@${string}`, InvestigationEntry>;
