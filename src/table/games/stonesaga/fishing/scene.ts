import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

type Scene = NonNullable<StonesagaView['scene']>;
export type FishingScene = Extract<Scene, { readonly kind: 'fishing' }>;

/** What lies on the stage, with what lies under it. */
export function* layersOf(scene: Scene | null): Generator<Scene> {
  for (let one = scene; one; one = 'under' in one ? one.under : null) yield one;
}

/** The catch that is going on, even while a test or a card lies over it. */
export function fishingOf({ scene }: Pick<StonesagaView, 'scene'>): FishingScene | null {
  for (const one of layersOf(scene)) if (one.kind === 'fishing') return one;
  return null;
}

/** True while nothing lies over it. */
export const isOpen = ({ scene }: Pick<StonesagaView, 'scene'>): boolean => scene?.kind === 'fishing';
