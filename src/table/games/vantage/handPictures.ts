import { byFileName } from '../../handPictures.ts';

const files = import.meta.glob<string>('/assets/vantage/painted/{vistas,cards}/*-small.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const handPictures = byFileName(files);
