import type { AnyRules } from '../engine/kernel/rules.ts';
import { BadSave } from '../engine/kernel/restore.ts';
import { currentRules, replaceGames } from './hot.ts';

type GameModule = Readonly<Record<string, AnyRules>>;

/** Every folder of games with an index, by name; its rules are exported under the same name. Loaded when first played. */
const modules = import.meta.glob<GameModule>('../engine/games/*/index.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, load]));

export const gameNames: readonly string[] = [...loaders.keys()];

replaceGames(async (game) => {
  const load = loaders.get(game);
  const rules = load && (await load())[game];
  if (!rules) throw new BadSave('other-game', `The game ${game} is not on this table. It plays ${gameNames.join(', ')}.`);
  return rules;
});

export const rulesOf = (game: string): Promise<AnyRules> => currentRules(game);

import.meta.hot?.accept();
