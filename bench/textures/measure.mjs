import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../scripts/build.mjs';
import { flags } from '../../scripts/flags.mjs';
import { listen, staticServer } from '../../scripts/serve.mjs';
import { countTextures } from './count.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Megabytes that textures may take at any moment of a match. */
export const bounds = { high: 200, low: 80 };

const usual = { seconds: 60, viewport: { width: 1280, height: 720 } };

/**
 * The most megabytes of textures on the graphics card while a match of each game is played for so many seconds: the last mix of the
 * lobby, with one chair answered at random and bots in the others. Counted where WebGL is called, so nothing is left out.
 */
export async function* measureTextures(executablePath, { seconds, viewport } = usual) {
  if (!(await ensureBuilt())) throw new Error('The page could not be built.');
  const server = staticServer(dist);
  const port = await listen(server, 0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    for (const quality of Object.keys(bounds))
      for (const game of await gamesOnTheShelf(browser, port))
        yield { game, quality, bound: bounds[quality], ...(await played(browser, port, { game, quality, seconds, viewport })) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** A game that has no table yet is not on the shelf. */
async function gamesOnTheShelf(browser, port) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.shelf [data-game]').first().waitFor({ timeout: 120_000 });
  const names = await page.locator('.shelf [data-game]').evaluateAll((all) => all.map((one) => one.dataset.game));
  await page.close();
  return names;
}

async function played(browser, port, { game, quality, seconds, viewport }) {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(countTextures);
  const settings = { version: 1, table: { motion: 'still', quality, speed: 8 }, shell: { drawer: 'none', aloud: false } };
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator(`.shelf [data-game="${game}"] a`).first().click();
  await page.locator('.new-game input[name="mix"]').last().check({ force: true });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForFunction(() => window.lantern, null, { timeout: 120_000 });
  await settled(page, game);
  const answers = await page.evaluate(answerAtRandom, seconds);
  await settled(page, game);
  const { now, highest } = await page.evaluate(() => window.textures);
  await page.close();
  return { answers, megabytes: highest / 1e6, atRest: now / 1e6 };
}

/** A table that never comes to rest is a fault of the game, and must not hold up the measurement for ever. */
async function settled(page, game) {
  const late = new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`${game} did not come to rest within two minutes`)), 120_000).unref();
  });
  await Promise.race([page.evaluate(() => window.lantern.idle()), late]);
}

/** Runs in the page. The same answers every time, so that two runs can be compared. */
async function answerAtRandom(seconds) {
  let seed = 7;
  const among = (list) => list[(seed = (seed * 16807) % 2147483647) % list.length];
  const button = (pattern) => [...document.querySelectorAll('button')].find((one) => pattern.test(one.textContent ?? '') && !one.disabled);
  const until = Date.now() + seconds * 1000;
  let answers = 0;
  while (Date.now() < until && !document.querySelector('.verdict')) {
    const options = [...document.querySelectorAll('#actions [data-option]')].filter((one) => one.getAttribute('aria-disabled') !== 'true');
    if (options.length > 0) {
      among(options).click();
      answers++;
    } else (button(/^I am /) ?? button(/^Skip to my turn$/))?.click();
    await new Promise((done) => setTimeout(done, 60));
  }
  return answers;
}
