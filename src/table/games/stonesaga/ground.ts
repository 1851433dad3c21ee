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
  /** So many times its own size a hex may be drawn: 1 if not said. Larger ones are blurred. */
  readonly sharpest?: number;
  /** Where an activity lies open: a catch, a tableau, a bag of stones, a card that is read. Over the valley, which is veiled then. */
  readonly stage: Strip;
  /** Piles of Journey and Night cards. */
  readonly journey: Strip;
  readonly night: Strip;
  /** Goals, and the event of Endless Mode. */
  readonly goals: Strip;
  /** Signs of what the people own together: journal, knowledge, designs, outposts. */
  readonly culture: Strip;
  /** Structures of an outpost, designs and knowledge that can be used. */
  readonly shelf: Strip;
  /** The shelf is out of sight: what an open activity can use of it lies at the head of the stage. */
  readonly brings: boolean;
  /** One for each character, where several play; empty strips for one alone. */
  readonly rails: Strip;
  /** The large mantle board. */
  readonly board: Strip;
  readonly bag: Strip;
  /** Rows under the bag for what has no room in it: none if not said. */
  readonly spareRows?: number;
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
    width: 2362,
    height: 1080,
    // the society is a column of its own, as wide as the bench
    plaque: strip(1940, 12, 402, 66),
    tracks: strip(1940, 88, 402, 186),
    goals: strip(1940, 288, 402, 228),
    journey: strip(1940, 524, 118, 158),
    culture: strip(2062, 524, 158, 158),
    night: strip(2224, 524, 118, 158),
    shelf: strip(1940, 686, 402, 58),
    brings: false,
    map: strip(216, 88, 1120, 620),
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
    tracks: strip(10, 88, 1060, 126),
    journey: strip(14, 226, 104, 150),
    goals: strip(130, 224, 440, 156),
    culture: strip(580, 224, 372, 74),
    shelf: strip(580, 302, 372, 78),
    brings: true,
    night: strip(962, 226, 104, 150),
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
