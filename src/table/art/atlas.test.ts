// @vitest-environment happy-dom
import { Container, ImageSource, MeshSimple, NineSliceSprite, Sprite, TextureSource, type Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import type { CardFace } from '../parts/cardFace.ts';
import { openAtlas } from './atlas.ts';
import { holding } from './frameTexture.ts';
import { chunksOf, type Manifest, type Chunk } from './manifest.ts';

const manifest: Manifest = {
  scale: 2,
  pages: ['land.webp', 'fish.webp'],
  frames: {
    hill: { page: 0, x: 2, y: 2, w: 600, h: 600, ax: 0.25 },
    lake: { page: 0, x: 606, y: 2, w: 600, h: 600 },
    trout: { page: 1, x: 2, y: 2, w: 40, h: 20 },
    perch: { page: 1, x: 46, y: 2, w: 40, h: 20 },
  },
};
const small: Manifest = {
  scale: 0.25,
  pages: ['small-0.webp'],
  frames: Object.fromEntries(Object.keys(manifest.frames).map((name, k) => [name, { page: 0, x: k * 80, y: 0, w: 75, h: 75 }])),
};

const card: CardFace = { w: 100, h: 140, prints: [{ picture: 'trout', x: 50, y: 70 }] };

function opened(budget = 1e9) {
  const asked: string[] = [];
  const painted: number[] = [];
  const sources = [new TextureSource({ width: 320, height: 80 })];
  const cut = (chunk: Chunk): Promise<ImageBitmap> => {
    asked.push(chunk.key);
    return Promise.resolve({ width: chunk.w, height: chunk.h, close: () => undefined } as ImageBitmap);
  };
  const paint = (face: CardFace, step: number): Promise<ImageBitmap> => {
    painted.push(step);
    return Promise.resolve({ width: face.w * step + 4, height: face.h * step + 4, close: () => undefined } as ImageBitmap);
  };
  const faces = { painter: { paint }, of: (name: string) => (name === 'card' ? card : null) };
  const limits = { budget, idle: 1000, atOnce: 4 };
  const art = openAtlas({ manifest, small: { manifest: small, sources }, decoder: { cut }, limits, faces });
  return { art, asked, painted, standIn: sources[0]! };
}

const looks = (texture: Texture) => [texture.frame.x, texture.frame.y, texture.frame.width, texture.frame.height];

test('large pictures come one by one, with the clear pixels round them; small pieces come with their page', () => {
  const chunks = chunksOf(manifest);
  expect(chunks.get('lake')).toEqual({ key: 'land.webp 606 2', sheet: 'land.webp', x: 604, y: 0, w: 604, h: 604 });
  expect(chunks.get('trout')).toBe(chunks.get('perch'));
  expect(chunks.get('trout')).toMatchObject({ key: 'fish.webp', w: 88, h: 24 });
});

test('a picture has its size and anchor before its page has come, and nothing is fetched until it is drawn', async () => {
  const { art, asked, standIn } = opened();
  const hill = art.texture('hill');
  expect([hill.width, hill.height, hill.defaultAnchor]).toEqual([600, 600, { x: 0.25, y: 0.5 }]);
  expect(hill.source).toBe(standIn);
  expect(looks(hill)).toEqual([0, 0, 75, 75]);
  await art.settled();
  expect(asked).toEqual([]);
});

test('drawing a picture brings its pixels, and exactly the sprites that show it are told', async () => {
  const { art, asked } = opened();
  const [hill, lake] = [new Sprite(art.texture('hill')), new Sprite(art.texture('lake'))];
  lake.destroy();
  const told: string[] = [];
  art.texture('hill').on('update', () => told.push('hill'));
  await art.settled();
  expect(asked).toEqual(['land.webp 2 2', 'land.webp 606 2']);
  expect(hill.texture.source).toBeInstanceOf(ImageSource);
  expect(looks(hill.texture)).toEqual([2, 2, 600, 600]);
  expect(hill.texture.uvs.x0).toBeCloseTo(2 / 604);
  expect([hill.width, told.length > 0]).toEqual([600, true]);
});

test.each([
  ['sprite', (texture: Texture) => new Sprite(texture)],
  ['stretched sprite', (texture: Texture) => new NineSliceSprite({ texture })],
  ['mesh', (texture: Texture) => new MeshSimple({ texture, vertices: new Float32Array(6) })],
] as [string, (texture: Texture) => Container][])('a destroyed %s gives its picture up', async (_, draw) => {
  const { art, asked } = opened(604 * 604 * 4);
  const first = draw(art.texture('hill'));
  await art.settled();
  const second = draw(art.texture('lake'));
  await art.settled();
  expect(art.figures.missing).toBe(1); // there is room for one, and the first is on the table
  first.destroy();
  await art.settled();
  expect(asked.at(-1)).toBe('land.webp 606 2');
  expect(art.texture('hill').source).toBeInstanceOf(TextureSource);
  expect(looks(art.texture('hill'))).toEqual([0, 0, 75, 75]);
  expect(art.figures.missing).toBe(0);
  second.destroy();
});

test('what left the scene with its parent gives its picture up after the next frame', async () => {
  const { art } = opened(604 * 604 * 4);
  const [scene, tray] = [new Container({ isRenderGroup: true }), new Container()];
  tray.addChild(new Sprite(art.texture('hill')));
  scene.addChild(tray);
  art.drawn(1);
  tray.destroy();
  const lake = new Sprite(art.texture('lake'));
  await art.settled();
  expect(art.figures.missing).toBe(1);
  art.drawn(1);
  await art.settled();
  expect(art.figures.missing).toBe(0);
  expect(looks(lake.texture)).toEqual([2, 2, 600, 600]);
});

test('a sprite that shows another picture gives the first one up', async () => {
  const { art } = opened(604 * 604 * 4);
  const sprite = new Sprite(art.texture('hill'));
  await art.settled();
  sprite.texture = art.texture('lake');
  await art.settled();
  expect(looks(sprite.texture)).toEqual([2, 2, 600, 600]);
});

test('a picture that is only held, or hinted at, comes too', async () => {
  const { art, asked } = opened();
  art.hint(['trout', 'whale']);
  const release = holding([art.texture('hill')]);
  await art.settled();
  expect(asked.toSorted()).toEqual(['fish.webp', 'land.webp 2 2']);
  release();
  expect(art.figures.bytes).toBe(604 * 604 * 4 + 88 * 24 * 4);
});

test('given back, its texture is destroyed on the graphics card', async () => {
  const { art } = opened();
  const sprite = new Sprite(art.texture('trout'));
  await art.settled();
  const { source } = sprite.texture;
  sprite.destroy();
  art.close();
  expect(source.destroyed).toBe(true);
  expect(art.figures.bytes).toBe(0);
});

test('a card is painted as fine as it is seen, and anew when it is seen from nearer or much farther away', async () => {
  const { art, painted, standIn } = opened();
  const [scene, sprite] = [new Container({ isRenderGroup: true }), new Sprite(art.texture('card'))];
  scene.addChild(sprite);
  expect([sprite.width, sprite.texture.source]).toEqual([200, standIn]); // two pixels of the atlas to a unit
  const seenAt = async (size: number): Promise<number> => {
    sprite.scale.set(size / 2);
    sprite.updateLocalTransform();
    sprite.relativeGroupTransform.copyFrom(sprite.localTransform);
    art.drawn(1);
    await art.settled();
    return sprite.texture.frame.width / 100;
  };
  expect(await seenAt(0.9)).toBe(1);
  expect(await seenAt(1.4)).toBe(1.5);
  expect(await seenAt(1.2)).toBe(1.5); // hardly farther away
  expect(await seenAt(0.5)).toBe(0.75);
  expect(await seenAt(20)).toBe(3);
  expect(sprite.texture.width).toBe(200);
  expect(painted).toEqual([1, 1.5, 0.75, 3]);
  expect(art.figures.missing).toBe(0);
});

test('a card that is read large is painted for that', async () => {
  const { art, painted } = opened();
  const release = holding([art.texture('card')], 190);
  art.drawn(1);
  await art.settled();
  expect(painted.at(-1)).toBe(2);
  release();
  expect(art.has('card')).toBe(true);
});

test('a picture that nobody has baked is asked for in vain, and says so', () => {
  const { art } = opened();
  expect(art.has('whale')).toBe(false);
  expect(() => art.texture('whale')).toThrow(/no picture whale/);
});

test('a picture that comes only after the table was left is freed, and nobody hears of it', async () => {
  const freed: string[] = [];
  let arrive = (): void => {};
  const cut = ({ w, h, key }: Chunk): Promise<ImageBitmap> =>
    new Promise((resolve) => (arrive = () => resolve({ width: w, height: h, close: () => void freed.push(key) } as ImageBitmap)));
  const sources = [new TextureSource({ width: 320, height: 80 })];
  const faces = { painter: { paint: () => Promise.reject(new Error('no cards here')) }, of: () => null };
  const limits = { budget: 1e9, idle: 1000, atOnce: 4 };
  const art = openAtlas({ manifest, small: { manifest: small, sources }, decoder: { cut }, limits, faces });
  holding([art.texture('hill')]);
  art.close();
  arrive();
  await new Promise((later) => setTimeout(later));
  expect(freed).toEqual([chunksOf(manifest).get('hill')!.key]);
});
