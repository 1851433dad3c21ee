import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, tool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

async function playwrightsOwn() {
  const { chromium } = await import(pathToFileURL(path.join(root, 'node_modules/playwright-core/index.mjs')).href);
  return chromium.executablePath();
}

/** A browser that is there may still miss a library of the system: it counts if it can say its version. */
const runs = async (file) => existsSync(file) && (await run(file, ['--version', '--no-sandbox'], { quiet: true, minutes: 1 })).code === 0;

/** The first of the places, in this order, that holds a browser which runs. */
async function findBrowser() {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    console.error(`PLAYWRIGHT_CHROMIUM_PATH names ${given}, which does not run. Looking for another browser.`);
  }
  for (const file of [...names.map(onPath), await playwrightsOwn()]) if (file && (await runs(file))) return file;
  return undefined;
}

const isRoot = () => process.getuid?.() === 0;

/** A browser for the tests, installed if there is none. Undefined if that failed too. */
export async function ensureBrowser() {
  const there = await findBrowser();
  if (there) return there;
  console.log('No Chromium was found. Installing one for the tests ...');
  const { code } = await tool('playwright/cli.js', ['install', ...(isRoot() && onPath('apt-get') ? ['--with-deps'] : []), 'chromium'], {
    minutes: 8,
  });
  const installed = code === 0 ? await findBrowser() : undefined;
  if (installed || !isRoot() || !onPath('apt-get')) return installed;
  console.log('Playwright could not install one. Trying the packages of the system ...');
  await run('apt-get', ['update'], { minutes: 5 });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    minutes: 8,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findBrowser();
}
