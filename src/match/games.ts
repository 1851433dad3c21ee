import { games } from '../engine/games/list.ts';
import type { GameManifest } from '../engine/kernel/manifest.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';

export { games };
export const gameNames: readonly string[] = Object.keys(games);

/** Rejects with `BadSave` for a game that is not on the list. */
export async function manifestOf(game: string): Promise<GameManifest> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!load) throw new BadSave('other-game', `The game ${game} is not on this table. It plays ${gameNames.join(', ')}.`);
  return (await load()).manifest;
}

export const loadRules = async (game: string): Promise<AnyRules> => (await manifestOf(game)).rules();
