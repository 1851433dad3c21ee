// @vitest-environment happy-dom
import { Sprite } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { Manifest } from './manifest.ts';
import { loadBaked } from './loadBaked.ts';

afterEach(() => vi.unstubAllGlobals());

const manifest = (scale: number, pages: readonly string[]): Manifest => ({
  scale,
  pages,
  frames: { hill: { page: 0, x: 2, y: 2, w: 40, h: 40 }, trout: { page: pages.length - 1, x: 2, y: 2, w: 40, h: 40 } },
});

async function loaded() {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 44, height: 44, close: () => undefined }));
  const heard: string[] = [];
  const address = (set: string, page: string) => [`/assets/hills/baked/${set}/${page}`, page] as const;
  const art = await loadBaked(
    {
      game: 'hills',
      quality: 'low',
      manifest: manifest(1, ['land.webp', 'fish.webp']),
      small: manifest(0.25, ['small-0.webp']),
      addresses: Object.fromEntries([address('low', 'land.webp'), address('low', 'fish.webp'), address('small', 'small-0.webp')]),
      first: (frame) => frame === 'hill',
      face: () => null,
      fonts: [],
    },
    (done, total) => heard.push(`${done} of ${total}`),
  );
  return { art, heard };
}

test('the small pictures and what the opening shows are waited for, step by step', async () => {
  const { art, heard } = await loaded();
  expect(heard).toEqual(['0 of 2', '1 of 2', '2 of 2']);
  expect(art.figures.bytes).toBe(44 * 44 * 4);
});

test('what comes later comes without a word: the table is being played on', async () => {
  const { art, heard } = await loaded();
  const trout = new Sprite(art.texture('trout'));
  await art.settled();
  expect(art.figures).toMatchObject({ bytes: 2 * 44 * 44 * 4, missing: 0 });
  expect(heard).toHaveLength(3);
  trout.destroy();
});
