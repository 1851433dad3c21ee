import type { TableManifest } from '../../manifest.ts';
import { fonts } from './fonts.ts';

export const manifest: TableManifest = {
  cover: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  tagline: 'Quays, crates and sealed letters, for one to three.',
  roleMarks: { p1: { colour: '#24506b', path: 'M16 7v18M9 20c2 4 12 4 14 0' } },
  ambience: ['night-wind'],
  fonts,
  ending: { won: 'The harbour is built.', lost: 'The tide was faster.' },
  credit: ' is a game of these tests.',
  table: () => import('./index.ts').then(({ harbourTable }) => harbourTable),
};
