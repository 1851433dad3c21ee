import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { layersOf } from '../fishing/scene.ts';

export type MiningScene = Extract<NonNullable<StonesagaView['scene']>, { readonly kind: 'mining' }>;

/** The mining that is going on, even while a test or a card lies over it. */
export function miningOf({ scene }: Pick<StonesagaView, 'scene'>): MiningScene | null {
  for (const one of layersOf(scene)) if (one.kind === 'mining') return one;
  return null;
}
