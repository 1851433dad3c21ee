/** Size of the picture of the mining bag, in units of the table. */
export const miningBag = { w: 340, h: 380 } as const;
