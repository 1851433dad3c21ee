// npm run bake -- <game> [group ...]  draws what has changed of a game's art, or the groups that are named, and writes
// its atlases
// npm run bake -- <game> --as-drawn [group ...]  draws nothing, and notes that today's sources draw what is there: for a change of which
// samples have shown that they come out the same, byte for byte
// npm run bake -- <game> --sheet tile/blood,token out.png   lays the baked frames of those names on one sheet, to be looked at
// npm run bake -- <game> --still out.png ['density=2&strips']   one whole picture of the table out of the baked frames
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { forgetOthers, writeGroup } from './bakeManifest.mjs';
import { fingerprintsOf } from './bakeSources.mjs';
import { ensureBrowser } from './browser.mjs';
import { flags } from './flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [game, ...rest] = process.argv.slice(2);
if (!game) throw new Error('which game? npm run bake -- <game> [group ...]');
const out = `${root}assets/${game}/baked`;
const scales = [['high', 2], ['low', 1]];

const server = await createServer({
  root, appType: 'mpa', configFile: false, publicDir: false, cacheDir: `${root}.cache/bake`, logLevel: 'error',
  optimizeDeps: { noDiscovery: true }, server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, ws: false },
});
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...flags, '--disable-gpu-watchdog'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(1_200_000);
  page.on('console', (m) => /vite|WebSocket|GL Driver|Failed to load/.test(m.text()) || console.log(m.text()));
  page.on('pageerror', (error) => console.error(error));
  if (rest[0] === '--sheet') await sheet(page, rest[1] ?? '', rest[2] ?? 'sheet.png');
  else if (rest[0] === '--still') await still(page, rest[1] ?? 'still.png', rest[2] ?? '');
  else if (rest[0] === '--as-drawn') await noteAsDrawn(page, rest.slice(1));
  else await bake(page, rest);
} finally {
  await browser.close();
  await server.close();
}

async function contents(page) {
  await page.goto(`${address}assets/bake/index.html`);
  await page.waitForFunction(() => document.title === 'ready');
  return page.evaluate((g) => window.bakery.contents(g), game);
}

async function noteAsDrawn(page, wanted) {
  const { groups, pictures } = await contents(page);
  for (const [name, print] of await changed({ ...groups, ...pictures }, wanted)) await remember(name, print);
}

async function bake(page, wanted) {
  const { groups, pictures, places } = await contents(page);
  // first, since their frames may have come over to another group
  for (const [quality, scale] of scales) await forgetOthers(`${out}/${quality}`, scale, Object.keys(groups));
  const stale = await changed({ ...groups, ...pictures }, wanted);
  for (const name of Object.keys(pictures).filter((one) => stale.has(one))) {
    const file = Buffer.from(await page.evaluate(([g, one]) => window.bakery.picture(g, one), [game, name]), 'base64');
    await writeFile(`${out}/${name}.webp`, file);
    console.log(`${name}.webp: ${Math.round(file.length / 1024)} kB`);
    await remember(name, stale.get(name));
  }
  for (const group of Object.keys(groups).filter((one) => stale.has(one))) {
    const baked = await page.evaluate(([g, name]) => window.bakery.bake(g, name), [game, group]);
    for (const [quality, scale] of scales) await writeGroup(`${out}/${quality}`, scale, group, baked[quality], [...stale.keys()]);
    await remember(group, stale.get(group));
  }
  if (stale.size > 0 || !existsSync(`${out}/small/atlas.json`))
    await writeGroup(`${out}/small`, 2 / 16, 'small', await page.evaluate((g) => window.bakery.small(g), game));
  if (places) await writeFile(`${out}/places.json`, `${JSON.stringify(places, null, 1)}\n`);
}

/** What has to be drawn, each with the fingerprint of its sources: what is asked for by name, or all that changed since it was drawn. */
async function changed(all, wanted) {
  const drawn = await fingerprints();
  const unknown = wanted.filter((name) => !(name in all));
  if (unknown.length > 0) throw new Error(`${game} has no ${unknown.join(', ')}. It has ${Object.keys(all).join(', ')}.`);
  const now = Object.entries(await fingerprintsOf(all, root));
  const stale = new Map(now.filter(([name, print]) => (wanted.length > 0 ? wanted.includes(name) : drawn[name] !== print)));
  await writeFingerprints(Object.fromEntries(Object.entries(drawn).filter(([name]) => name in all)));
  console.log(`${game}: ${stale.size} of ${now.length} to be drawn`);
  return stale;
}

async function fingerprints() {
  return JSON.parse(await readFile(`${out}/sources.json`, 'utf8').catch(() => '{}'));
}

async function writeFingerprints(drawn) {
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${out}/sources.json`, `${JSON.stringify(sorted, null, 1)}\n`);
}

async function remember(name, print) {
  await writeFingerprints({ ...(await fingerprints()), [name]: print });
}

async function sheet(page, prefix, file) {
  await page.goto(
    `${address}assets/bake/sheet.html?game=${game}&prefix=${encodeURIComponent(prefix)}&quality=${process.env.QUALITY ?? 'high'}`,
  );
  await page.waitForFunction(() => document.title === 'ready');
  await page.screenshot({ path: file, fullPage: true });
}

async function still(page, file, options) {
  await page.goto(`${address}assets/${game}/still.html?${options}`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.screenshot({ path: file, fullPage: true });
}
