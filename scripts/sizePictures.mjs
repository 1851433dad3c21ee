import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The windows that every table has to be read and touched in. */
const windows = [
  { width: 1920, height: 1080, hasTouch: false },
  { width: 1280, height: 720, hasTouch: false },
  { width: 1024, height: 768, hasTouch: false },
  { width: 768, height: 1024, hasTouch: true },
  { width: 844, height: 390, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
];
/** A picture is only looked at: it may take so many bytes. */
const largest = 120_000;
const settings = { version: 1, table: { motion: 'still', speed: 8 }, shell: { drawer: 'none', aloud: false, curtain: false } };

/**
 * Takes pictures of made-up positions on the page itself, with all that stands round a table, in each of the windows: each position is
 * opened once for mice and once for fingers, and the window changes round it.
 */
export async function takeSizes({ server, browser, out, positions }) {
  const base = server.resolvedUrls.local[0];
  const { positionFile } = await server.ssrLoadModule('/src/dev/scene/position.ts');
  mkdirSync(out, { recursive: true });
  for (const hasTouch of [false, true]) {
    const mine = windows.filter((one) => one.hasTouch === hasTouch);
    const context = await browser.newContext({ viewport: mine[0], hasTouch });
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
    for (const { game, at } of positions) {
      await open(page, base, await positionFile(game, at));
      for (const { width, height } of mine) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await page.evaluate(() => window.lantern.idle());
        const file = path.join(out, `${game}-${at}-${width}x${height}.jpg`);
        await writeFile(file, await picture(page));
        console.log(path.relative(process.cwd(), file));
      }
    }
    await context.close();
  }
}

async function open(page, base, { name, json }) {
  await page.goto(base);
  await page.locator('.shelf').waitFor();
  await page.setInputFiles('#match-file', { name, mimeType: 'application/json', buffer: Buffer.from(json) });
  await page.getByRole('button', { name: /^(Play on|Open it)$/ }).last().click();
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}

/** The finest that is small enough. */
async function picture(page) {
  for (const quality of [82, 72, 62, 52, 42, 32, 24]) {
    const file = await page.screenshot({ type: 'jpeg', quality });
    if (file.length <= largest || quality === 24) return file;
  }
}
