import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Gzipped kilobytes of all script and style in the built page, and of its bare libraries bundled whole. */
export async function measureSize() {
  await build({ root, logLevel: 'error' });
  const out = path.join(root, '.cache/libraries');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: out, emptyOutDir: true, target: 'es2022', lib: { entry: path.join(import.meta.dirname, 'libraries.mjs'), formats: ['es'], fileName: 'libraries' } },
  });
  const sizes = { page: weigh(path.join(root, 'dist')), libraries: weigh(out) };
  rmSync(out, { recursive: true });
  return sizes;
}

const weigh = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|mjs|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0) / 1024;
