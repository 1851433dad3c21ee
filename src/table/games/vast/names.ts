import { favors, type FavorId } from '../../../engine/games/vast/content/favors.ts';
import { treasures, type TreasureId } from '../../../engine/games/vast/content/treasures.ts';

export const nameOfFavor = (card: FavorId): string => favors[card].name;
export const nameOfTreasure = (card: TreasureId): string => treasures[card].name;
