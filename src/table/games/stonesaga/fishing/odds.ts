import { fishing } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { difficultyOf, unseenBy } from '../../../../engine/games/stonesaga/reckoning/fishing.ts';
import type { Row } from '../printed/fishingCard.ts';
import type { FishingScene } from './scene.ts';

type Cast = Pick<FishingScene, 'stock' | 'currents' | 'modifiers'>;

/** The chance that a total is enough on at least one of these currents: whoever strikes sees the modifiers before choosing. */
export function chanceOf({ stock, currents, modifiers }: Cast, total: number, along: readonly Row[]): number {
  if (!currents) return 0;
  const unseen = unseenBy({ stock, currents, modifiers });
  return (
    unseen.filter((card) => along.some((row) => total >= difficultyOf({ stock, currents, modifiers: card }, row))).length / unseen.length
  );
}

/** The chance for what lies in a strike zone, and for what is held over it. */
export function zoneChance(scene: Cast & Pick<FishingScene, 'strikes'>, strike: number, held = 0): number | null {
  const total = scene.strikes[strike]!.reduce((sum, face) => sum + face, held);
  if (total === 0 || !scene.currents) return null;
  return chanceOf(scene, total, fishing[scene.currents].strikes[strike]!.currents);
}
