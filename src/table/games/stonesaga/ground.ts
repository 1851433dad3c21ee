import type { Layout } from '../../contract.ts';
import { strip, type Strip } from '../../stage/shapes.ts';

/** Where everything lies. Each layout is a table of its own; pieces are laid by the same rules on both. */
export interface Ground {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** Day, phase and omens. */
  readonly plaque: Strip;
  /** The four society tracks. */
  readonly tracks: Strip;
  /** The valley is fitted into it, however many trays it has grown to. */
  readonly map: Strip;
  /** Where an activity lies open: a catch, a tableau, a bag of stones, a card that is read. Over the valley, which is veiled then. */
  readonly stage: Strip;
  /** Piles of Journey and Night cards. */
  readonly journey: Strip;
  readonly night: Strip;
  /** Goals, and the event of Endless Mode. */
  readonly goals: Strip;
  /** Outposts with their structures, designs, knowledge: what the people own together. */
  readonly culture: Strip;
  /** One for each character, where several play; empty strips for one alone. */
  readonly rails: Strip;
  /** The large mantle board. */
  readonly board: Strip;
  readonly bag: Strip;
  /** Crafting and processing. */
  readonly bench: Strip;
  /** Where dice are thrown. */
  readonly dice: Strip;
  /** Smallest letters that may be printed on this ground. */
  readonly letters: number;
}

export const grounds: Readonly<Record<Layout, Ground>> = {
  wide: {
    layout: 'wide',
    width: 1920,
    height: 1080,
    tracks: strip(20, 12, 1462, 66),
    plaque: strip(1500, 12, 402, 66),
    journey: strip(24, 100, 120, 172),
    goals: strip(16, 290, 196, 420),
    map: strip(216, 88, 1120, 620),
    night: strip(1360, 100, 120, 172),
    culture: strip(1344, 290, 140, 420),
    stage: strip(150, 92, 1200, 640),
    rails: strip(20, 716, 1464, 56),
    board: strip(20, 780, 1500, 292),
    bag: strip(1526, 768, 376, 304),
    bench: strip(1500, 92, 402, 668),
    dice: strip(1000, 560, 330, 150),
    letters: 21,
  },
  tall: {
    layout: 'tall',
    width: 1080,
    height: 2180,
    plaque: strip(10, 8, 1060, 72),
    tracks: strip(10, 86, 1060, 118),
    journey: strip(14, 214, 104, 150),
    goals: strip(130, 212, 440, 156),
    culture: strip(580, 212, 372, 156),
    night: strip(962, 214, 104, 150),
    map: strip(10, 376, 1060, 620),
    stage: strip(10, 212, 1060, 860),
    rails: strip(10, 1004, 1060, 68),
    board: strip(10, 1082, 1060, 500),
    bag: strip(10, 1594, 450, 370),
    dice: strip(10, 1972, 450, 200),
    bench: strip(470, 1594, 600, 578),
    letters: 34,
  },
};
