import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesUntilFirstTable } from './downloads.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Gzipped kilobytes of script and style that a browser asks for before the table of the first game can be played, workers included,
 * and of the bare libraries bundled whole.
 */
export async function measureSize(executablePath) {
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
  const libraries = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|mjs|css)$/.test(file));
  const sizes = {
    page: weigh(await filesUntilFirstTable(executablePath, path.join(root, 'dist'))),
    libraries: weigh(libraries.map((file) => path.join(out, file))),
  };
  rmSync(out, { recursive: true });
  return sizes;
}

const weigh = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1024;
