import './node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { playStories } from './e2e.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRedis } from './redis.mjs';
import { playwrightResults, readable, slowestFiles, slowestStories, vitestResults } from './results.mjs';
import { root, tool } from './run.mjs';

const reports = path.join(root, '.cache/test');
const sum = { passed: 0, failed: 0, notRun: 0 };
const began = Date.now();
const times = [];
/** `npm run test:deep` tries every property ten times as often. */
const depth = process.argv.includes('--deep') ? 10 : 1;
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

function count(part, { passed, failed, failures = [], notRun = [] }, since) {
  sum.notRun += notRun.length;
  sum.passed += passed;
  sum.failed += failed;
  times.push([part, seconds(since)]);
  console.log(`\n== ${part}: ${failed === 0 ? 'passed' : 'FAILED'} (${passed} passed, ${failed} failed, ${seconds(since)})`);
  if (failures.length > 0) console.log(readable(failures));
  // A server that they need could not be had: that is said, by name, and never counted as passed.
  for (const name of notRun) console.log(`  - not run: ${name.replace(`${root}${path.sep}`, '')}`);
}

/** A check without tests of its own counts as one. What it says is shown only when it fails. */
async function check(part, ...commands) {
  const since = Date.now();
  console.log(`== ${part} ...`);
  for (const [file, args] of commands) {
    const { code, output } = await tool(file, args, { quiet: true, minutes: 10 });
    if (code !== 0)
      return count(part, { passed: 0, failed: 1, failures: [{ name: part, why: output.trim() || `It ended with code ${code}.` }] }, since);
  }
  count(part, { passed: 1, failed: 0 }, since);
}

/** A runner with a report of its own. Its progress is shown while it runs. */
async function suite(part, { results, slowest }, start) {
  const since = Date.now();
  const file = path.join(reports, `${part}.json`);
  console.log(`\n== ${part} ...`);
  const { code } = await start(file);
  if (!existsSync(file))
    return count(part, { passed: 0, failed: 1, failures: [{ name: part, why: `It ended with code ${code} and left no report.` }] }, since);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\nSlowest of ${part}:`);
  for (const one of slowest(report)) console.log(`${one.seconds.toFixed(1).padStart(8)} s  ${one.name.replace(`${root}${path.sep}`, '')}`);
  const found = results(report);
  // A runner that fails although all its tests passed has found something beside them.
  if (code !== 0 && found.failed === 0)
    return count(part, { ...found, failed: 1, failures: [{ name: part, why: `It ended with code ${code}; see above.` }] }, since);
  count(part, found, since);
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (!(await ensureRedis())) console.log('There is no redis-server: the tests with several processes are not run.');

// Beside each other: the compiler and the linter have one thread each, and the tests wait for nothing that these two hold.
await Promise.all([
  check('types', ['typescript/bin/tsc', ['-p', 'tsconfig.json']], ['typescript/bin/tsc', ['-p', 'src/engine/tsconfig.json']]),
  check('lint', ['eslint/bin/eslint.js', ['.', '--max-warnings', '0']]),
  suite('unit', { results: vitestResults, slowest: slowestFiles }, (file) =>
    tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
      minutes: 15 * depth,
      env: { TEST_DEPTH: String(depth) },
    }),
  ),
]);

const browser = await ensureBrowser();
if (!browser) {
  const why = 'There is no browser to play with. Install Chromium, or name one in PLAYWRIGHT_CHROMIUM_PATH.';
  count('stories', { passed: 0, failed: 1, failures: [{ name: 'browser', why }] }, Date.now());
} else if (!(await ensureBuilt())) {
  count('build', { passed: 0, failed: 1, failures: [{ name: 'build', why: 'The page could not be built; see above.' }] }, Date.now());
} else {
  await suite('stories', { results: playwrightResults, slowest: slowestStories }, (file) =>
    playStories(['--reporter=list,json', '--pass-with-no-tests'], browser, { minutes: 15, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
  );
}

console.log(`\nAll of it took ${seconds(began)}: ${times.map((one) => one.join(' ')).join(', ')}.`);
if (sum.notRun > 0) console.log(`${sum.notRun} not run, named above.`);
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
