/** Sizes of the zones in their own units. */
export const boardSize = { flat: { width: 1030, height: 330 }, folded: { width: 600, height: 600 } } as const;
export const handSize = { width: 620, height: 300 } as const;
export const cardsSize = { width: 290, height: 300 } as const;
export const mapSize = { width: 1320, height: 664 } as const;
/** The painting in its bezel. */
export const inset = 12;
/** The bridge with the open ship book. */
export const bookSize = { width: 1240, height: 660 } as const;
export const traysSize = { row: { width: 1236, height: 222 }, grid: { width: 624, height: 444 } } as const;
