import type { FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';

/**
 * Middles of the strike zones on each front, in the order of the content. Found by a search that keeps zones apart, lets every current
 * pass through the middle of its own zones and round all others, and bends it as little as that allows.
 */
export const strikesAt: Readonly<Record<FishingId, readonly (readonly [number, number])[]>> = {
  F01: [[127, 68], [366, 266], [130, 214], [400, 71], [102, 323]],
  F02: [[461, 168], [298, 136], [285, 245], [478, 310], [141, 160]],
  F03: [[230, 132], [424, 334], [260, 334], [455, 82], [466, 190]],
  F04: [[181, 67], [403, 201], [413, 331], [144, 201], [147, 332]],
  F05: [[346, 154], [369, 290], [107, 88], [489, 95], [166, 245]],
  F06: [[165, 162], [150, 304], [491, 309], [336, 126], [353, 258]],
  F07: [[341, 266], [201, 67], [453, 67], [106, 211], [107, 321]],
  F08: [[480, 78], [235, 134], [177, 334], [482, 190], [445, 334]],
  F09: [[307, 158], [143, 249], [292, 281], [127, 93], [454, 106]],
  F10: [[170, 127], [429, 250], [134, 260], [480, 103], [272, 288]],
};
