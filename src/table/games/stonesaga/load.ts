import '@fontsource/caudex/700.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import '@fontsource/marcellus/400.css';
import type { Manifest } from '../../art/manifest.ts';
import { isInOpening } from '../../art/groups.ts';
import { loadBaked } from '../../art/loadBaked.ts';
import type { Art, Quality } from '../../contract.ts';
import { atlas } from './atlas.ts';
import { itemFaceOf } from './boards/itemFace.ts';
import { fonts } from './fonts.ts';

const high = import.meta.glob<string>('/assets/stonesaga/baked/high/*.webp', { query: '?url', import: 'default', eager: true });
const low = import.meta.glob<string>('/assets/stonesaga/baked/low/*.webp', { query: '?url', import: 'default', eager: true });
const small = import.meta.glob<string>('/assets/stonesaga/baked/small/*.webp', { query: '?url', import: 'default', eager: true });

const manifests = {
  high: () => import('../../../../assets/stonesaga/baked/high/atlas.json'),
  low: () => import('../../../../assets/stonesaga/baked/low/atlas.json'),
  small: () => import('../../../../assets/stonesaga/baked/small/atlas.json'),
} as const;

export async function load(quality: Quality, progress: (done: number, total: number) => void): Promise<Art> {
  const [fine, standIns] = await Promise.all([manifests[quality](), manifests.small()]);
  const manifest = fine.default as unknown as Manifest;
  const other = innerHeight > innerWidth ? '/wide' : '/tall';
  return loadBaked(
    {
      game: 'stonesaga',
      quality,
      manifest,
      small: standIns.default as unknown as Manifest,
      addresses: { ...small, ...(quality === 'high' ? high : low) },
      first: (frame, page) => isInOpening(atlas, page) && !frame.endsWith(other),
      face: itemFaceOf,
      fonts,
    },
    progress,
  );
}
