import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

/** Somebody who is being made, as everybody sees them. */
export type CreationScene = Extract<NonNullable<StonesagaView['scene']>, { readonly kind: 'creation' }>;
