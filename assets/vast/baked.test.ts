import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gearIds } from '../../src/engine/games/vast/content/gear.ts';
import { tileFaces } from '../../src/engine/games/vast/content/tiles.ts';
import { marchingSkeletons, supply } from '../../src/engine/games/vast/content/values.ts';
import { cardFaceOf, cardNames } from '../../src/table/games/vast/cardFaces.ts';
import { isInOpening } from '../../src/table/art/groups.ts';
import { atlas as groups } from '../../src/table/games/vast/atlas.ts';
import { SKELETONS } from '../../src/table/games/vast/printed/skeletonsBoard.ts';
import { SPIDER } from '../../src/table/games/vast/printed/spiderBoard.ts';
import { PLACES } from '../../src/table/games/vast/printed/places.ts';
import { picturesOf } from '../../src/table/parts/cardFace.ts';

interface Atlas {
  scale: number;
  pages: string[];
  frames: Record<string, { page: number; x: number; y: number; w: number; h: number; ax: number; ay: number }>;
}

const folder = new URL('./baked/', import.meta.url);
const read = (quality: string) => JSON.parse(readFileSync(new URL(`${quality}/atlas.json`, folder), 'utf8')) as Atlas;
const atlases = { high: read('high'), low: read('low') };

/** Width and height out of a WebP header, lossy, lossless or extended. */
function webpSize(file: URL) {
  const b = readFileSync(file);
  const kind = b.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { w: b.readUIntLE(24, 3) + 1, h: b.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { w: b.readUInt16LE(26) & 0x3fff, h: b.readUInt16LE(28) & 0x3fff };
  const bits = b.readUInt32LE(21);
  return { w: (bits & 0x3fff) + 1, h: ((bits >> 14) & 0x3fff) + 1 };
}

const LOOKS = [
  'paladin', 'shooty', 'slashy', 'casty', 'screamy', 'stabby', 'bones', 'poltergeist', 'poltergeist2', 'pillar',
  'spider', 'spiderling', 'sorcerer', 'egg', 'wraith', 'warlock',
];
const ONCE = new Set(['pit-X', 'entrance-T']);
const masks = Array.from({ length: 16 }, (_, mask) => mask);
const names = {
  tiles: Object.values(tileFaces).flatMap(({ kind, shape }) =>
    (ONCE.has(`${kind}-${shape}`) ? ['a'] : ['a', 'b']).flatMap((variant) =>
      [0, 1, 2, 3].map((turn) => `tile/${kind}/${shape}/${variant}/${turn}`),
    ),
  ),
  walls: [
    ...masks.flatMap((m) => [`spill/${m}`, `spill/${m}/row`, `spill/${m}/below`]),
    ...masks.filter((m) => m & 4).map((m) => `wallfront/${m}`),
    ...masks.filter((m) => m & 1).map((m) => `wallback/${m}`),
  ],
  ground: ['board', 'dark', 'spill/slab', ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `fog/${i}`), 'fogwisp'],
  figures: LOOKS.flatMap((look) => ['card', 'base', 'shadow', 'far', 'portrait'].map((part) => `figure/${look}/${part}`)),
  tokens: ['blood', 'web', 'lamp', 'light', 'fury', 'skulls', 'curse'].map((kind) => `token/${kind}`),
  markers: ['treasure', 'pit', 'breach/h', 'breach/v', 'force/h', 'force/v'].map((kind) => `marker/${kind}`),
  cubes: ['amber', 'bone', 'black', 'teal', 'violet'].map((wood) => `cube/${wood}`),
  lights: ['soft', 'halo', 'lamplight', 'puff', 'spark', 'glow/target', 'glow/near', 'glow/ring', 'glow/card', 'footprint'],
  boards: ['paladin', 'march', 'terror'].map((board) => `playerboard/${board}`),
  cards: [
    ...['favor', 'treasure', 'gear', 'power', 'ritual', 'spell'].map((kind) => `card/back/${kind}`),
    ...['casty', 'screamy', 'shooty', 'slashy', 'stabby', 'bones'].map((look) => `card/skeleton/${look}`),
  ],
  'pieces of cards': [...new Set(cardNames.flatMap((name) => picturesOf(cardFaceOf(name)!)))],
  hunters: [
    ...marchingSkeletons.flatMap((look) => [`march/${look}`, `march/${look}/back`]),
    ...gearIds.map((id) => `gear/${id}`),
    ...['giant', 'sorcerer', 'spiderlings'].flatMap((form) => [`form/${form}`, `form/${form}/back`]),
    'playerboard/skeletons',
    'playerboard/spider',
  ],
  table: ['table', 'dial/hand', 'dial/hand/stability', 'dial/hand/terror', 'prop/lantern', 'prop/stack', 'prop/tray', 'prop/dicetray'],
};

