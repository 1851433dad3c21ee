import type { Art, Quality } from '../contract.ts';
import { loadAtlas, type Manifest } from './atlas.ts';

/** Addresses of the baked pages by their paths, as the build knows them. */
export type Pages = Readonly<Record<string, string>>;

export interface Baked {
  readonly game: string;
  readonly quality: Quality;
  readonly manifest: Manifest;
  readonly pages: Pages;
  /** Pages that this match may need at all. */
  readonly kept: readonly string[];
  /** Of those, the ones that the opening needs; all of them unless told. */
  readonly first?: readonly string[];
  /** Letters of the boards, as CSS writes them. */
  readonly fonts: readonly string[];
}

function only({ scale, pages, frames }: Manifest, kept: readonly string[]): Manifest {
  const moved = Object.entries(frames).flatMap(([name, frame]) => {
    const page = kept.indexOf(pages[frame.page]!);
    return page < 0 ? [] : [[name, { ...frame, page }] as const];
  });
  return { scale, pages: kept, frames: Object.fromEntries(moved) };
}

/** Pages of the atlas and the letters of the boards; each counts as one step. */
export async function loadBaked({ game, quality, manifest, pages, kept, first = kept, fonts }: Baked, progress: (done: number, total: number) => void): Promise<Art> {
  const total = first.length + fonts.length;
  let [lettered, loaded] = [0, 0];
  const report = (): void => progress(lettered + loaded, total);
  const letters = fonts.map(async (font) => {
    // a font that does not come is replaced by the browser; the table is playable with it
    await document.fonts.load(font).catch(() => []);
    lettered++;
    report();
  });
  const address = (page: string): string => {
    const found = pages[`/assets/${game}/baked/${quality}/${page}`];
    if (!found) throw new Error(`The page ${page} of the atlas is not in this build.`);
    return found;
  };
  const count = (done: number): void => {
    loaded = done;
    report();
  };
  const art = await loadAtlas(only(manifest, kept), address, count, first);
  await Promise.all(letters);
  return art;
}
