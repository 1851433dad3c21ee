import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { dist, ensureBuilt } from '../../scripts/build.mjs';
import { flags } from '../../scripts/flags.mjs';
import { listen, staticServer } from '../../scripts/serve.mjs';

/**
 * `npm run bench:heap -- <game> <position> [minutes]`: bots play on from a position of a game, match after match, and the page's heap is
 * weighed after a tenth of the time and at the end, each time swept first. Twenty minutes unless told; fails if it has grown by more
 * than the bound.
 */
const [game, position] = process.argv.slice(2);
const minutes = Number(process.argv[4] ?? 20);
const bound = 1.3;
const settings = { version: 1, table: { motion: 'reduced', speed: 8, quality: 'low' }, shell: { drawer: 'none', aloud: false } };

if (!game || !position || !(minutes > 0)) throw new Error('npm run bench:heap -- <game> <position> [minutes]');
if (!(await ensureBuilt())) throw new Error('The page could not be built.');
const workshop = await createServer({ server: { middlewareMode: true, hmr: false, watch: null }, appType: 'custom', logLevel: 'error' });
const { positionFile } = await workshop.ssrLoadModule('/src/dev/scene/position.ts');
const { json } = await positionFile(game, position, (seats) => Object.fromEntries(seats.map((seat) => [seat, 'easy'])));
await workshop.close();
const server = staticServer(dist);
const base = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
page.setDefaultTimeout(180_000);
await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
const wire = await page.context().newCDPSession(page);
await page.goto(base);
await page.locator('.shelf').waitFor();
await page.setInputFiles('#match-file', { name: 'bots.json', mimeType: 'application/json', buffer: Buffer.from(json) });
await page.getByRole('button', { name: 'Play on' }).click();
await page.waitForFunction(() => window.lantern);

const began = Date.now();
let matches = 1;
const early = await heapAfter(minutes / 10);
const late = await heapAfter(minutes);
const answers = await page.evaluate(() => window.lantern.moment);
await browser.close();
server.close();
const ratio = late / early;
console.log(`heap after ${minutes / 10} min ${mega(early)} MB, after ${minutes} min ${mega(late)} MB`);
console.log(`ratio ${ratio.toFixed(2)}, at most ${bound}`);
console.log(`${matches} ${matches === 1 ? 'match' : 'matches'}, ${answers} answers in the last`);
process.exitCode = ratio <= bound ? 0 : 1;

/** Lets the bots play on until then: a match that is over is begun again. */
async function heapAfter(until) {
  while (Date.now() - began < until * 60_000) {
    const again = page.getByRole('button', { name: 'Play again' });
    if (await again.isVisible()) {
      await again.click();
      matches += 1;
    }
    await page.waitForTimeout(1000);
  }
  await wire.send('HeapProfiler.collectGarbage');
  return (await wire.send('Runtime.getHeapUsage')).usedSize;
}

function mega(bytes) {
  return (bytes / 1e6).toFixed(1);
}
