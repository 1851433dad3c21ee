import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { games as listed } from '../../engine/games/list.ts';
import type { GameList } from '../../engine/kernel/manifest.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import { testGames } from '../../engine/testing/list.ts';
import type { Workshop } from '../../engine/testing/workshop.testing.ts';

export interface Game {
  load(): Promise<AnyRules>;
  workshop(): Promise<Workshop>;
}

const engine = path.resolve(import.meta.dirname, '../../engine');

const gamesIn = (folder: string, list: GameList): Readonly<Record<string, Game>> =>
  Object.fromEntries(
    Object.entries(list).map(([name, manifest]) => [
      name,
      {
        load: async () => (await manifest()).manifest.rules(),
        workshop: () => workshopIn(path.join(engine, folder, name)),
      },
    ]),
  );

/** A game that says nothing of the workshop is played as it is. */
async function workshopIn(folder: string): Promise<Workshop> {
  const file = path.join(folder, 'workshop.testing.ts');
  if (!existsSync(file)) return { machine: {} };
  return ((await import(pathToFileURL(file).href)) as { readonly workshop: Workshop }).workshop;
}

/** Every game by the name it has on the command line. Loaded only when asked for: one broken game must not stop another. */
export const games: Readonly<Record<string, Game>> = { ...gamesIn('games', listed), ...gamesIn('testing', testGames) };
