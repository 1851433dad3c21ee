import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, paintPrints } from './bakeSources.mjs';

let root = '';
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);
const hill = `import { green } from './colour.ts';
import type { Slope } from './slope.ts';
import grass from './grass.glsl?raw';
import { z } from 'zod';
export const slope: Slope = z.parse([green, grass]);
`;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bake-'));
  write('hill.ts', hill);
  write('colour.ts', 'export const green = Math.random() + 1;\nexport const unused = 5;\n');
  write('grass.glsl', 'void main() {}');
  write('slope.ts', 'export type Slope = number;\n');
  write('lake.ts', 'export const blue = Math.random();\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['colour.ts', 'export const green = Math.random() + 2;', true],
  ['grass.glsl', 'void main() { discard; }', true],
  ['hill.ts', hill.replace('[green, grass]', '[grass, green]'), true],
  ['colour.ts', '// greener\nconst shade: number = Math.random() + 1;\nexport { shade as green };', false],
  ['slope.ts', 'export type Slope = string;', false],
  ['lake.ts', 'export const blue = 3;', false],
])('when %s becomes %s the fingerprint changes: %s', async (name, text, changes) => {
  const before = await fingerprint(['hill.ts'], root);
  write(name, text);
  expect((await fingerprint(['hill.ts'], root)) !== before).toBe(changes);
});

test('a new version of a package changes it, and so does an option', async () => {
  const before = await fingerprint(['hill.ts'], root);
  expect(await fingerprint(['hill.ts'], root, { quality: 0.9 })).not.toBe(before);
  mkdirSync(path.join(root, 'node_modules/zod'), { recursive: true });
  write('node_modules/zod/package.json', '{ "version": "9.9.9" }');
  expect(await fingerprint(['hill.ts'], root)).not.toBe(before);
});

test('a picture is painted anew when its own data change, or a file that draws what is on it, or the painter; not for other pictures', async () => {
  const all = { height: 90, bytes: 100, width: 160, name: 'small' };
  const prints = (given: unknown) =>
    paintPrints(
      {
        sizes: [all],
        painter: { sources: ['hill.ts'], without: ['colour.ts'] },
        paintings: [{ name: 'pond', sources: ['lake.ts'], given }, { name: 'meadow', sources: [], given: { x: 0.1 + 0.2 } }],
      },
      root,
    );
  const before = await prints({ depth: 1 });
  expect(await prints({ depth: 2 })).toEqual({ ...before, pond: expect.not.objectContaining(before['pond']!) });
  write('lake.ts', 'export const blue = 3;\n');
  expect(await prints({ depth: 1 })).toEqual({ ...before, pond: expect.not.objectContaining(before['pond']!) });
  write('lake.ts', 'export const blue = Math.random();\n');
  write('colour.ts', 'export const green = Math.random() + 2;\n');
  expect(await prints({ depth: 1 })).toEqual(before);
  write('grass.glsl', 'void main() { discard; }');
  expect((await prints({ depth: 1 }))['meadow']).not.toEqual(before['meadow']);
});

test('a file that has moved leaves it as it was', async () => {
  const before = await fingerprint(['hill.ts'], root);
  mkdirSync(path.join(root, 'paints'));
  renameSync(path.join(root, 'colour.ts'), path.join(root, 'paints/colour.ts'));
  write('hill.ts', hill.replace('./colour.ts', './paints/colour.ts'));
  expect(await fingerprint(['hill.ts'], root)).toBe(before);
});

