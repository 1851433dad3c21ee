import type { GameManifest } from '../../kernel/manifest.ts';
import { mixes, settings } from './settings.ts';

const idsOf = (kind: string, alone: boolean): readonly string[] =>
  mixes.filter(({ id, seats }) => id.startsWith(kind) && (seats.length === 1) === alone).map(({ id }) => id);

export const manifest: GameManifest = {
  name: 'vanguard',
  title: 'ISS Vanguard',
  mixes,
  groups: [
    { kind: 'seats', title: 'The first mission', mixes: idsOf('tutorial', false) },
    { kind: 'seats', title: 'One landing', mixes: idsOf('mission', false) },
    { kind: 'seats', title: 'The whole campaign', mixes: idsOf('campaign', false) },
    { kind: 'alone', mixes: [...idsOf('tutorial', true), ...idsOf('mission', true), ...idsOf('campaign', true)] },
  ],
  settings,
  open: true,
  rules: () => import('./index.ts').then(({ vanguard }) => vanguard),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  lessons: () => import('./content/lessons.ts').then(({ lessons }) => lessons),
};
