import './node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { flags } from './flags.mjs';

/**
 * Takes the pictures of the README: `npm run pictures [name ...]`. The page itself shows the lobby, the opening, a throw in the
 * middle of its film and a phone; crowded positions are laid out by the scene page of the workshop.
 */
await ensureInstalled();
const { chromium } = await import('playwright-core');
const out = path.resolve(import.meta.dirname, '../docs/pictures');
const wanted = process.argv.slice(2);
const wide = { width: 1920, height: 1080 };
const shots = {
  lobby: { viewport: wide, ready: lobby },
  opening: { viewport: wide, ready: opening },
  late: { viewport: wide, ready: (page) => scene(page, 'late') },
  spider: { viewport: wide, ready: (page) => scene(page, 'giant') },
  ritual: { viewport: wide, ready: (page) => scene(page, 'ritual') },
  valley: { viewport: wide, ready: (page) => scene(page, 'valley', 'stonesaga') },
  bench: { viewport: wide, ready: (page) => scene(page, 'spear', 'stonesaga') },
  fishing: { viewport: wide, ready: (page) => scene(page, 'fishingStrike', 'stonesaga') },
  foraging: { viewport: wide, ready: (page) => scene(page, 'forage-three', 'stonesaga') },
  night: { viewport: wide, ready: (page) => scene(page, 'meal', 'stonesaga') },
  packing: { viewport: wide, ready: (page) => scene(page, 'night-bag', 'stonesaga') },
  dice: { viewport: { width: 1280, height: 720 }, ready: thrown },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, ready: opening },
};
mkdirSync(out, { recursive: true });
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
for (const [name, { ready, ...screen }] of Object.entries(shots)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await ready(page);
  await page.screenshot({ path: path.join(out, `${name}.jpg`), type: 'jpeg', quality: 88 });
  console.log(`docs/pictures/${name}.jpg`);
  await context.close();
}
await browser.close();
await server.close();

async function lobby(page) {
  await page.goto(base);
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
}

async function begun(page, motion) {
  const settings = { version: 1, table: { motion, quality: 'high' }, shell: { drawer: 'none', aloud: false } };
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
  await lobby(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await settled(page);
}

async function opening(page) {
  await begun(page, 'still');
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().click();
  await page.locator('#actions [data-option="end-turn"]').waitFor({ state: 'attached' });
  await settled(page);
}

/** Between the hand and the rest: the browser draws slowly enough to be caught in the act. */
async function thrown(page) {
  await begun(page, 'full');
  const before = await page.evaluate(() => window.lantern.frames);
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().click();
  await page.waitForFunction((frames) => window.lantern.dice().length === 5 && window.lantern.frames > frames + 6, before);
}

async function scene(page, at, game = 'vast') {
  await page.goto(`${base}src/dev/scene/index.html?game=${game}&at=${at}&motion=reduced`);
  await page.addStyleTag({ content: 'nav { display: none }' });
  await settled(page);
}

async function settled(page) {
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}
