import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { ensureBrowser } from '../scripts/browser.mjs';
import { measureDownloads } from './size/downloads.mjs';
import { measureSize } from './size/measure.mjs';
import { measureTable } from './table/measure.mjs';
import { measureTextures } from './textures/measure.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '..');

const atLeast = (least, ratio) => ({ words: `at least ${least}`, holds: ratio >= least });
const atMost = (most, number) => ({ words: `at most ${most}`, holds: number <= most });
const count = (number) => Math.round(number).toLocaleString('en-US');

/** What can be measured, by name: each part gives its rows `{ what, ours, against, ratio, bound: { words, holds } }`. */
export const parts = {
  async engine() {
    // Bundled as the page is: a compiler that keeps names for debugging halves the speed of rules, and not that of installed packages.
    const outDir = path.join(here, '.cache');
    const entry = (name) => path.join(here, `${name}.ts`);
    const input = [entry('numbers'), entry('engine/peerLine'), entry('engine/peerProcess')];
    const how = { ssr: true, outDir, emptyOutDir: true, target: 'node20', minify: false, rolldownOptions: { input } };
    await build({ root, configFile: false, logLevel: 'warn', build: how });
    const env = { ...process.env, NODE_ENV: 'production' };
    const { engine, lines, dice } = lastLine([path.join(outDir, 'numbers.js')], env);
    const times = engine.ours / engine.peer;
    const solved = dice.oursMs / dice.cannonMs;
    return [
      row('engine, answers per second', engine.ours, `boardgame.io ${count(engine.peer)}`, times, atLeast(10, times)),
      ...lines,
      row(`${dice.dice} dice solved, ms`, dice.oursMs, `cannon-es ${dice.cannonMs.toFixed(1)}`, solved, atMost(1, solved)),
    ];
  },

  host() {
    return lastLine([path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(here, 'host/measure.ts')], process.env).lines;
  },

  async size() {
    const { page, libraries } = await measureSize(await browser());
    const times = page / libraries;
    return [row('script and style until the first table, kB gzip', page, `bare libraries ${count(libraries)}`, times, atMost(1.6, times))];
  },

  async downloads() {
    const found = await measureDownloads(await browser());
    return found.map(({ what, kilobytes, bound }) => row(`${what}, kB over the wire`, kilobytes, '', undefined, atMost(bound, kilobytes)));
  },

  async table() {
    const { ours, bare } = await measureTable(await browser());
    const times = ours / bare;
    return [row('2,000 pieces, one dragged: ms of script a frame', ours, `bare PixiJS ${bare.toFixed(2)}`, times, atMost(1.5, times))];
  },

  async *textures() {
    for await (const { game, quality, megabytes, atRest, answers, bound } of measureTextures(await browser()))
      yield row(
        `${game}, megabytes of textures at ${quality} quality, most`,
        megabytes,
        `at rest ${count(atRest)}, after ${answers} answers`,
        undefined,
        atMost(bound, megabytes),
      );
  },
};

const row = (what, ours, against, ratio, bound) => ({ what, ours, against, ratio, bound });

async function browser() {
  const found = await ensureBrowser();
  if (!found) throw new Error('No browser was found.');
  return found;
}

function lastLine(args, env) {
  const printed = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(printed.trim().split('\n').at(-1));
}
