import { Assets, Rectangle, Texture, type TextureSource } from 'pixi.js';
import type { Art } from '../contract.ts';

/** One picture in a page: its rectangle, and the point of it that lies where the piece lies. */
export interface Frame {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ax?: number;
  readonly ay?: number;
}

/** What the baking script writes beside the pages. */
export interface Manifest {
  /** Pixels of a page per unit of the scene. */
  readonly scale: number;
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Frame>>;
}

/**
 * Loads every page of a baked set and cuts its frames. `address` maps a page's file name to where the build has put it.
 * Progress counts pages, because a page is what the network and the decoder work on.
 */
export async function loadAtlas(manifest: Manifest, address: (page: string) => string, progress: (done: number, total: number) => void): Promise<Art> {
  let done = 0;
  progress(0, manifest.pages.length);
  const pages = await Promise.all(
    manifest.pages.map(async (page) => {
      const loaded = await Assets.load<Texture>({ src: address(page), parser: 'texture' });
      progress(++done, manifest.pages.length);
      return loaded.source;
    }),
  );
  return cut(manifest, pages);
}

/** Frames are cut when they are first asked for: a screen uses perhaps a third of them. */
export function cut(manifest: Manifest, pages: readonly TextureSource[]): Art {
  const textures = new Map<string, Texture>();
  const make = (name: string): Texture => {
    const frame = manifest.frames[name];
    if (!frame) throw new Error(`The atlas has no picture ${name}. Bake it, or ask for another.`);
    return new Texture({
      source: pages[frame.page]!,
      frame: new Rectangle(frame.x, frame.y, frame.w, frame.h),
      defaultAnchor: { x: frame.ax ?? 0.5, y: frame.ay ?? 0.5 },
      label: name,
    });
  };
  return {
    scale: manifest.scale,
    has: (name) => name in manifest.frames,
    texture: (name) => {
      const known = textures.get(name) ?? make(name);
      textures.set(name, known);
      return known;
    },
  };
}
