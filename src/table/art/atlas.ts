import type { TextureSource } from 'pixi.js';
import type { Art } from '../contract.ts';
import type { CardFace } from '../parts/cardFace.ts';
import type { Decoder } from './decoder.ts';
import { stepFor, type FacePainter } from './faces.ts';
import { FrameTexture, type Cut } from './frameTexture.ts';
import { LiveFace } from './liveFace.ts';
import { chunksOf, type Manifest } from './manifest.ts';
import { realClock, type Clock, type StoreLimits } from './pictureStore.ts';
import { TextureBinder } from './textureBinder.ts';

/** Megabytes of textures at most: 200 and 80 with what else lies on the graphics card (targets, letters, dice, the small set). */
const million = 1e6;
export const limits: Readonly<Record<'high' | 'low', StoreLimits>> = {
  high: { budget: 150 * million, idle: 60_000, atOnce: 4 },
  low: { budget: 50 * million, idle: 60_000, atOnce: 4 },
};

/** The small pictures of all frames, which are always there. */
interface Small {
  readonly manifest: Manifest;
  readonly sources: readonly TextureSource[];
}

interface Atlas {
  readonly manifest: Manifest;
  readonly small: Small;
  readonly decoder: Pick<Decoder, 'cut'>;
  readonly limits: StoreLimits;
  readonly faces: { readonly painter: FacePainter; of(name: string): CardFace | null };
  readonly clock?: Clock;
}

/** Pictures by name: each shows a small version until something draws it and the full one is loaded. Cards are painted, the rest baked. */
export function openAtlas({ manifest, small, decoder, limits: bounds, faces, clock = realClock }: Atlas): Art {
  const binder = new TextureBinder(bounds, clock);
  const chunks = chunksOf(manifest);
  for (const chunk of chunks.values()) binder.offer(chunk.key, { w: chunk.w, h: chunk.h, load: () => decoder.cut(chunk) });
  const textures = new Map<string, FrameTexture>();
  const usedTextures = new Set<FrameTexture>();
  const usedFaces = new Set<LiveFace>();
  let usual = stepFor(1);

  const smallCut = (name: string): Cut => {
    const low = small.manifest.frames[name];
    if (!low) throw new Error(`The atlas has no picture ${name}. Bake it, or ask for another.`);
    return { source: small.sources[low.page]!, x: low.x, y: low.y, w: low.w, h: low.h };
  };

  const frameTexture = (name: string): FrameTexture => {
    const [frame, chunk] = [manifest.frames[name], chunks.get(name)];
    if (!frame || !chunk) throw new Error(`The atlas has no picture ${name}. Bake it, or ask for another.`);
    const { w, h, ax = 0.5, ay = 0.5 } = frame;
    const texture: FrameTexture = new FrameTexture(smallCut(name), { label: name, w, h, anchor: { x: ax, y: ay } }, () => {
      usedTextures.add(texture);
      const release = binder.store.hold(chunk.key);
      return () => {
        usedTextures.delete(texture);
        release();
      };
    });
    binder.show(chunk.key, { texture, x: frame.x - chunk.x, y: frame.y - chunk.y, w, h });
    return texture;
  };

  const faceTexture = (name: string, face: CardFace): FrameTexture => {
    const stock = face.prints.find((print) => 'picture' in print);
    if (!stock) throw new Error(`The card ${name} has no stock to be printed on.`);
    const used = (one: LiveFace, is: boolean): unknown => (is ? usedFaces.add(one) : usedFaces.delete(one));
    const [{ painter }, { scale }] = [faces, manifest];
    return new LiveFace({ name, face, binder, painter, small: smallCut(stock.picture), scale, used, usual: () => usual }).texture;
  };

  const make = (name: string): FrameTexture => {
    const face = faces.of(name);
    const texture = face ? faceTexture(name, face) : frameTexture(name);
    textures.set(name, texture);
    return texture;
  };

  return {
    scale: manifest.scale,
    has: (name) => name in manifest.frames || faces.of(name) !== null,
    texture: (name) => textures.get(name) ?? make(name),
    hint: (names) => {
      for (const name of names) {
        const chunk = chunks.get(name);
        if (chunk) binder.store.hint(chunk.key);
      }
    },
    drawn: (resolution) => {
      for (const texture of usedTextures) texture.check();
      for (const face of usedFaces) usual = face.seen(resolution) ?? usual;
    },
    settled: () => binder.store.settled(),
    get figures() {
      return binder.store.figures;
    },
    close: () => {
      binder.store.close();
      for (const source of small.sources) source.destroy();
    },
  };
}
