import manor from '../../../assets/app/manor.webp';
import { gameCards } from '../../table/games/registry.ts';

/** The picture on the lid of a box; the house on the hill until it has been painted. */
export const coverOf = (game: string): string => gameCards.find((card) => card.game === game)?.cover ?? manor;
