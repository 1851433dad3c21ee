import type { Mantle } from '../../../../engine/games/stonesaga/content/vocabulary.ts';

/** The pigment of each mantle, and what lies in its shade. */
export const pigments: Readonly<Record<Mantle | 'nobody', { readonly colour: number; readonly dark: number; readonly light: number }>> = {
  protector: { colour: 0xb04a2c, dark: 0x5e2213, light: 0xe88f62 },
  seeker: { colour: 0x5590a3, dark: 0x21475a, light: 0xaed3da },
  storyteller: { colour: 0xcb9639, dark: 0x6e4a10, light: 0xf6d688 },
  wanderer: { colour: 0x78843f, dark: 0x3a431d, light: 0xbcc27a },
  nobody: { colour: 0x8a8378, dark: 0x3d3833, light: 0xcfc6b6 },
};
/** Ink of each attribute's value, as printed on the card. */
export const inks = [0x8f3a20, 0x4d6427, 0x946112, 0x24566e] as const;
export const bone = 0xefe3c8;
export const ink = 0x2b2018;
