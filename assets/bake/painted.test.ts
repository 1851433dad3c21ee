import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { paintPrints } from '../../scripts/bakeSources.mjs';
import type { Set } from './paintings.ts';

// outlines are made when a file of art is read, and drawn only in the browser
vi.stubGlobal('Path2D', function Path2D() {
  return new Proxy({}, { get: () => () => undefined });
});

const root = path.resolve(import.meta.dirname, '../..');
const games = import.meta.glob<{ sets: Readonly<Record<string, Set>> }>(['../*/paintings.ts', '!../bake/paintings.ts']);

describe.each(Object.entries(games))('%s', (file, load) => {
  test('every picture was painted by the code of today: `npm run paint` would paint nothing', { timeout: 240_000 }, async () => {
    const { sets } = await load();
    expect(Object.keys(sets)).not.toEqual([]);
    for (const [name, set] of Object.entries(sets)) {
      const notes = path.resolve(import.meta.dirname, path.dirname(file), 'painted', name, 'prints.json');
      const written = JSON.parse(readFileSync(notes, 'utf8')) as Record<string, { painted: Record<string, string> }>;
      expect(Object.fromEntries(Object.entries(written).map(([one, { painted }]) => [one, painted]))).toEqual(await paintPrints(set, root));
    }
  });
});
