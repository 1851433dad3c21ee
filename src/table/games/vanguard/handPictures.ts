import { byFileName } from '../../handPictures.ts';

const files = import.meta.glob<string>('/assets/vanguard/baked/low/people-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const handPictures = byFileName(files);
