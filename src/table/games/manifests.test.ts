import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../engine/games/list.ts';
import { liveFont } from '../fonts.ts';
import { handOf } from './hands.ts';
import { tables } from './list.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sheetsOf = (game: string, quality: string): ReadonlySet<string> => {
  const { pages } = JSON.parse(read(`assets/${game}/baked/${quality}/atlas.json`)) as { readonly pages: readonly string[] };
  return new Set(pages.map((page) => page.replace(/-\d+\.webp$/, '')));
};

describe.each(Object.entries(tables))('the table of %s', (game, { fonts, atlas }) => {
  const folder = `src/table/games/${game}`;

  test('loads the letters that its manifest lists, and no others', () => {
    const css = [...read(`${folder}/load.ts`).matchAll(/@fontsource\/([\w-]+\/\d+)\.css/g)].map(([, file]) => file);
    const listed = fonts.flatMap(({ family, weights }) =>
      weights.map((weight) => `${family.toLowerCase().replaceAll(' ', '-')}/${weight}`),
    );
    expect(css.toSorted()).toEqual(listed.toSorted());
  });

  test('writes live words in letters of its manifest alone', () => {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/\bfont(?:=|: |Family: )["']([^"']+)["']/g)])
      .map(([, font]) => font!);
    expect(new Set(named).size).toBeGreaterThan(1);
    for (const font of named) expect(fonts.map(({ family }) => family)).toContain(font);
  });

  test('has a hand for phones, listed in hands.ts', async () => {
    expect(await handOf(game)).not.toBeNull();
  });

  test('opens with sheets that were baked, for mixes that there are', async () => {
    const mixes = (await games[game]!()).manifest.mixes.map(({ id }) => id);
    expect(mixes).toEqual(expect.arrayContaining(Object.keys(atlas?.byMix ?? {})));
    const sheets = [...(atlas?.opening ?? []), ...Object.values(atlas?.byMix ?? {}).flat()];
    expect(existsSync(path.join(root, `assets/${game}/baked`))).toBe(sheets.length > 0);
    for (const quality of sheets.length > 0 ? ['high', 'low'] : [])
      expect([...sheetsOf(game, quality)]).toEqual(expect.arrayContaining([...new Set(sheets)]));
  });
});

test('words in letters that a game does not list are refused; words that name none have the first', () => {
  const fonts = [{ family: 'Inter', weights: ['700', '500'], by: 'Rasmus Andersson' }] as const;
  expect(liveFont(fonts)).toEqual({ fontFamily: 'Inter', fontWeight: '700' });
  expect(() => liveFont(fonts, 'Caudex')).toThrow('Caudex is not among the letters');
});
