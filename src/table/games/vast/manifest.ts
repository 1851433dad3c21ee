import cover from '../../../../assets/vast/baked/cover.webp';
import type { TableManifest } from '../../manifest.ts';
import { atlas } from './atlas.ts';
import { fonts } from './fonts.ts';
import { roleMarks } from './roleMarks.ts';

export const manifest: TableManifest = {
  cover,
  tagline: 'Five roles, five ways to win, one restless house. For one to five, with bots on every empty chair.',
  minutes: [45, 120],
  roleMarks,
  ambience: ['night-wind', 'fire-crackle'],
  fonts,
  atlas,
  ending: { won: 'The journey is won.', lost: 'The journey is lost.' },
  credit:
    ', whose solo mode is The Paladin’s Journey, is a game by Patrick Leder, illustrated by Kyle Ferrin and published by ' +
    'Leder Games.',
  howTo: () => import('./HowTo.tsx').then(({ HowTo }) => HowTo),
  handPictures: () => import('./handPictures.ts').then(({ handPictures }) => handPictures),
  table: () => import('./index.ts').then(({ vastTable }) => vastTable),
};
