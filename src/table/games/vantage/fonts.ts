import type { Fonts } from '../../fonts.ts';

export const fonts: Fonts = [
  { family: 'Josefin Sans', weights: ['700', '600'], by: 'Santiago Orozco' },
  { family: 'Fraunces', weights: ['600', '400'], by: 'Undercase Type' },
  { family: 'Inter', weights: ['500', '700'], by: 'Rasmus Andersson' },
];
