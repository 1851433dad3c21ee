import '@fontsource/almendra/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import type { Manifest } from '../../art/manifest.ts';
import { isInOpening } from '../../art/groups.ts';
import { loadBaked } from '../../art/loadBaked.ts';
import type { Art, Quality } from '../../contract.ts';
import { atlas } from './atlas.ts';
import { cardFaceOf } from './cardFaces.ts';
import { fonts } from './fonts.ts';

const high = import.meta.glob<string>('/assets/vast/baked/high/*.webp', { query: '?url', import: 'default', eager: true });
const low = import.meta.glob<string>('/assets/vast/baked/low/*.webp', { query: '?url', import: 'default', eager: true });
const small = import.meta.glob<string>('/assets/vast/baked/small/*.webp', { query: '?url', import: 'default', eager: true });

const manifests = {
  high: () => import('../../../../assets/vast/baked/high/atlas.json'),
  low: () => import('../../../../assets/vast/baked/low/atlas.json'),
  small: () => import('../../../../assets/vast/baked/small/atlas.json'),
} as const;

export async function load(quality: Quality, progress: (done: number, total: number) => void, mix?: string): Promise<Art> {
  const [fine, standIns] = await Promise.all([manifests[quality](), manifests.small()]);
  const manifest = fine.default as unknown as Manifest;
  return loadBaked(
    {
      game: 'vast',
      quality,
      manifest,
      small: standIns.default as unknown as Manifest,
      addresses: { ...small, ...(quality === 'high' ? high : low) },
      first: (_, page) => isInOpening(atlas, page, mix),
      face: cardFaceOf,
      fonts,
    },
    progress,
  );
}
