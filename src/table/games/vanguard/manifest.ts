import cover from '../../../../assets/vanguard/baked/cover.webp';
import type { TableManifest } from '../../manifest.ts';
import { atlas } from './atlas.ts';
import { fonts } from './fonts.ts';

export const manifest: TableManifest = {
  cover,
  tagline: 'Land, explore, come home, run the ship, fly on: one crew, eight planets, three endings. For one to four, together.',
  roleMarks: {
    p1: { colour: '#2f9f5e', path: 'M16 6l8 19-8-4.5L8 25z' },
    p2: { colour: '#c4342b', path: 'M16 6v6M16 20v6M6 16h6M20 16h6M16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12z' },
    p3: {
      colour: '#2a6fd0',
      path: 'M16 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 16c0-6 20-6 20 0s-20 6-20 0zM12 7c5-3 13 14 8 18S7 10 12 7z',
    },
    p4: {
      colour: '#b9781a',
      path: 'M16 6v4M16 22v4M6 16h4M22 16h4M9 9l2.8 2.8M20.2 20.2 23 23M23 9l-2.8 2.8M11.8 20.2 9 23M16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    },
  },
  ambience: ['night-wind'],
  minutes: [60, 240],
  fonts,
  atlas,
  broad: true,
  ending: { won: 'The mission is done and the crew is home.', lost: 'The ship flies on without an answer.' },
  credit: ' is a game published by Awaken Realms.',
  howTo: () => import('./HowTo.tsx').then(({ HowTo }) => HowTo),
  handPictures: () => import('./handPictures.ts').then(({ handPictures }) => handPictures),
  table: () => import('./index.ts').then(({ vanguardTable }) => vanguardTable),
};
