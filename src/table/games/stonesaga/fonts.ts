import type { Fonts } from '../../fonts.ts';

export const fonts: Fonts = [
  { family: 'Caudex', weights: ['700'], by: 'Hjort Nidudsson' },
  { family: 'Marcellus', weights: ['400'], by: 'Brian J. Bonislawsky (Astigmatic)' },
  { family: 'Inter', weights: ['700', '500'], by: 'Rasmus Andersson' },
];
