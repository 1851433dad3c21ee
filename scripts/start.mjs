import './node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOf, dist, ensureBuilt, ensureHostBuilt, hostDist } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fileHandler, listen } from './serve.mjs';

// Asked of Colyseus before it is loaded: how long another process may take to answer before it counts as gone.
process.env.COLYSEUS_PRESENCE_SHORT_TIMEOUT ??= '1000';
process.env.NODE_ENV ??= 'production';

// `--dist folder` serves a folder that is built already, for tests and for packaged copies.
const flag = process.argv.indexOf('--dist');
const folder = flag < 0 ? dist : path.resolve(process.argv[flag + 1] ?? '');

const fail = (message, code = 1) => {
  console.error(message);
  process.exit(code);
};

if (flag < 0) {
  await ensureInstalled();
  if (!(await ensureBuilt())) fail('The page could not be built. The messages above say why.');
}
if ((flag < 0 || !existsSync(path.join(hostDist, 'main.js'))) && !(await ensureHostBuilt()))
  fail('The host could not be built. The messages above say why.');

const host = await import(pathToFileURL(path.join(hostDist, 'main.js')).href);
let settings;
try {
  settings = host.settingsFrom(process.env);
} catch (error) {
  fail(error.message, 2);
}

const started = await host
  .startHost({ settings, files: fileHandler(folder), page: buildOf(folder), listen })
  .catch((error) => (error instanceof host.AlreadyRuns ? fail(error.message, 3) : fail(`The host could not be started: ${error.message}`)));

const { port, addresses, place, mended } = started;
if (settings.port !== 0 && port !== settings.port) console.log(`Port ${settings.port} is taken, so this one is ${port}.`);
if (mended) console.log(mended);
const scheme = settings.tls ? 'https' : 'http';
console.log(`Lantern Table: ${scheme}://localhost:${port}/`);
const [outside] = addresses.filter((one) => !one.includes('//localhost'));
if (outside) console.log(`From other screens in this network: ${outside}\n\n${host.renderUnicodeCompact(outside, { border: 2 })}\n`);
console.log(`Matches are kept in ${place} .`);
console.log(`To look after them from another machine: ${outside ?? `${scheme}://localhost:${port}/`}#/owner/${settings.hostKey}`);
console.log('Stop it with Ctrl+C.');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), 3_000).unref();
    started.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
