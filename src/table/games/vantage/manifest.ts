import cover from '../../../../assets/vantage/cover.webp';
import type { HandCard } from '../../../match/handView.ts';
import type { TableManifest } from '../../manifest.ts';
import { fonts } from './fonts.ts';
import { roleMarks } from './roleMarks.ts';

export const manifest: TableManifest = {
  cover,
  coverAt: 78,
  tagline: 'Alone on an unknown planet, each somewhere else, with only words between you. For one to six.',
  minutes: [60, 180],
  roleMarks,
  ambience: ['night-wind'],
  fonts,
  broad: true,
  apart: true,
  ending: { won: 'The lamp is answered.', lost: 'The lamp goes out.' },
  credit:
    ' is a game by Jamey Stegmaier, published by Stonemaier Games. The planet Verrow, its places, cards, words and pictures are this ' +
    'project’s own.',
  howTo: () => import('./HowTo.tsx').then(({ HowTo }) => HowTo),
  handPictures: () => import('./handPictures.ts').then(({ handPictures }) => handPictures),
  shown: () => import('./placeCard.ts').then(({ placeCard }) => placeCard as (sees: unknown) => HandCard),
  table: () => import('./index.ts').then(({ vantageTable }) => vantageTable),
};
