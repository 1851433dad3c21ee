import '@fontsource/almendra/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import type { Manifest } from '../../art/atlas.ts';
import { loadBaked, type Pages } from '../../art/pages.ts';
import type { Art, Quality } from '../../contract.ts';
import { pagesFor } from './sheets.ts';

const high = import.meta.glob<string>('/assets/vast/baked/high/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;
const low = import.meta.glob<string>('/assets/vast/baked/low/*.webp', { query: '?url', import: 'default', eager: true }) as Pages;

const manifests = {
  high: () => import('../../../../assets/vast/baked/high/atlas.json'),
  low: () => import('../../../../assets/vast/baked/low/atlas.json'),
} as const;

const fonts = ['700 20px Almendra', '400 20px "IM Fell English SC"', '500 20px Inter', '700 20px Inter'];

export async function load(quality: Quality, progress: (done: number, total: number) => void, mix?: string): Promise<Art> {
  const manifest = (await manifests[quality]()).default as unknown as Manifest;
  return loadBaked({ game: 'vast', quality, manifest, pages: quality === 'high' ? high : low, kept: pagesFor(manifest.pages, mix), fonts }, progress);
}
