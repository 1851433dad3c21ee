import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../engine/games/list.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Everything that serves all games. Tests may play a game by its name. */
const shared = ['src/app', 'src/dev', 'src/match', 'src/play', 'src/bots', 'src/table', 'scripts', 'bench'];
const isShared = (file: string): boolean =>
  !/^src\/table\/(games|testing)\/|(^|\/)node_modules\/|\.test\.tsx?$|\.testing\.tsx?$/.test(file) && /\.(ts|tsx|mjs|css|html)$/.test(file);

/** A game is named by its name, its title, and the names of its roles; `p1` is a chair like any other. */
async function namesOf(game: string): Promise<readonly string[]> {
  const { manifest } = await games[game]!();
  const roles = manifest.mixes.flatMap(({ seats }) => seats).filter((seat) => seat.length > 2);
  return [...new Set([manifest.name, manifest.title, ...roles])];
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter(isShared);

test('no file that serves all games names one of them', async () => {
  const names = (await Promise.all(Object.keys(games).map(namesOf))).flat();
  const naming = new RegExp(`\\b(${names.join('|')})\\b`, 'i');
  const found = shared.flatMap(filesIn).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (naming.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
