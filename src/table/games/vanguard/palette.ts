import type { Color, Section } from '../../../engine/games/vanguard/content/vocabulary.ts';

/** Cyan: the instrument is on. Orange: now, yours, a price. Mint: a legal target, a gain. Red: harm. */
export const ink = {
  deep: 0x070e18,
  enamel: 0x0b1626,
  field: 0x101d2e,
  print: 0xe9ecea,
  dim: 0x9cb6c8,
  cyan: 0x56d8ff,
  orange: 0xff8a2a,
  mint: 0x8dffc8,
  red: 0xff6a55,
  yellow: 0xf0b93a,
  dark: 0x0b1626,
  brown: 0x7a3408,
} as const;

export const sectionColours: Readonly<Record<Section, number>> = {
  recon: 0x3fbf7a,
  security: 0xe2503f,
  science: 0x3f97e8,
  engineering: 0xf2a93a,
};
export const columnColours: Readonly<Record<Color, number>> = { red: 0xc4342b, blue: 0x2a6fd0, green: 0x2f9f5e };
export const outcomeColours = { yellow: 0xd9a21f, green: 0x3fd489, red: 0xff6a55 } as const;
export const outcomeFields = { yellow: 0x4a3608, green: 0x0c3a24, red: 0x45140e } as const;
