import type { GameList } from '../kernel/manifest.ts';

/** Games that only tests and tools play. */
export const testGames: GameList = {
  harbour: () => import('./harbour/manifest.ts'),
};
