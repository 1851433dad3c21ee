import { describe, expect, test } from 'vitest';
import { roleMixes, type RoleMixId } from './mixes.ts';
import { roleOrder, type Role } from './roles.ts';
import { DifficultyVariant } from './schema.ts';
import { treasureIds } from './treasures.ts';
import { variants } from './variants.ts';
import { wished } from '../full.testing.ts';
import { vast } from '../index.ts';
import { paladinDefense } from '../rules/paladin/values.ts';
import type { VastState } from '../state.ts';
import { all, asked, go, lay, now, pressing, prepare, refused, say, told } from '../vast.testing.ts';

const settingOf = (role: Role) => vast.settings.find(({ id }) => id === role)!;
const mixesWith = (...roles: readonly Role[]) =>
  (Object.keys(roleMixes) as RoleMixId[]).filter((mix) => roles.every((role) => (roleMixes[mix].roles as readonly Role[]).includes(role)));

describe('§15 Difficulty variants', () => {
  test('MM-530 four for each role, and none unless somebody wishes it', () => {
    for (const role of roleOrder) {
      expect(settingOf(role).values.map(({ id }) => id)).toEqual(['usual', ...Object.keys(variants[role])]);
      expect(settingOf(role).values).toHaveLength(5);
      expect(settingOf(role).usual).toBe('usual');
      for (const variant of Object.values(variants[role])) expect(DifficultyVariant.parse(variant)).toEqual(variant);
    }
    const asPrinted = Object.fromEntries(roleOrder.map((role) => [role, 'usual']));
    expect(now(wished('five'))).toEqual(now(wished('five', asPrinted)));
  });

  test('MM-530 each role by itself: what one of them wishes changes nothing of the others', () => {
    const { paladin, warlock, ...rest } = now(wished('five', { paladin: 'lord', warlock: 'mindBender' }));
    const { paladin: usualPaladin, warlock: usualWarlock, ...usualRest } = now(wished('five'));
    expect(rest).toEqual(usualRest);
    expect(paladin).toEqual({ ...usualPaladin, cubes: { ...usualPaladin.cubes, unassigned: 2 } });
    expect(warlock).toEqual({ ...usualWarlock!, cubes: { ...usualWarlock!.cubes, unassigned: 2 } });
  });

  test('MM-530 the wish of a role that is not in play is nobody’s', () => {
    expect(now(wished('paladin-spider', { skeletons: 'warlord', manor: 'castle' }))).toEqual(now(wished('paladin-spider')));
  });

  test('MM-531 said to be for four or five players, played by fewer where they fit', () => {
    for (const role of roleOrder) expect(settingOf(role).about).toContain('games of four or five');
    for (const role of ['paladin', 'spider', 'manor', 'warlock'] as const) expect(settingOf(role).mixes).toEqual(mixesWith(role));
    // Every variant of the Skeletons is about the Paladin: without him there is nothing to choose.
    expect(settingOf('skeletons').mixes).toEqual(['five', 'no-warlock', 'no-manor', 'paladin-skeletons-spider']);
  });
});

describe('§15 Variants of the Paladin', () => {
  const onShrine = (paladin: string) =>
    wished('five', { paladin }, (s) => {
      lay(s, '3,7', 'shrine-X-1');
      lay(s, '2,7', 'treasure-D-1', 3);
      s.treasureMarkers = { 'treasure-1': '3,7' };
      s.phase = { step: 'actions' };
      s.round = 1;
    });

  test('MM-534 a Justicar gets nothing from a Shrine, and the crusade goes on to its treasures', () => {
    const usual = go(onShrine('usual'), '3,7');
    expect(asked(usual)).toContain('crusade.shrine');
    const justicar = go(onShrine('justicar'), '3,7');
    expect(asked(justicar)).not.toContain('crusade.shrine');
    expect(all(justicar).filter((id) => id.startsWith('shrine:'))).toEqual([]);
    expect(asked(justicar)[0]).toBe('manor.give');
    expect(told(justicar, 'shrineUsed')).toEqual([]);
    expect(now(justicar).paladin).toMatchObject({ fury: 3, light: 3 });
  });

  test('MM-534 a Justicar who asks is told so', () => {
    expect(refused(onShrine('justicar'), pressing('shrine:fury'))?.rule).toBe('MM-534');
    expect(refused(onShrine('usual'), pressing('shrine:fury'))?.rule).toBe('MM-529');
  });

  test('MM-535 a Lord begins with two hero cubes and can never have more than six', () => {
    const m = wished('five', { paladin: 'lord' });
    prepare(m, 2);
    expect(now(m).paladin.cubes).toEqual({ unassigned: 0, prepare: 2, sprint: 0, crusade: 0, supply: 4 });
    expect(all(m).filter((id) => id.startsWith('cubes:unassigned'))).toEqual([]);
    expect(Object.values(now(wished('five')).paladin.cubes).reduce((sum, cubes) => sum + cubes)).toBe(7);
  });
});

describe('§15 Treasures that a variant of the Skeletons gives', () => {
  const dealt = (skeletons: string, edit?: (s: VastState) => void) => wished('five', { skeletons }, edit);

  test.each([
    ['master', ['armor']],
    ['warlord', ['armor', 'halo']],
  ] as const)('MM-807 %s: %j in play, and the deck has all the others', (variant, given) => {
    const { inPlay, deck, hand, box, discard } = now(dealt(variant)).paladin.treasures;
    expect(inPlay).toEqual(given);
    expect([...deck].sort()).toEqual(treasureIds.filter((card) => !(given as readonly string[]).includes(card)).sort());
    expect([...hand, ...box, ...discard]).toEqual([]);
  });

  test('MM-807 they work from the first turn: Armor defends, Halo gives Light when he collects', () => {
    expect(paladinDefense(now(dealt('master')))).toBe(1);
    expect(now(dealt('warlord')).paladin.light).toBe(now(dealt('usual')).paladin.light + 1);
  });

  test('MM-807 the Manor can never hand them over', () => {
    const m = dealt('warlord', (s) => {
      lay(s, '3,7', 'pit-I-1');
      s.treasureMarkers = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`treasure-${i + 1}`, '3,7']));
    });
    go(m, '3,7');
    const handed = new Set<string>();
    while (['manor.give', 'treasure.keep'].includes(asked(m)[0]!)) {
      for (const id of all(m)) handed.add(id.split('>')[0]!);
      say(m, all(m)[0]!);
    }
    expect(now(m).treasureMarkers).toEqual({});
    expect([...handed].sort()).toEqual(
      ['blessedHammer', 'explorersJournal', 'masonsPick', 'pilgrimBoots', 'prayerBeads'].map((card) => `card:${card}`),
    );
  });
});
