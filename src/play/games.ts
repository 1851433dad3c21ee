import type { AnyRules } from '../engine/kernel/rules.ts';
import { loadRules } from '../match/games.ts';
import { currentRules, replaceGames } from './hot.ts';

replaceGames(loadRules);

/** The rules of a game as they are now: while developing they may be replaced under a match that is open. */
export const rulesOf = (game: string): Promise<AnyRules> => currentRules(game);

import.meta.hot?.accept();
