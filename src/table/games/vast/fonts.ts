import type { Fonts } from '../../fonts.ts';

export const fonts: Fonts = [
  { family: 'Almendra', weights: ['700'], by: 'Ana Sanfelippo' },
  { family: 'IM Fell English SC', weights: ['400'], by: 'Igino Marini' },
  { family: 'Inter', weights: ['700', '600'], by: 'Rasmus Andersson' },
];