describe.each(['high', 'low'] as const)('the %s atlas', (quality) => {
  const atlas = atlases[quality];

  test.each(Object.entries(names))('has all %s', (_, wanted) => {
    expect(wanted.filter((name) => !atlas.frames[name])).toEqual([]);
  });

  test('keeps every frame inside its page', () => {
    const pages = atlas.pages.map((page) => webpSize(new URL(`${quality}/${page}`, folder)));
    const outside = Object.entries(atlas.frames).filter(([, f]) => {
      const page = pages[f.page];
      return !page || f.x < 0 || f.y < 0 || f.w < 1 || f.h < 1 || f.x + f.w > page.w || f.y + f.h > page.h;
    });
    expect(outside).toEqual([]);
  });

  const bytes = (pages: readonly string[]) =>
    pages.reduce((sum, page) => sum + readFileSync(new URL(`${quality}/${page}`, folder)).length, 0);

  test('brings the journey to the table with a small first download', () => {
    const first = atlas.pages.filter((page) => isInOpening(groups, page, 'paladins-journey'));
    expect(first.filter((page) => /skeletons|spider|manor|warlock/.test(page))).toEqual([]);
    expect(bytes(first)).toBeLessThan((quality === 'high' ? 3.5 : 1.4) * 1024 * 1024);
  });

  test('stays within its budget with all five roles', () => {
    const opening = (mix?: string) => atlas.pages.filter((page) => isInOpening(groups, page, mix));
    expect(opening('five')).toEqual(atlas.pages.filter((page) => !/^(cards|scenes)-/.test(page)));
    expect(opening()).toEqual(opening('five'));
    expect(opening('paladin-spider').filter((page) => page.startsWith('playerboards-')).map((page) => page.replace(/-\d.*/, ''))).toEqual([
      'playerboards', 'playerboards-spider',
    ]);
    expect(bytes(atlas.pages)).toBeLessThan((quality === 'high' ? 8 : 3.5) * 1024 * 1024);
  });
});

test('both qualities show the same things at the same places', () => {
  expect(Object.keys(atlases.low.frames)).toEqual(Object.keys(atlases.high.frames));
  for (const [name, high] of Object.entries(atlases.high.frames)) {
    const low = atlases.low.frames[name]!;
    expect([low.ax, low.ay], name).toEqual([high.ax, high.ay]);
    expect(Math.abs(low.w * 2 - high.w) + Math.abs(low.h * 2 - high.h), name).toBeLessThan(3);
  }
});

test('the boards have room for everything that can lie on them', () => {
  const { paladin, march, terror } = PLACES;
  const { health, fury, light, prepare, sprint, crusade, unassigned } = paladin;
  expect([health, fury, light, prepare, sprint, crusade, unassigned].map((list) => list.length)).toEqual([8, 5, 8, 7, 7, 7, 7]);
  expect([march.cards.length, march.table.length, terror.table.length, terror.shelf.length]).toEqual([6, 13, 13, 7]);
  expect([paladin.grit.max, march.stability.max, terror.terror.max]).toEqual([50, 12, 12]);
});

test('the boards of Skeletons and Spider have room for all their pieces', () => {
  expect([SKELETONS.slots.length, SKELETONS.skulls.length]).toEqual([marchingSkeletons.length, supply.skullsTokens]);
  for (const rack of SKELETONS.gear) expect(rack.length).toBe(gearIds.length / marchingSkeletons.length);
  expect([SPIDER.spiderlings.length, SPIDER.eggs.length]).toEqual([supply.spiderlings, supply.eggs]);
  const areas = [...Object.values(SKELETONS.prices), ...Object.values(SPIDER.boxes), ...Object.values(SPIDER.forms), SPIDER.bloodBox];
  for (const { x, y, w, h } of areas) expect(x >= 13 && y >= 13 && x + w <= 1237 && y + h <= 187).toBe(true);
});

test('the written places are those the boards were drawn from', () => {
  expect(JSON.parse(readFileSync(new URL('places.json', folder), 'utf8'))).toEqual(JSON.parse(JSON.stringify(PLACES)));
});

test('the lobby has its picture', () => {
  const { w, h } = webpSize(new URL('cover.webp', folder));
  expect(w).toBeGreaterThanOrEqual(640);
  expect(w / h).toBeGreaterThan(1.5);
  expect(readFileSync(new URL('cover.webp', folder)).length).toBeLessThan(80 * 1024);
});
