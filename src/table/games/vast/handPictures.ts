import { byFileName } from '../../handPictures.ts';

const files = import.meta.glob<string>('/assets/vast/baked/low/{cards-*,scenes-*}.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const handPictures = byFileName(files);
