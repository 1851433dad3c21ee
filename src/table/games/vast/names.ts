import { favors, type FavorId } from '../../../engine/games/vast/content/favors.ts';
import { treasures, type TreasureId } from '../../../engine/games/vast/content/treasures.ts';
import { skeletonNames, type SkeletonId } from '../../../engine/games/vast/content/values.ts';
import type { FigureId } from '../../../engine/games/vast/state.ts';

export const nameOfFigure = (figure: FigureId): string => {
  if (figure === 'paladin') return 'the Paladin';
  if (figure === 'pillar') return 'the pillar of light';
  if (figure in skeletonNames) return skeletonNames[figure as SkeletonId];
  return kindNames[figure.split('-')[0]!] ?? 'the poltergeist';
};

const kindNames: Readonly<Record<string, string>> = {
  giant: 'the Giant Spider',
  sorcerer: 'the Sorcerer',
  spiderling: 'the Spiderling',
  egg: 'the Egg',
  wraith: 'the Wraith',
  warlock: 'the Warlock',
};

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const nameOfFavor = (card: FavorId): string => favors[card].name;
export const nameOfTreasure = (card: TreasureId): string => treasures[card].name;
