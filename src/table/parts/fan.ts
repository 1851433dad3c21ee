import type { Home } from '../motion/body.ts';

export interface FanShape {
  /** Width that the middles of the cards may take. */
  readonly width: number;
  readonly cardWidth: number;
  /** Radians between the outermost cards at most. */
  readonly spread?: number;
}

/** Where the cards of a hand lie: side by side while they fit, overlapping when they do not, on a shallow arc. */
export function fan(count: number, { width, cardWidth, spread = 0.36 }: FanShape): readonly Home[] {
  if (count === 0) return [];
  const gap = count > 1 ? Math.min(cardWidth * 1.04, Math.max(0, width - cardWidth) / (count - 1)) : 0;
  const angle = count > 1 ? Math.min(spread / (count - 1), 0.09) : 0;
  return Array.from({ length: count }, (_, k) => {
    const from = k - (count - 1) / 2;
    const turn = from * angle;
    // the arc follows from the angles, so that a hand looks held and not laid out
    return { x: from * gap, y: Math.abs(from) * Math.abs(turn) * gap * 0.5, turn };
  });
}
