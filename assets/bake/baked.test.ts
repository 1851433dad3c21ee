import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fingerprintsOf } from '../../scripts/bakeSources.mjs';
import type { Bundle } from './frame.ts';

// outlines are made when a file of art is read, and drawn only in the browser
vi.stubGlobal('Path2D', function Path2D() {
  return new Proxy({}, { get: () => () => undefined });
});

const root = path.resolve(import.meta.dirname, '../..');
const bundles = import.meta.glob<{ bundle: Bundle }>('../*/bake.ts');

describe.each(Object.entries(bundles))('%s', (file, load) => {
  const baked = path.resolve(import.meta.dirname, path.dirname(file), 'baked');
  const drawn = JSON.parse(readFileSync(path.join(baked, 'sources.json'), 'utf8')) as Record<string, string>;

  test('was drawn by the code of today: `npm run bake` would draw nothing', { timeout: 120_000 }, async () => {
    const { groups, pictures = {} } = (await load()).bundle;
    expect(drawn).toEqual(await fingerprintsOf({ ...groups, ...pictures }, root));
  });

  test('every sheet is of a group that remembers what it was drawn from', async () => {
    const { pictures = {} } = (await load()).bundle;
    const { pages } = JSON.parse(readFileSync(path.join(baked, 'high/atlas.json'), 'utf8')) as { pages: string[] };
    const groups = Object.keys(drawn).filter((name) => !(name in pictures));
    expect(new Set(pages.map((page) => page.replace(/-\d+\.webp$/, '')))).toEqual(new Set(groups));
  });
});
