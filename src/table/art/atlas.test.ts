// @vitest-environment happy-dom
import { Texture, TextureSource } from 'pixi.js';
import { expect, test } from 'vitest';
import { cut, type Manifest } from './atlas.ts';

const frame = (page: number) => ({ page, x: 0, y: 0, w: 4, h: 4 });
const manifest: Manifest = { scale: 2, pages: ['land.webp', 'fish.webp'], frames: { hill: frame(0), trout: frame(1) } };
const source = (): TextureSource => new TextureSource({ width: 8, height: 8 });

test('a picture whose page is still to come is empty, and there as soon as the page is', () => {
  const pages: (TextureSource | undefined)[] = [source(), undefined];
  const textures = new Map<string, Texture>();
  const first = cut(manifest, pages, textures);
  expect([first.has('hill'), first.has('trout')]).toEqual([true, false]);
  expect(first.texture('trout')).toBe(Texture.EMPTY);
  const hill = first.texture('hill');

  pages[1] = source();
  const whole = cut(manifest, pages, textures);
  expect(first.has('trout')).toBe(false); // parts that were drawn without it are drawn anew with the next art only
  expect(whole.has('trout')).toBe(true);
  expect(whole.texture('trout').source).toBe(pages[1]);
  expect(whole.texture('hill')).toBe(hill);
});

test('a picture that nobody has baked is asked for in vain, and says so', () => {
  expect(() => cut(manifest, [source(), source()]).texture('whale')).toThrow(/no picture whale/);
});
