// npm run bench [-- part ...]  measures everything, or the parts that are named, and prints each part's rows as soon as it has them
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../scripts/install.mjs';

const here = import.meta.dirname;
await ensureInstalled();
if (!existsSync(path.join(here, 'node_modules'))) {
  console.log('Installing what the table is measured against ...');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: here, stdio: 'inherit' });
}
const { parts } = await import('./parts.mjs');

/** Ratios measured in one run. A bound that does not hold makes the bench fail, and so does a part that could not be measured. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`The bench has no ${unknown.join(', ')}. It has ${Object.keys(parts).join(', ')}.`);
console.log('\n| measured | here | against | ratio | bound |\n| --- | --- | --- | --- | --- |');
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    for await (const row of await measure()) print(row);
  } catch (error) {
    console.log(`| ${name} | not measured | | | ${String(error.message ?? error).split('\n')[0]} |`);
    process.exitCode = 1;
  }
}

function print({ what, ours, against = '', ratio, bound }) {
  const short = (number) => (number === undefined ? '' : round(number));
  const held = bound === undefined || bound.holds;
  if (!held) process.exitCode = 1;
  const times = ratio === undefined ? '' : ratio.toFixed(ratio < 10 ? 2 : 0);
  console.log(`| ${what} | ${short(ours)} | ${against} | ${times} | ${bound?.words ?? ''}${held ? '' : ' (does not hold)'} |`);
}

function round(number) {
  return number >= 1000 ? Math.round(number).toLocaleString('en-US') : number.toFixed(number < 10 ? 1 : 0);
}
