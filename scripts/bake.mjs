// npm run bake -- vast [group ...]            draws the art of a game and writes its atlases and single pictures
// npm run bake -- vast --sheet tile/blood,token out.png   lays the baked frames of those names on one sheet, to be looked at
// npm run bake -- vast --still out.png ['density=2&strips']   one whole picture of the table out of the baked frames
import { flags } from './flags.mjs';
import { mkdir, readFile, rm, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [game, ...rest] = process.argv.slice(2);
if (!game) throw new Error('which game? npm run bake -- vast [group ...]');
const out = `${root}assets/${game}/baked`;

const server = await createServer({
  root, appType: 'mpa', configFile: false, publicDir: false, cacheDir: `${root}.cache/bake`, logLevel: 'error',
  optimizeDeps: { noDiscovery: true }, server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, ws: false },
});
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, '--disable-gpu-watchdog'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(1_200_000);
  page.on('console', (m) => /vite|WebSocket|GL Driver|Failed to load/.test(m.text()) || console.log(m.text()));
  page.on('pageerror', (error) => console.error(error));
  if (rest[0] === '--sheet') await sheet(page, rest[1] ?? '', rest[2] ?? 'sheet.png');
  else if (rest[0] === '--still') await still(page, rest[1] ?? 'still.png', rest[2] ?? '');
  else await bake(page, rest);
} finally {
  await browser.close();
  await server.close();
}

async function bake(page, wanted) {
  await page.goto(`${address}assets/bake/index.html`);
  await page.waitForFunction(() => document.title === 'ready');
  const groups = await page.evaluate((g) => window.bakery.groups(g), game);
  const pictures = await page.evaluate((g) => window.bakery.pictures(g), game);
  for (const name of pictures.filter((one) => !wanted.length || wanted.includes(one))) {
    const file = Buffer.from(await page.evaluate(([g, one]) => window.bakery.picture(g, one), [game, name]), 'base64');
    await writeFile(`${out}/${name}.webp`, file);
    console.log(`${name}.webp: ${Math.round(file.length / 1024)} kB`);
  }
  for (const group of wanted.length ? wanted.filter((one) => !pictures.includes(one)) : groups) {
    const baked = await page.evaluate(([g, name]) => window.bakery.bake(g, name), [game, group]);
    for (const [quality, scale] of [['high', 2], ['low', 1]]) await store(quality, scale, group, baked[quality]);
  }
  const places = await page.evaluate((g) => window.bakery.places(g), game);
  if (places) await writeFile(`${out}/places.json`, `${JSON.stringify(places, null, 1)}\n`);
}

/** Writes the pages of one group and merges its frames into the manifest, so that groups can be baked one by one. */
async function store(quality, scale, group, baked) {
  const folder = `${out}/${quality}`;
  await mkdir(folder, { recursive: true });
  const old = JSON.parse(await readFile(`${folder}/atlas.json`, 'utf8').catch(() => '{"pages":[],"frames":{}}'));
  const own = (page) => page.replace(/-\d+\.webp$/, '') === group;
  for (const file of await readdir(folder)) if (file.endsWith('.webp') && own(file)) await rm(`${folder}/${file}`);
  let bytes = 0;
  const fresh = [];
  for (const [i, data] of baked.pages.entries()) {
    const file = Buffer.from(data, 'base64');
    bytes += file.length;
    fresh.push(`${group}-${i}.webp`);
    await writeFile(`${folder}/${group}-${i}.webp`, file);
  }
  const pages = [...old.pages.filter((p) => !own(p)), ...fresh].sort();
  const frames = {};
  for (const [name, f] of Object.entries(old.frames)) if (!own(old.pages[f.page])) frames[name] = { ...f, page: pages.indexOf(old.pages[f.page]) };
  for (const [name, f] of Object.entries(baked.frames)) {
    if (frames[name]) throw new Error(`${name} belongs to another group already`);
    frames[name] = { ...f, page: pages.indexOf(fresh[f.page]) };
  }
  const rows = Object.keys(frames).sort().map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(frames[name])}`);
  await writeFile(`${folder}/atlas.json`, `{ "scale": ${scale}, "pages": ${JSON.stringify(pages)}, "frames": {\n${rows.join(',\n')}\n} }\n`);
  console.log(`${quality} ${group}: ${Object.keys(baked.frames).length} frames on ${fresh.length} pages, ${Math.round(bytes / 1024)} kB`);
}

async function sheet(page, prefix, file) {
  await page.goto(`${address}assets/bake/sheet.html?game=${game}&prefix=${encodeURIComponent(prefix)}&quality=${process.env.QUALITY ?? 'high'}`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.screenshot({ path: file, fullPage: true });
}

async function still(page, file, options) {
  await page.goto(`${address}assets/${game}/still.html?${options}`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.screenshot({ path: file, fullPage: true });
}
