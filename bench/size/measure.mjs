import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { gameNames } from '../../scripts/games.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Gzipped kilobytes of script and style that come before the table of the first game can be played, workers and both atlases
 * included, and of its bare libraries bundled whole. Other games and the texts of rulebooks come only when they are asked for.
 */
export async function measureSize() {
  await build({ root, logLevel: 'error' });
  const out = path.join(root, '.cache/libraries');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'libraries.mjs'), formats: ['es'], fileName: 'libraries' },
    },
  });
  const sizes = { page: weigh(path.join(root, 'dist')), libraries: weigh(out) };
  rmSync(out, { recursive: true });
  return sizes;
}

const [, ...otherGames] = await gameNames();
const later = new RegExp(`^(rulebook|${otherGames.join('|')})-`);

const weigh = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|mjs|css)$/.test(file) && !later.test(path.basename(file)))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0) / 1024;
