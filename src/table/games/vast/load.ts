import '@fontsource/almendra/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import { loadAtlas, type Manifest } from '../../art/atlas.ts';
import type { Art, Quality } from '../../contract.ts';
import { pagesFor } from './sheets.ts';

type Pages = Readonly<Record<string, string>>;

const high = import.meta.glob<string>('/assets/vast/baked/high/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;
const low = import.meta.glob<string>('/assets/vast/baked/low/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;

const manifests = {
  high: () => import('../../../../assets/vast/baked/high/atlas.json'),
  low: () => import('../../../../assets/vast/baked/low/atlas.json'),
} as const;

function only({ scale, pages, frames }: Manifest, kept: readonly string[]): Manifest {
  const moved = Object.entries(frames).flatMap(([name, frame]) => {
    const page = kept.indexOf(pages[frame.page]!);
    return page < 0 ? [] : [[name, { ...frame, page }] as const];
  });
  return { scale, pages: kept, frames: Object.fromEntries(moved) };
}

const fonts = ['700 20px Almendra', '400 20px "IM Fell English SC"', '500 20px Inter', '700 20px Inter'];

/** Pages of the atlas and the letters of the boards; each counts as one step. */
export async function load(quality: Quality, progress: (done: number, total: number) => void, mix?: string): Promise<Art> {
  const all = (await manifests[quality]()).default as unknown as Manifest;
  const manifest = only(all, pagesFor(all.pages, mix));
  const pages = quality === 'high' ? high : low;
  const total = manifest.pages.length + fonts.length;
  let [lettered, loaded] = [0, 0];
  const report = (): void => progress(lettered + loaded, total);
  const letters = fonts.map(async (font) => {
    // a font that does not come is replaced by the browser; the table is playable with it
    await document.fonts.load(font).catch(() => []);
    lettered++;
    report();
  });
  const address = (page: string): string => {
    const found = pages[`/assets/vast/baked/${quality}/${page}`];
    if (!found) throw new Error(`The page ${page} of the atlas is not in this build.`);
    return found;
  };
  const art = await loadAtlas(manifest, address, (done) => {
    loaded = done;
    report();
  });
  await Promise.all(letters);
  return art;
}
