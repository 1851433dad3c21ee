import type { Fonts } from '../../fonts.ts';

export const fonts: Fonts = [
  { family: 'Saira Condensed', weights: ['600', '700'], by: 'Hector Gatti' },
  { family: 'Rajdhani', weights: ['700'], by: 'Indian Type Foundry' },
  { family: 'Inter', weights: ['500', '700'], by: 'Rasmus Andersson' },
];
