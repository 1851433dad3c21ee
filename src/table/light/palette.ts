import type { TableSettings } from '../settings/settings.ts';

export interface GlowColours {
  /** The line round a target. */
  readonly ring: number;
  readonly light: number;
  /** The target that the hand aims at. */
  readonly nearest: number;
  /** Keeps the ring readable on pale ground. */
  readonly ink: number;
  readonly focus: number;
  readonly lesson: number;
}

const palettes: Readonly<Record<TableSettings['palette'], GlowColours>> = {
  usual: { ring: 0xfff6d6, light: 0xffb648, nearest: 0xffd678, ink: 0x1a0d08, focus: 0xffffff, lesson: 0x9fe8ff },
  // blue against yellow stays apart for every common kind of colour blindness; shape says the same
  'colour-blind': { ring: 0xffffff, light: 0x56b4e9, nearest: 0xf0e442, ink: 0x05070d, focus: 0xffffff, lesson: 0xf0e442 },
};

export const glowColours = (palette: TableSettings['palette']): GlowColours => palettes[palette];
