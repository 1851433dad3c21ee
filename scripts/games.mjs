import { tsImport } from 'tsx/esm/api';

/** Names of all games, in the order of the list. */
export async function gameNames() {
  const { games } = await tsImport('../src/engine/games/list.ts', import.meta.url);
  return Object.keys(games);
}
