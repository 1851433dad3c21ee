/** What the Manor sets store by, in Seals. */
export const manorWeights = {
  seal: 1, omen: 0.01, lit: 0.06, choice: 0.03,
  /** What a cube for good is worth on each track. */
  portent: { reveal: 0.6, shift: 0.5, swap: 0.6, walls: 0.1, wraith: 0.8, draw: 0.9 },
  /** The first card in hand is worth most: without any there is no ritual. */
  cards: [0.6, 0.45, 0.3, 0.2, 0.1],
  ranks: [1, 0.3, 0.15, 0.08, 0.04],
  ready: 0.9, later: 0.6, fade: 0.86, face: 0.8, barred: 0.55,
} as const;
