import type { GameManifest } from '../../kernel/manifest.ts';
import { mixes, settings } from './settings.ts';

const idsOf = (alone: boolean): readonly string[] => mixes.filter(({ seats }) => (seats.length === 1) === alone).map(({ id }) => id);

export const manifest: GameManifest = {
  name: 'stonesaga',
  title: 'Stonesaga',
  mixes,
  groups: [
    { kind: 'seats', title: 'A life in the valley', mixes: idsOf(false) },
    { kind: 'alone', mixes: idsOf(true) },
  ],
  settings,
  open: true,
  rules: () => import('./index.ts').then(({ stonesaga }) => stonesaga),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
};
