import type { AbilityOf } from '../content/abilities.ts';
import type { Feature } from '../content/vocabulary.ts';

/** SS-232 to SS-239 Energy that a hard journey over an edge with these features costs, before anything spares it. */
export const hardJourneyCost = (by: readonly Feature[], more: readonly AbilityOf<'arduousMore'>[]): number =>
  more.reduce((sum, { feature, n }) => sum + (by.includes(feature) ? n : 0), 1);

/** Whether an ability is good for this edge: one that names features is good only where nothing else covers it. */
export const sparesEdge = ({ features }: AbilityOf<'arduousIgnore'>, by: readonly Feature[]): boolean =>
  !features || (by.length > 0 && by.every((feature) => features.includes(feature)));
