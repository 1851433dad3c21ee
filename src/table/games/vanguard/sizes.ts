/** Smallest print of what lies in the zones, in their own units: how small a zone may be follows from it. */
export const print = { board: 19, cards: 18 } as const;
/** Sizes of the zones in their own units. */
export const boardSize = { flat: { width: 1000, height: 282 }, folded: { width: 600 } } as const;
export const handSize = { width: 620, height: 300, low: 240 } as const;
export const cardsSize = { width: 290, height: 250 } as const;
/** One of the team at a glance, and the two piles of events. */
export const railSize = { width: 250, height: 76 } as const;
export const eventsSize = { width: 250, height: 150 } as const;
export const mapSize = { width: 1320, height: 664 } as const;
/** The painting in its bezel. */
export const inset = 12;
export const traysSize = { width: 1236, height: 196 } as const;

/** Pitch of dice in a folded board: a finger on a phone. */
export const foldedPitch = 68;
/** Equipment on a folded board lies in rows below, so many in each. */
export const carriedAcross = (equipment: number): number => (equipment > 2 ? 3 : 2);
/** A folded board shows no locked slots, so its height follows from the rank. */
export const foldedHeight = (rows: number, equipment: number): number =>
  62 + Math.max(3, rows) * foldedPitch + Math.ceil(equipment / carriedAcross(equipment)) * 60;

/** Smallest print aboard, in units of the book. */
export const bookLetters = 17;
/** The ship book with the window of the bridge over it, and without it where the screen is low. */
export const bookSizes = { wide: { width: 1240, height: 640 }, low: { width: 1240, height: 486 } } as const;
export type BookShape = keyof typeof bookSizes;

/** The window is there where letters below it can still be read; height and letters are in the same units. */
export const bookShape = (height: number, letters: number): BookShape =>
  (height / bookSizes.wide.height) * bookLetters >= letters ? 'wide' : 'low';

/** Where the book is parted: what its parts take at least, in its units, on a screen that stands and on one that lies. */
export const partSizes = {
  desk: { width: 524, height: 300 },
  page: { upright: { width: 500, height: 430 }, lying: { width: 540, height: 300 } },
  steps: { upright: { width: 500, height: 400 }, lying: { width: 500, height: 300 } },
  crew: { upright: { width: 500, height: 396 }, lying: { width: 560, height: 300 } },
} as const;
