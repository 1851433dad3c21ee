/** `npm run test:deep` sets it: every property is tried this many times as often. */
const times = Number(process.env.TEST_DEPTH ?? 1);

/** How often a property over whole random games is tried, when so many are usual. */
export const runs = (usual: number): number => usual * times;

/** Milliseconds that a property over whole random games may take; one that hangs still ends. */
export const patience = 240_000 * times;
