import cover from '../../../../assets/stonesaga/baked/cover.webp';
import type { TableManifest } from '../../manifest.ts';
import { atlas } from './atlas.ts';
import { fonts } from './fonts.ts';
import { roleMarks } from './roleMarks.ts';

export const manifest: TableManifest = {
  cover,
  tagline: 'A young tribe, a valley in the mist, a long night. Fish, forage, dig, craft and build together, for one to four.',
  minutes: [60, 120],
  roleMarks,
  ambience: ['night-wind', 'fire-crackle'],
  fonts,
  atlas,
  ending: { won: 'The valley is a home.', lost: 'The story of this people ends.' },
  credit: ' is a game published by Open Owl Studios.',
  handPictures: () => import('./handPictures.ts').then(({ handPictures }) => handPictures),
  table: () => import('./index.ts').then(({ stonesagaTable }) => stonesagaTable),
};
