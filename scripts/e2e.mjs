import './node.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { dist, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { tool } from './run.mjs';
import { listen, staticServer } from './serve.mjs';

/** Serves the built page on a free port and lets Playwright play on it. */
export async function playStories(args, browser, options = {}) {
  const server = staticServer(dist);
  const port = await listen(server, 0, '127.0.0.1');
  const env = { ...options.env, BASE_URL: `http://127.0.0.1:${port}`, PLAYWRIGHT_CHROMIUM_PATH: browser };
  const result = await tool('@playwright/test/cli.js', ['test', ...args], { minutes: 20, ...options, env });
  server.closeAllConnections();
  server.close();
  return result;
}

/** The same from a terminal: installs, finds a browser and builds first, and ends the process with what came of it. */
export async function playBuilt(args) {
  await ensureInstalled();
  const browser = await ensureBrowser();
  if (!browser) {
    console.error('There is no browser to play with. Install Chromium, or name one in PLAYWRIGHT_CHROMIUM_PATH.');
    process.exit(1);
  }
  if (!(await ensureBuilt())) process.exit(1);
  process.exitCode = (await playStories(args, browser)).code;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await playBuilt(process.argv.slice(2));
