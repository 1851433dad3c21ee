/** Smallest print of what lies in the zones, in their own units: how small a zone may be follows from it. */
export const print = { board: 19, cards: 18 } as const;
/** Sizes of the zones in their own units. */
export const boardSize = { flat: { width: 1000, height: 282 }, folded: { width: 600 } } as const;
export const handSize = { width: 620, height: 300 } as const;
export const cardsSize = { width: 290, height: 250 } as const;
/** One of the team at a glance, and the two piles of events. */
export const railSize = { width: 250, height: 76 } as const;
export const eventsSize = { width: 250, height: 150 } as const;
export const mapSize = { width: 1320, height: 664 } as const;
/** The painting in its bezel. */
export const inset = 12;
export const traysSize = { row: { width: 1236, height: 196 }, grid: { width: 624, height: 396 } } as const;

/** Pitch of dice in a folded board: a finger on a phone. */
export const foldedPitch = 68;
/** A folded board shows no locked slots, so its height follows from the rank. Equipment lies in rows of two below. */
export const foldedHeight = (rows: number, equipment: number): number =>
  62 + Math.max(3, rows) * foldedPitch + Math.ceil(equipment / 2) * 60;

export const bookLetters = 17;
/** The ship book: with the window of the bridge over it, without it where the screen is low, upright, and on a phone that lies. */
export const bookSizes = {
  wide: { width: 1240, height: 640 },
  low: { width: 1240, height: 486 },
  tall: { width: 720, height: 800 },
  flat: { width: 1180, height: 330 },
} as const;
export type BookShape = keyof typeof bookSizes;

export const bookShape = ({ width, height }: { readonly width: number; readonly height: number }): BookShape =>
  height > width * 1.05 ? 'tall' : width / height > 3 ? 'flat' : width / height > 2.12 ? 'low' : 'wide';
