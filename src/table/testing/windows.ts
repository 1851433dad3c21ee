/** The room that the bars leave of the six windows, in CSS pixels, and whether fingers touch it. */
export const windows = [
  [1920, 982, false],
  [1280, 622, false],
  [1024, 670, false],
  [768, 874, true],
  [844, 292, true],
  [390, 694, true],
] as const;
