import { byFileName } from '../../handPictures.ts';

const files = import.meta.glob<string>('/assets/stonesaga/baked/low/{items-things,bag-tokens,boards-people}-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const handPictures = byFileName(files);
