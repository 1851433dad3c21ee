import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, sourcesOf } from './bakeSources.mjs';

let root = '';
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bake-'));
  const hill = "import { green } from './colour.ts';\nimport type { Slope } from './slope.ts';\nimport grass from './grass.glsl?raw';\n";
  write('hill.ts', `${hill}import { z } from 'zod';\n`);
  write('colour.ts', "import { hill } from './hill.ts';\nexport const green = 1;\n");
  write('grass.glsl', 'void main() {}');
  write('slope.ts', 'export type Slope = number;\n');
  write('lake.ts', 'export const blue = 2;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a module reads what it imports, near and far, and itself', () => {
  const { files, packages } = sourcesOf('hill.ts', root);
  expect(files.map((file) => path.basename(file))).toEqual(['colour.ts', 'grass.glsl', 'hill.ts']);
  expect(packages).toEqual(['zod']);
});

test.each([
  ['colour.ts', true],
  ['grass.glsl', true],
  ['lake.ts', false],
  ['slope.ts', false],
])('a change of %s changes the fingerprint: %s', (name, changes) => {
  const before = fingerprint(['hill.ts'], root);
  write(name, 'export const other = 3;\n');
  expect(fingerprint(['hill.ts'], root) !== before).toBe(changes);
});

test('so does a change of its options', () => {
  expect(fingerprint(['lake.ts'], root, { quality: 0.8 })).not.toBe(fingerprint(['lake.ts'], root, { quality: 0.9 }));
});

test.each(['vast', 'stonesaga'])('everything that %s has baked remembers what it was drawn from', (game) => {
  const baked = path.resolve(import.meta.dirname, `../assets/${game}/baked`);
  const drawn = Object.keys(JSON.parse(readFileSync(path.join(baked, 'sources.json'), 'utf8')) as object);
  const { pages } = JSON.parse(readFileSync(path.join(baked, 'high/atlas.json'), 'utf8')) as { pages: string[] };
  expect(new Set(pages.map((page) => page.replace(/-\d+\.webp$/, '')))).toEqual(new Set(drawn.filter((name) => name !== 'cover')));
});
