// npm run paint -- <game> <set> [size] [--only name,name]  paints the pictures of a set that have changed, one file each, and can be
// stopped and started again at any time
// npm run paint -- <game> <set> --as-painted  paints nothing, and notes that today's sources paint what is there: for a change of which
// samples have shown that they come out the same, byte for byte
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { paintPrints } from './bakeSources.mjs';
import { ensureBrowser } from './browser.mjs';
import { flags } from './flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [game, set, ...rest] = process.argv.slice(2);
if (!game || !set) throw new Error('npm run paint -- <game> <set> [size]');
const out = `${root}assets/${game}/painted/${set}`;
const wantedSize = rest.find((one) => !one.startsWith('-') && !one.includes('/') && !one.includes('.'));
const only = rest.includes('--only') ? rest[rest.indexOf('--only') + 1].split(',') : null;

const server = await createServer({
  root, appType: 'mpa', configFile: false, publicDir: false, cacheDir: `${root}.cache/paint-${process.pid}`, logLevel: 'error',
  optimizeDeps: { noDiscovery: true }, server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, ws: false },
});
await server.listen();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...flags, '--disable-gpu-watchdog'] });
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(1_800_000);
  page.on('console', (m) => /vite|WebSocket|GL Driver|Failed to load/.test(m.text()) || console.log(m.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls.local[0]}assets/bake/paintings.html`);
  await page.waitForFunction(() => document.title === 'ready');
  const listed = await page.evaluate(([g, s]) => window.easel.contents(g, s), [game, set]);
  const { sizes, paintings } = listed;
  const prints = await paintPrints(listed, root);
  await mkdir(out, { recursive: true });
  await forget(paintings, sizes);
  if (rest.includes('--as-painted')) await noteAsPainted(prints);
  else
    for (const size of sizes.filter(({ name }) => !wantedSize || name === wantedSize))
      for (const { name } of paintings)
        if (!only || only.includes(name)) await paint(page, name, size, prints[name][size.name], size === sizes[0]);
  await report(sizes);
} finally {
  await browser.close();
  await server.close();
}

async function noteAsPainted(prints) {
  const notes = await readNotes();
  for (const [name, painted] of Object.entries(prints)) notes[name] = { ...notes[name], painted };
  await writeNotes(notes);
}

/**
 * Distances, notes and what it looks like from afar come from the first size alone: in another they differ by a pixel, and would change
 * with the order of painting.
 */
async function paint(page, name, size, fingerprint, isFirst) {
  const notes = await readNotes();
  if (notes[name]?.painted?.[size.name] === fingerprint && existsSync(`${out}/${name}-${size.name}.webp`)) return;
  const started = Date.now();
  const finished = await page.evaluate(
    ([g, s, n, w, h, b]) => window.easel.paint(g, s, n, w, h, b),
    [game, set, name, size.width, size.height, size.bytes],
  );
  const file = Buffer.from(finished.file, 'base64');
  await writeFile(`${out}/${name}-${size.name}.webp`, file);
  if (isFirst && finished.depth) await writeFile(`${out}/${name}-depth.webp`, Buffer.from(finished.depth, 'base64'));
  const now = await readNotes();
  const print = isFirst ? finished.print : (now[name]?.print ?? finished.print);
  now[name] = { painted: { ...now[name]?.painted, [size.name]: fingerprint }, print };
  await writeNotes(now);
  const told = await readTold();
  if (isFirst && finished.notes) await write(`${out}.json`, { ...told, [name]: finished.notes });
  console.log(`${name}-${size.name}.webp: ${Math.round(file.length / 1024)} kB in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** What the pictures were painted from, and what they look like from afar. */
async function readNotes() {
  return JSON.parse(await readFile(`${out}/prints.json`, 'utf8').catch(() => '{}'));
}
function writeNotes(all) {
  return write(`${out}/prints.json`, all);
}

/** What the table wants to know of each picture. */
async function readTold() {
  return JSON.parse(await readFile(`${out}.json`, 'utf8').catch(() => '{}'));
}

async function write(file, all) {
  const rows = Object.keys(all).sort().map((name) => ` ${JSON.stringify(name)}: ${JSON.stringify(all[name])}`);
  await writeFile(file, `{\n${rows.join(',\n')}\n}\n`);
}

/** Pictures that are no longer in the set leave nothing behind. */
async function forget(paintings, sizes) {
  const known = new Set(paintings.map(({ name }) => name));
  const suffixes = [...sizes.map(({ name }) => name), 'depth'];
  for (const file of await readdir(out)) {
    const [, name, suffix] = /^(.+)-(\w+)\.webp$/.exec(file) ?? [];
    if (name && (!known.has(name) || !suffixes.includes(suffix))) await rm(`${out}/${file}`);
  }
  const notes = await readNotes();
  const kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => known.has(name)));
  await writeNotes(kept(notes));
  const told = await readTold();
  if (Object.keys(told).length > 0) await write(`${out}.json`, kept(told));
}

async function report(sizes) {
  for (const { name, bytes } of sizes) {
    const files = (await readdir(out)).filter((file) => file.endsWith(`-${name}.webp`));
    const lengths = await Promise.all(files.map(async (file) => (await readFile(`${out}/${file}`)).length));
    const total = lengths.reduce((sum, n) => sum + n, 0);
    const most = Math.max(0, ...lengths);
    const kB = (n) => Math.round(n / 1024);
    console.log(`${name}: ${files.length} pictures, ${kB(total)} kB, the largest ${kB(most)} of ${kB(bytes)} kB`);
  }
}
