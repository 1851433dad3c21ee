import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../scripts/install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const here = import.meta.dirname;

/** Ratios measured in one run. A bound that does not hold makes the bench fail. */
await ensureInstalled();
if (!existsSync(path.join(here, 'node_modules'))) {
  console.log('Installing what the table is measured against ...');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: here, stdio: 'inherit' });
}
const { ensureBrowser } = await import('../scripts/browser.mjs');
const browser = await ensureBrowser();
const { measureDownloads } = await import('./size/downloads.mjs');
const { measureSize } = await import('./size/measure.mjs');
const { measureTable } = await import('./table/measure.mjs');
const { measureTextures } = await import('./textures/measure.mjs');
// Bundled as the page is: a compiler that keeps names for debugging halves the speed of rules, and not that of installed packages.
const { build } = await import('vite');
const bundled = path.join(here, '.cache');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { ssr: path.join(here, 'numbers.ts'), outDir: bundled, emptyOutDir: true, target: 'node20', minify: false },
});
const { engine, lines, dice } = JSON.parse(
  execFileSync(process.execPath, [path.join(bundled, 'numbers.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .at(-1),
);
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const host = JSON.parse(
  execFileSync(process.execPath, [tsx, path.join(here, 'host/measure.ts')], { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1),
);
const size = await measureSize();
const downloads = browser ? await measureDownloads(browser) : [];
const table = browser ? await measureTable(browser) : null;
const textures = browser ? await measureTextures(browser) : [];

const rows = [
  [
    'engine, answers per second',
    round(engine.ours),
    `boardgame.io ${round(engine.peer)}`,
    ratio(engine.ours / engine.peer),
    'at least 10',
    engine.ours / engine.peer >= 10,
  ],
  ...[...lines, ...host.lines].map(({ what, ours, against = '', ratio: rate, bound }) => [
    what,
    ours === undefined ? '' : round(ours),
    against,
    rate === undefined ? '' : ratio(rate),
    bound?.words ?? '',
    bound?.holds ?? true,
  ]),
  ...textures.map(({ game, quality, megabytes, atRest, answers, bound }) => [
    `${game}, megabytes of textures at ${quality} quality, most`,
    round(megabytes),
    `at rest ${round(atRest)}, after ${answers} answers`,
    '',
    `at most ${bound}`,
    megabytes <= bound,
  ]),
  ...downloads.map(({ what, kilobytes, bound }) => [
    `${what}, kB over the wire`,
    round(kilobytes),
    '',
    '',
    `at most ${bound}`,
    kilobytes <= bound,
  ]),
  ...(table
    ? [
        [
          '2,000 pieces, one dragged: ms of script a frame',
          table.ours.toFixed(2),
          `bare PixiJS ${table.bare.toFixed(2)}`,
          ratio(table.ours / table.bare),
          'at most 1.5',
          table.ours / table.bare <= 1.5,
        ],
      ]
    : []),
  [
    `${dice.dice} dice solved, ms`,
    dice.oursMs.toFixed(1),
    `cannon-es ${dice.cannonMs.toFixed(1)}`,
    ratio(dice.oursMs / dice.cannonMs),
    'at most 1',
    dice.oursMs <= dice.cannonMs,
  ],
  [
    'script and style until the first table, kB gzip',
    round(size.page),
    `bare libraries ${round(size.libraries)}`,
    ratio(size.page / size.libraries),
    'at most 1.6',
    size.page / size.libraries <= 1.6,
  ],
];
console.log('\n| measured | here | against | ratio | bound |\n| --- | --- | --- | --- | --- |');
for (const [what, ours, peer, rate, bound, holds] of rows)
  console.log(`| ${what} | ${ours} | ${peer} | ${rate} | ${bound}${holds ? '' : ' (does not hold)'} |`);
process.exitCode = rows.every((row) => row.at(-1)) ? 0 : 1;

function round(number) {
  return number >= 1000 ? Math.round(number).toLocaleString('en-US') : number.toFixed(number < 10 ? 1 : 0);
}
function ratio(number) {
  return number.toFixed(number < 10 ? 2 : 0);
}
