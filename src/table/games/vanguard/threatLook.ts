import { planets } from '../../../engine/games/vanguard/content/planets.ts';

/** Which figure stands for a threat: each planet has its own. */
const looks: Readonly<Record<string, string>> = {
  'cinder-orchard': 'ember',
  'halcyon-shelf': 'walker',
  'lowlight-canopy': 'coil',
  'sundered-quay': 'tide',
  'the-fallow': 'warden',
  'hollow-choir': 'choir',
  'switch-house': 'keeper',
};

export const threatLook = (threat: string): string =>
  looks[planets.find(({ threats }) => threats.some(({ id }) => id === threat))?.planet.id ?? ''] ?? 'walker';
