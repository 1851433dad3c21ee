import '@fontsource/caudex/700.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import '@fontsource/marcellus/400.css';
import type { Manifest } from '../../art/atlas.ts';
import { loadBaked, type Pages } from '../../art/pages.ts';
import type { Art, Quality } from '../../contract.ts';

const high = import.meta.glob<string>('/assets/stonesaga/baked/high/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;
const low = import.meta.glob<string>('/assets/stonesaga/baked/low/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;

const manifests = {
  high: () => import('../../../../assets/stonesaga/baked/high/atlas.json'),
  low: () => import('../../../../assets/stonesaga/baked/low/atlas.json'),
} as const;

/** What lies on the table from the first moment; fish, landscapes and whole cards come while people look around. */
const opening = /^(valley|boards|bag|bench|society|items-things|creation)/;

const fonts = ['700 20px Caudex', '400 20px Marcellus', '500 20px Inter', '700 20px Inter'];

export async function load(quality: Quality, progress: (done: number, total: number) => void): Promise<Art> {
  const manifest = (await manifests[quality]()).default as unknown as Manifest;
  const { pages: kept } = manifest;
  return loadBaked({ game: 'stonesaga', quality, manifest, pages: quality === 'high' ? high : low, kept, first: kept.filter((page) => opening.test(page)), fonts }, progress);
}
