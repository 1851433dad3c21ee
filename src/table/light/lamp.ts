/** The one lamp of the table hangs to the upper left of the screen. Shadows fall along this, per unit of height. */
export const shadowFall = { x: 0.6, y: 0.52 } as const;

/** Warm key light and blue-black shadow; grey shadows make wood look like plastic. */
export const lampColours = { key: 0xffe2b8, shadow: 0x0b0a14, bone: 0xfff6d6, amber: 0xffbe54 } as const;
