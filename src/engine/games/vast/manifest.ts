import type { GameManifest } from '../../kernel/manifest.ts';
import { roleMixIds } from './content/mixes.ts';
import { journeyMix, mixes, settings } from './settings.ts';

export const manifest: GameManifest = {
  name: 'vast',
  title: 'Vast: The Mysterious Manor',
  mixes,
  groups: [
    { kind: 'seats', title: 'A night in the manor', mixes: roleMixIds },
    { kind: 'alone', mixes: [journeyMix] },
  ],
  settings,
  open: false,
  rules: () => import('./index.ts').then(({ vast }) => vast),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  campaign: () => import('./campaign.ts').then(({ campaign }) => campaign),
  lessons: () => import('./content/lessons.ts').then(({ lessons }) => lessons),
};
