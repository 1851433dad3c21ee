import { defineConfig } from 'vitest/config';

/** Rules keep nothing between two tests, so the files of a worker share one load of them: a third of the time of loading them anew. */
const rules = 'src/engine/games/*/**/*.test.ts';
/** These put other modules in the place of real ones, which nothing else may meet. */
const mocking = 'src/engine/games/*/newCards.test.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    environment: 'node',
    testTimeout: 30_000,
    // it imports react-reconciler by a path that only a bundler finds
    server: { deps: { inline: ['@pixi/react'] } },
    projects: [
      { extends: true, test: { name: 'rules', include: [rules], exclude: ['**/node_modules/**', mocking], isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: [mocking, 'src/**/*.test.{ts,tsx}', 'assets/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'lint/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'lint/fixtures/**', 'src/engine/games/*/**/!(newCards).test.ts'],
        },
      },
    ],
  },
});
