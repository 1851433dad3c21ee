import type { GameList } from '../kernel/manifest.ts';

/**
 * Every game, one line each, in the order of the shelf. A manifest is loaded when it is asked for, so that a browser, a worker and
 * Node can all import this list, and a broken game does not stop the others.
 */
export const games: GameList = {
  vast: () => import('./vast/manifest.ts'),
  stonesaga: () => import('./stonesaga/manifest.ts'),
  vantage: () => import('./vantage/manifest.ts'),
  vanguard: () => import('./vanguard/manifest.ts'),
};
