import { defineConfig } from '@playwright/test';
import { flags } from './scripts/flags.mjs';

/** A story with this tag looks at no picture; `calmly` in e2e/table.ts then draws nothing. */
const undrawn = /@undrawn/;
/** A person who obeys the page, at length: played by `npm run obey` alone, without drawing. */
const obeying = /@obey/;
const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;

/** The stories of e2e/, played in a browser that draws in software. `npm run e2e` builds, serves and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each browser draws with the processor and takes a whole core for itself: one story is drawn at a time, and beside it runs one
  // that does not need the picture; of these two run beside each other once all others are played.
  workers: 2,
  projects: process.env.OBEY
    ? [{ name: 'undrawn', grep: obeying }]
    : [
        { name: 'drawn', grepInvert: [undrawn, obeying], workers: 1 },
        { name: 'undrawn', grep: undrawn, workers: 2 },
      ],
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:5170',
    browserName: 'chromium',
    viewport: { width: 960, height: 600 },
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: flags,
    },
  },
});
