/** How an item card is put together, in units from its upper left corner: pieces are drawn from these numbers, words printed by them. */
export const ITEM_CARD = {
  /** The face, and what the thickness of the card adds to its right and below. */
  w: 240,
  h: 336,
  thick: 6,
  /** The window of the picture; it is lower where there is much to read. */
  art: { x: 10, y: 54, w: 220, h: 132, low: 112 },
  slot: { x: 29, y: 29, side: 46 },
  omen: { side: 36 },
} as const;

/** Things lie where they are used. Each view is drawn with other hills so many times. */
export const VIEWS = ['morning', 'dusk', 'night', 'lake', 'highland'] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_VARIANTS = 3;
