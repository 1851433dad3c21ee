import './node.mjs';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { flags } from './flags.mjs';
import { gameNames } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { otherScreens, screenNames, takeScreens } from './screenPictures.mjs';
import { takeSizes } from './sizePictures.mjs';

/**
 * Takes the pictures of the README: `npm run pictures [name ...]`. The lobby is one; the others are listed by the games, in
 * `pictures.json` beside their tables. With `at` a picture shows a made-up position on the scene page of the workshop; with `press`
 * it is taken on the page itself after these buttons of a `part` of the game's page, `until` an option is offered; with `throw` in the
 * middle of the film of a throw. Those with `sizes` are taken in six windows, all together under the name `sizes`, or one by one.
 * The screens of a match on a host are taken there, from one match; `player`, `spectator` and `owner` only when they are named.
 */
await ensureInstalled();
const { chromium } = await import('playwright-core');
const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'docs/pictures');
const wanted = process.argv.slice(2);
const wide = { width: 1920, height: 1080 };
const listed = [{ name: 'lobby', press: [] }, ...(await gameNames()).flatMap(picturesOf)];
const shots = listed.filter((one) => !one.sizes);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
mkdirSync(out, { recursive: true });
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
for (const { name, game, at, part, press, until, throw: thrown, ...screen } of shots) {
  if (!isWanted(name)) continue;
  const context = await browser.newContext({ viewport: wide, ...screen });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  if (at) await scene(page, game, at);
  else await played(page, { game, part, press, until, thrown });
  await page.screenshot({ path: path.join(out, `${name}.jpg`), type: 'jpeg', quality: 88 });
  console.log(`docs/pictures/${name}.jpg`);
  await context.close();
}
const positions = listed.filter(({ sizes, name }) => sizes && (isWanted('sizes') || isWanted(name)));
if (positions.length > 0) await takeSizes({ server, browser, out: path.join(out, 'sizes'), positions });
const screens = [...screenNames.filter(isWanted), ...otherScreens.filter((name) => wanted.includes(name))];
if (screens.length > 0) {
  await ensureBuilt();
  await takeScreens({ browser, out, names: screens });
}
await browser.close();
await server.close();

function picturesOf(game) {
  const file = path.join(root, 'src/table/games', game, 'pictures.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((shot) => ({ ...shot, game })) : [];
}

async function played(page, { game, part, press, until, thrown }) {
  const settings = {
    version: 1,
    table: { motion: thrown ? 'full' : 'still', quality: 'high' },
    shell: { drawer: 'none', aloud: false },
  };
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
  await page.goto(base);
  await page.locator('.shelf [data-game]').first().waitFor();
  if (game) await page.goto(`${base}#/game/${game}${part ? `/${part}` : ''}`);
  if (game) await page.locator('.room').waitFor();
  const button = (name) => page.getByRole('button', { name: new RegExp(name) }).first();
  for (const name of press) {
    await button(name).click();
    await settled(page);
  }
  if (until) await page.locator(`#actions [data-option="${until}"]`).waitFor({ state: 'attached' });
  if (!thrown) return game ? settled(page) : undefined;
  // Between the hand and the rest: the browser draws slowly enough to be caught in the act.
  const before = await page.evaluate(() => window.lantern.frames);
  await button(thrown).click();
  await page.waitForFunction((frames) => window.lantern.dice().length > 0 && window.lantern.frames > frames + 6, before);
}

async function scene(page, game, at) {
  await page.goto(`${base}src/dev/scene/index.html?game=${game}&at=${at}&motion=reduced`);
  await page.addStyleTag({ content: 'nav { display: none }' });
  await settled(page);
}

async function settled(page) {
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}
