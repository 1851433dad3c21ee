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
 * Loads the first pages of a baked set and cuts their frames; the others follow when the art is asked for the rest. `address` maps a
 * page's file name to where the build has put it. Progress counts pages, because a page is what the network and the decoder work on.
 */
export async function loadAtlas(manifest: Manifest, address: (page: string) => string, progress: (done: number, total: number) => void, first = manifest.pages): Promise<Art> {
  const sources: (TextureSource | undefined)[] = manifest.pages.map(() => undefined);
  const fetch = async (page: string): Promise<void> => {
    sources[manifest.pages.indexOf(page)] = (await Assets.load<Texture>({ src: address(page), parser: 'texture' })).source;
  };
  let done = 0;
  progress(0, first.length);
  await Promise.all(first.map(async (page) => (await fetch(page), progress(++done, first.length))));
  const later = manifest.pages.filter((page) => !first.includes(page));
  const textures = new Map<string, Texture>();
  const art = cut(manifest, sources, textures);
  if (later.length === 0) return art;
  // one after the other: the table is being played on meanwhile
  const rest = async (): Promise<Art> => {
    for (const page of later) await fetch(page);
    return cut(manifest, sources, textures);
  };
  return { ...art, rest };
}

/** Frames are cut when they are first asked for: a screen uses perhaps a third of them. */
export function cut(manifest: Manifest, pages: readonly (TextureSource | undefined)[], textures = new Map<string, Texture>()): Art {
  const make = (name: string): Texture => {
    const frame = manifest.frames[name];
    if (!frame) throw new Error(`The atlas has no picture ${name}. Bake it, or ask for another.`);
    const source = pages[frame.page];
    if (!source) return Texture.EMPTY;
    const made = new Texture({
      source,
      frame: new Rectangle(frame.x, frame.y, frame.w, frame.h),
      defaultAnchor: { x: frame.ax ?? 0.5, y: frame.ay ?? 0.5 },
      label: name,
    });
    textures.set(name, made);
    return made;
  };
  const there = pages.map((page) => page !== undefined); // what comes later belongs to the next art: parts must be drawn anew for it
  return {
    scale: manifest.scale,
    has: (name) => name in manifest.frames && there[manifest.frames[name]!.page]!,
    texture: (name) => textures.get(name) ?? make(name),
  };
}
