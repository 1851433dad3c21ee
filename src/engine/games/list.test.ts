import { describe, expect, test } from 'vitest';
import { testGames } from '../testing/list.ts';
import { games as listed } from './list.ts';

const games = { ...listed, ...testGames };

describe.each(Object.keys(games))('the manifest of %s', (name) => {
  test('says what its rules say', async () => {
    const { manifest } = await games[name]!();
    const rules = await manifest.rules();
    expect([manifest.name, rules.name]).toEqual([name, name]);
    expect(manifest.title).toBe(rules.title);
    expect(manifest.mixes).toBe(rules.mixes);
    expect(manifest.settings).toBe(rules.settings);
    expect(manifest.open).toBe(rules.open !== undefined);
  });

  test('puts every mix into one group, and only people with company on chairs', async () => {
    const { manifest } = await games[name]!();
    expect(manifest.groups.flatMap(({ mixes }) => mixes).toSorted()).toEqual(manifest.mixes.map(({ id }) => id).toSorted());
    for (const { kind, mixes } of manifest.groups)
      for (const id of mixes) {
        const { seats } = manifest.mixes.find((mix) => mix.id === id)!;
        expect([id, seats.length === 1]).toEqual([id, kind === 'alone']);
      }
  });

  test('leads to lessons that its mixes and settings can begin, and to a guide that knows every seat', async () => {
    const { manifest } = await games[name]!();
    for (const { game, mix, options } of (await manifest.lessons?.()) ?? []) {
      expect([game, manifest.mixes.some(({ id }) => id === mix)]).toEqual([name, true]);
      for (const [id, value] of Object.entries(options))
        expect(manifest.settings.find((one) => one.id === id)?.values.map((one) => one.id)).toContain(value);
    }
    const guide = await manifest.guide?.();
    if (guide) for (const { seats } of manifest.mixes) expect(Object.keys(guide.seats)).toEqual(expect.arrayContaining([...seats]));
  });
});
