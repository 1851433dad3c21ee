/** The one lamp of the table hangs to the upper left of the screen. Shadows fall along this, per unit of height. */
export const shadowFall = { x: 0.6, y: 0.52 } as const;
