import type { GameManifest } from '../../kernel/manifest.ts';
import { mixes, settings } from './settings.ts';

export const manifest: GameManifest = {
  name: 'harbour',
  title: 'Harbour',
  mixes,
  groups: [
    { kind: 'seats', title: 'A bay of harbours', mixes: ['two', 'three'] },
    { kind: 'alone', mixes: ['alone'] },
  ],
  settings,
  open: false,
  rules: () => import('./index.ts').then(({ harbour }) => harbour),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  lessons: () => import('./lessons.ts').then(({ lessons }) => lessons),
  campaign: () => import('./campaign.ts').then(({ campaign }) => campaign),
};
