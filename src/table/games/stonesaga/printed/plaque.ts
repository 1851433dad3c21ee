import type { Layout } from '../../../contract.ts';
import type { Strip } from '../../../stage/shapes.ts';

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface PlaqueSpots {
  readonly dial: Round;
  readonly day: { readonly x: number; readonly y: number; readonly size: number };
  readonly phase: { readonly x: number; readonly y: number; readonly size: number };
  /** Where the day stands while the sun does: there is no phase to name beside it. */
  readonly alone: { readonly x: number; readonly y: number; readonly size: number };
  readonly omens: readonly Round[];
  /** One for each character that there may be. */
  readonly badges: readonly Round[];
}

/** In units from the slab's upper left corner; the slab is baked from the same numbers. */
export function plaqueSpots(layout: Layout, { width, height }: Pick<Strip, 'width' | 'height'>): PlaqueSpots {
  const y = height / 2;
  const wide = layout === 'wide';
  const [r, apart] = wide ? [19, 42] : [26, 60];
  return {
    dial: { x: wide ? 37 : 44, y, r: wide ? 25 : 29 },
    day: wide ? { x: 70, y: y - 9, size: 23 } : { x: 84, y, size: 42 },
    phase: wide ? { x: 70, y: y + 12, size: 21 } : { x: 236, y, size: 36 },
    alone: wide ? { x: 72, y: y + 2, size: 28 } : { x: 84, y, size: 42 },
    omens: wide ? [{ x: 200, y: y - 15, r: 14 }, { x: 200, y: y + 15, r: 14 }] : [{ x: 500, y, r: 26 }, { x: 562, y, r: 26 }],
    badges: [0, 1, 2, 3].map((i) => ({ x: width - (wide ? 24 : 36) - apart * (3 - i) - (wide ? 0 : 4), y, r })),
  };
}
