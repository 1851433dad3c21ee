import './node.mjs';

/**
 * A person who follows only what the page marks and says plays the first lesson of each role of Vast, three rounds of an easy Journey
 * and two days of Stonesaga: `npm run obey`, `npm run obey -- -g Spider`. OBEY_SEED is the seed of the games.
 */
process.env.OBEY = '1';
const { playBuilt } = await import('./e2e.mjs');
await playBuilt(['obey.spec.ts', ...process.argv.slice(2)]);
