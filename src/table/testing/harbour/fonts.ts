import type { Fonts } from '../../fonts.ts';

export const fonts: Fonts = [{ family: 'Inter', weights: ['700'], by: 'Rasmus Andersson' }];
