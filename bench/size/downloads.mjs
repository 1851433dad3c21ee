import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { dist, ensureBuilt } from '../../scripts/build.mjs';
import { flags } from '../../scripts/flags.mjs';
import { listen, staticServer } from '../../scripts/serve.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Kilobytes that may come over the wire before the lobby can be used. */
const lobbyBound = 420;
/** The same for the first table of a game, from an empty cache: `downloads.json` beside its table says so. */
const tableBound = (game) => {
  const file = path.join(root, 'src/table/games', game, 'downloads.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).firstTableKilobytes : 4000;
};

/** What a newcomer downloads, as it comes over the wire: for the lobby, and for the first table of each game with the lobby before it. */
export async function measureDownloads(executablePath, folder = dist) {
  if (folder === dist && !(await ensureBuilt())) throw new Error('The page could not be built.');
  return served(executablePath, folder, async (browser, base) => {
    const lobby = await weighed(browser, base, async () => {});
    const games = lobby.games;
    const rows = [{ what: 'lobby', kilobytes: lobby.kilobytes, bound: lobbyBound }];
    for (const game of games) {
      const { kilobytes } = await weighed(browser, base, (page) => firstTable(page, base, game));
      rows.push({ what: `first table of ${game}`, kilobytes, bound: tableBound(game) });
    }
    return rows;
  });
}

/** The built files of script and style that a newcomer's page asks for before the first table of the first game can be played. */
export async function filesUntilFirstTable(executablePath, folder) {
  return served(executablePath, folder, async (browser, base) => {
    const files = new Set();
    await weighed(browser, base, async (page, [game]) => firstTable(page, base, game), (url) => {
      const { pathname } = new URL(url);
      if (url.startsWith(base) && /\.(js|mjs|css)$/.test(pathname)) files.add(path.join(folder, pathname));
    });
    return [...files];
  });
}

/** What `measure` finds with a browser and a folder that is served; both are closed after it, whatever happens. */
async function served(executablePath, folder, measure) {
  const server = staticServer(folder);
  const base = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await measure(browser, base);
  } finally {
    await browser.close();
    server.close();
  }
}

async function weighed(browser, base, go, asked = () => {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  context.on('request', (request) => asked(request.url()));
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const settings = { version: 1, table: { motion: 'still', speed: 8 }, shell: { drawer: 'none', aloud: false } };
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
  await page.goto(base);
  await page.locator('.shelf [data-game] .box-facts:not(:empty)').last().waitFor();
  const games = await page.locator('.shelf [data-game]').evaluateAll((all) => all.map((one) => one.dataset.game));
  await page.waitForLoadState('networkidle');
  await go(page, games);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { games, kilobytes: bytes / 1000 };
}

/** The way that the page proposes: the game's own page, its first part, one press. */
async function firstTable(page, base, game) {
  await page.goto(`${base}#/game/${game}`);
  await page.getByRole('button', { name: /^(Sit down|Begin)$/ }).first().click();
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}
