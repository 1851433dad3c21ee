import type { GameManifest } from '../../kernel/manifest.ts';
import { mixes, settings } from './settings.ts';

const idsOf = (alone: boolean): readonly string[] => mixes.filter(({ seats }) => (seats.length === 1) === alone).map(({ id }) => id);

export const manifest: GameManifest = {
  name: 'vantage',
  title: 'Vantage',
  mixes,
  groups: [
    { kind: 'seats', title: 'A fall on Verrow', mixes: idsOf(false) },
    { kind: 'alone', mixes: idsOf(true) },
  ],
  settings,
  open: false,
  rules: () => import('./index.ts').then(({ vantage }) => vantage),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  lessons: () => import('./content/lessons.ts').then(({ lessons }) => lessons),
};
