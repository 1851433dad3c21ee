import type { AnyGameTable } from '../../table/contract.ts';

/** Every game that has a table, by the name of its folder. Loaded when a match is opened: Pixi comes with it. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../table/games/*/index.{ts,tsx}');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, load]));

export const hasTable = (game: string): boolean => loaders.has(game);

/** Null for a game that cannot be laid on this table. */
export async function tableOf(game: string): Promise<AnyGameTable | null> {
  const module = await loaders.get(game)?.();
  return Object.values(module ?? {}).find((one): one is AnyGameTable => isTable(one) && one.game === game) ?? null;
}

const isTable = (value: unknown): value is AnyGameTable => typeof value === 'object' && value !== null && 'game' in value && 'Scene' in value && 'words' in value;
