import './node.mjs';

/**
 * A person who follows only what the page marks and says plays first lessons and first rounds, as `e2e/obey.spec.ts` lists them:
 * `npm run obey`, or with `-- -g` and a part of a title one of them. OBEY_SEED is the seed of the games.
 */
process.env.OBEY = '1';
const { playBuilt } = await import('./e2e.mjs');
await playBuilt(['obey.spec.ts', ...process.argv.slice(2)]);
