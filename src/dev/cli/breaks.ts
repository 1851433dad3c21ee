import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Breaks } from '../../engine/testing/breaks.testing.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folderOf = (game: string): string => path.join(root, 'src/engine/games', game, 'breaks');

/** One deliberate mistake in the rules of a game. */
export interface Break {
  /** The list that it stands in, `travel`. */
  readonly list: string;
  readonly ids: readonly string[];
  /** The whole path of the file that it is made in. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** All mistakes that are listed for a game, in the order of their lists. Files are named from the game's folder, or from the root. */
export async function breaksOf(game: string): Promise<readonly Break[]> {
  if (!existsSync(folderOf(game))) return [];
  const lists = readdirSync(folderOf(game)).filter((name) => name.endsWith('.testing.ts'));
  const loaded = await Promise.all(
    lists.sort().map(async (name) => {
      const { breaks } = (await import(path.join(folderOf(game), name))) as { breaks: Breaks };
      return Object.entries(breaks).flatMap(([file, mistakes]) =>
        mistakes.map(([ids, from, to]) => ({
          list: name.replace('.testing.ts', ''),
          ids: ids.split(' '),
          file: path.join(root, file.startsWith('src/') ? '' : `src/engine/games/${game}`, file),
          from,
          to,
        })),
      );
    }),
  );
  return loaded.flat();
}

/** A file with a mistake made in it. The text that is replaced must be plain: a mistake in two places would prove nothing of either. */
export function withBreak(source: string, { from, to }: Pick<Break, 'from' | 'to'>): string {
  const [before, after, more] = source.split(from);
  if (after === undefined) throw new Error(`there is no such text: ${from}`);
  if (more !== undefined) throw new Error(`this text stands there more than once: ${from}`);
  return `${before}${to}${after}`;
}

/** Why a mistake cannot be made as it is listed, or undefined if it can. */
export function whyNotBreakable(one: Break): string | undefined {
  try {
    const source = readFileSync(one.file, 'utf8');
    return withBreak(source, one) === source ? 'it changes nothing' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
