import { ImageSource } from 'pixi.js';
import type { Art, Quality } from '../contract.ts';
import { cssFonts, type Font } from '../fonts.ts';
import type { CardFace } from '../parts/cardFace.ts';
import { limits, openAtlas } from './atlas.ts';
import { Decoder } from './decoder.ts';
import { facePainter } from './faces.ts';
import { chunksOf, type Manifest } from './manifest.ts';

/** Addresses of the baked sheets by their paths, as the build knows them. */
type Addresses = Readonly<Record<string, string>>;

export interface Baked {
  readonly game: string;
  readonly quality: Quality;
  readonly manifest: Manifest;
  /** One small picture of every frame, shown until the full one is loaded. */
  readonly small: Manifest;
  readonly addresses: Addresses;
  /** Whether the opening shows this frame of that sheet: it is waited for, the others are loaded when they are drawn. */
  readonly first: (frame: string, sheet: string) => boolean;
  /** Cards that are put together from frames and words; null for what is a frame by itself. */
  readonly face: (name: string) => CardFace | null;
  /** Letters of the boards and cards. */
  readonly fonts: readonly Font[];
}

/** The small pictures, what the opening shows, and the letters of the boards; each file or picture counts as one step. */
export async function loadBaked(
  { game, quality, manifest, small, addresses, first, face, fonts }: Baked,
  progress: (done: number, total: number) => void,
): Promise<Art> {
  const chunks = chunksOf(manifest);
  const opening = Object.keys(manifest.frames).filter((name) => first(name, chunks.get(name)!.sheet));
  const letters = cssFonts(fonts);
  const total = letters.length + small.pages.length + new Set(opening.map((name) => chunks.get(name)!.key)).size;
  let done = 0;
  let opened = false;
  // pictures go on coming while the match is played: the page would show its progress bar again
  const step = <T>(work: Promise<T>): Promise<T> => work.finally(() => opened || progress(Math.min(++done, total), total));
  progress(0, total);

  const written = letters.map((font) => step(document.fonts.load(font).catch(() => [])));
  const addressIn = (set: string) => (sheet: string): string => {
    const found = addresses[`/assets/${game}/baked/${set}/${sheet}`];
    if (!found) throw new Error(`The sheet ${sheet} of the atlas is not in this build.`);
    return found;
  };
  const smallDecoder = new Decoder(addressIn('small'));
  const sources = await Promise.all(
    small.pages.map(async (sheet) => new ImageSource({ resource: await step(smallDecoder.whole(sheet)), label: sheet })),
  );
  const decoder = new Decoder(addressIn(quality));
  const art = openAtlas({
    manifest,
    small: { manifest: small, sources },
    decoder: { cut: (chunk) => step(decoder.cut(chunk)) },
    limits: limits[quality],
    faces: { painter: facePainter(manifest, decoder), of: face },
  });
  art.hint(opening);
  await Promise.all([art.settled(), ...written]);
  opened = true;
  return art;
}
