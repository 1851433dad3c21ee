import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from './build.mjs';

const root = path.resolve(import.meta.dirname, '..');
const settings = { version: 1, table: { motion: 'still', quality: 'high' }, shell: { drawer: 'none', aloud: false } };
/** The match that is shown is described in `screens.json` beside the table of its game; the first game that has one is taken. */
const tables = path.join(root, 'src/table/games');
const game = readdirSync(tables).find((name) => existsSync(path.join(tables, name, 'screens.json')));
const { mix, seats, title, seed, people, places } = JSON.parse(readFileSync(path.join(tables, game, 'screens.json'), 'utf8'));
/** Screens with a table that must have come to rest. */
const drawn = new Set(['table', 'stream', 'player', 'spectator']);
/** In rounds: by then something stands on the table. */
const after = 3;

/** Those of the README. */
export const screenNames = ['join', 'table', 'hand', 'stream'];
/** To be looked at after a change: taken only when they are named. */
export const otherScreens = ['player', 'spectator', 'owner'];

/** A host of its own with the page that is built, and a way to ask it. */
export async function startHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-pictures-'));
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', HOST: '127.0.0.1', PORT: '0', BOT_PACE_MS: '0', DATA: folder };
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dist', dist], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => (said += text).includes('Ctrl+C') && resolve());
    child.on('exit', () => reject(new Error(`The host has stopped: ${said}`)));
  });
  const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)[1]}`;
  const ask = async (what, body) => {
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`);
    return answer.json();
  };
  const stop = async () => {
    await new Promise((done) => (child.on('exit', done), child.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, ask, stop };
}

/** A chair that a bot plays is given to whoever asks for it, as long as nobody else is there. */
export async function sit({ ask }, code, seat, name) {
  const knocked = await ask('sit', { code, seat, name });
  const { token } = 'waiting' in knocked ? await ask('sit', knocked) : knocked;
  return token;
}

/** Bots play for a while; then three people sit down, and all wait for one of them. Takes what each of the screens shows. */
export async function takeScreens({ browser, out, names }) {
  const host = await startHost();
  const { origin, ask } = host;
  const bots = Object.fromEntries(seats.map((seat) => [seat, 'easy']));
  const { match, code, watch } = await ask('matches', { game, mix, title, bots, seed });
  const opened = async (viewport, address, kept = {}) => {
    const page = await (await browser.newContext(viewport)).newPage();
    page.setDefaultTimeout(300_000);
    const store = { 'lantern-table.settings': settings, [`lantern-table.edges.${match}`]: places, ...kept };
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
    }, store);
    await page.goto(`${origin}${address}`);
    return page;
  };
  const wide = { viewport: { width: 1280, height: 720 } };
  const pages = { table: await opened(wide, `/?screen=table#/at/${match}/${watch}`) };
  pages.stream = await opened(wide, `/?screen=stream#/at/${match}/${watch}`);
  await pages.stream.locator('.stream-course', { hasText: `Round ${after}` }).waitFor();
  // The first to sit down is waited for when her turn comes; before that a second person would hold the bots up.
  const [[seat, name], ...others] = Object.entries(people);
  const token = await sit(host, code, seat, name);
  await pages.stream.locator('.stream-turns li[aria-current]', { hasText: name }).waitFor();
  for (const [chair, person] of others) await sit(host, code, chair, person);
  const mine = [{ match, seat, token, name, game, title, at: Date.now() }];
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
  pages.hand = await opened(phone, `/?screen=hand#/at/${match}`, { 'lantern-table.seats': mine });
  await pages.hand.locator('.hand-screen[data-asked="true"] .hand-cards').waitFor();
  pages.join = await opened({ viewport: { width: 1280, height: 880 } }, `/#/join/${code}`);
  await pages.join.locator('.chairs button').first().waitFor();
  const chair = { 'lantern-table.seats': mine };
  if (names.includes('player')) pages.player = await opened(wide, `/?screen=player#/at/${match}`, chair);
  if (names.includes('spectator')) pages.spectator = await opened(wide, `/?screen=spectator#/at/${match}/${watch}`);
  if (names.includes('owner')) {
    pages.owner = await opened(wide, '/#/owner');
    await pages.owner.locator('.kept-match').first().waitFor();
  }
  for (const name of names) {
    const page = pages[name];
    if (drawn.has(name)) {
      await page.waitForFunction(() => window.lantern);
      await page.evaluate(() => window.lantern.idle());
    }
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(out, `${name}.jpg`), type: 'jpeg', quality: 88 });
    console.log(`docs/pictures/${name}.jpg`);
  }
  for (const page of Object.values(pages)) await page.context().close();
  await host.stop();
}
