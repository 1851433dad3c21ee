/**
 * How a card is put together, in units from its upper left corner. The pieces are drawn from these numbers and the table prints
 * words between them, so the two cannot drift apart.
 */
export const CARD = {
  w: 196,
  h: 274,
  /** The window of the picture; `rim` is what its gilt edge needs outside of it. */
  art: { x: 13, y: 45, w: 170, h: 106, rim: 2 },
  /** Sides of the squares that hold a seal and a token. */
  seal: 40,
  token: 36,
} as const;

/** Height of the picture of a ritual: the plan of the rite needs the room that others give to words. */
export const RITUAL_ART = 136;

/**
 * Cards paid with Fury are blue as a storm, the other favors violet; treasures are brown. Each role has its own cloth: moss and bone,
 * blood on black silk, violet and gold, deep water.
 */
export const TONES = {
  fury: ['#2f4480', '#182448'],
  light: ['#5a3b86', '#2e1c4c'],
  treasure: ['#9a6424', '#523008'],
  gear: ['#55694a', '#26331f'],
  power: ['#8a1a2c', '#2a0610'],
  ritual: ['#6a3f96', '#331758'],
  spell: ['#1f6a72', '#16204e'],
} as const;
export type Tone = keyof typeof TONES;

/** The kind of a card, on a seal under its picture. */
export const SEALS = {
  'favor-fury': { glyph: 'prayer', tone: 'fury' },
  'favor-light': { glyph: 'prayer', tone: 'light' },
  treasure: { glyph: 'open-treasure-chest', tone: 'treasure' },
  gear: { glyph: 'crossed-bones', tone: 'gear' },
  eyes: { glyph: 'eyeball', tone: 'power' },
  fangs: { glyph: 'fangs', tone: 'power' },
  webs: { glyph: 'spider-web', tone: 'power' },
  ritual: { glyph: 'pentacle', tone: 'ritual' },
  reveal: { glyph: 'eyeball', tone: 'ritual' },
  shift: { glyph: 'move', tone: 'ritual' },
  swap: { glyph: 'cycle', tone: 'ritual' },
  walls: { glyph: 'brick-wall', tone: 'ritual' },
  wraith: { glyph: 'hooded-figure', tone: 'ritual' },
  draw: { glyph: 'card-draw', tone: 'ritual' },
  spell: { glyph: 'magic-swirl', tone: 'spell' },
} as const satisfies Record<string, { readonly glyph: string; readonly tone: Tone }>;
export type Seal = keyof typeof SEALS;

export interface Mark {
  readonly glyph?: string;
  readonly tones: readonly [string, string];
  readonly ink: string;
}

/** A token in the lower right corner of the picture: what a use costs. A bone disc bears a number that the table prints. */
export const MARKS = {
  fury: { glyph: 'flamer', tones: ['#ffb25a', '#c8561c'], ink: '#5a1a04' },
  light: { glyph: 'sun', tones: ['#fff2c9', '#e2bf6a'], ink: '#7a5210' },
  seal: { glyph: 'wax-seal', tones: ['#ff9a7a', '#a01f2a'], ink: '#3a0610' },
  action: { glyph: 'cube', tones: ['#d8a8f4', '#7a3fb0'], ink: '#2a0a4a' },
  passive: { glyph: 'infinity', tones: ['#c8fff4', '#3f9a96'], ink: '#0a3034' },
  bone: { tones: ['#fbf3da', '#cdbb8c'], ink: '#2a1a12' },
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;
