import type { InvestigationEntry } from './schema.ts';

/** What an omen on a component means, by omen and component id. No entry: the investigation finds nothing. */
export const investigations = {
  'moon@VV03': { omen: 'moon', component: 'VV03', text: 'In the mist the trees stand in a ring. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'sun@IT53': { omen: 'sun', component: 'IT53', text: 'The pendant throws a bright spot that does not move with you. Gain 1 energy.', effects: [{ do: 'energy' }] },
} as const satisfies Record<`${string}@${string}`, InvestigationEntry>;
