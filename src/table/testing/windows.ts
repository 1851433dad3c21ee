/** The room that the bars leave of the six windows, in CSS pixels, and whether fingers touch it. */
export const windows = [
  [1920, 982, false],
  [1280, 622, false],
  [1024, 670, false],
  [768, 874, true],
  [844, 292, true],
  [390, 694, true],
] as const;

/**
 * The windows in which nothing may be smaller than it should be. A tall phone has less room here than the bars leave, and one that lies
 * on its side more: in 292 pixels tiles of Vast are 38 wide, which `sizes.test.tsx` allows, and letters of Stonesaga 11.5 high.
 */
export const windowsInFullSize = [
  [1920, 1020, false],
  [1280, 660, false],
  [1024, 708, false],
  [768, 900, true],
  [844, 330, true],
  [390, 650, true],
] as const;
