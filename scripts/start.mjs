import './node.mjs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { dist, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { listen, staticServer } from './serve.mjs';

const usualPort = 5170;

// `--dist folder` serves a folder that is built already, for tests and for packaged copies.
const flag = process.argv.indexOf('--dist');
const folder = flag < 0 ? dist : path.resolve(process.argv[flag + 1] ?? '');
const wished = process.env.PORT === undefined || process.env.PORT === '' ? usualPort : Number(process.env.PORT);
if (!Number.isInteger(wished) || wished < 0 || wished > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`);
  process.exit(2);
}

if (flag < 0) {
  await ensureInstalled();
  if (!(await ensureBuilt())) {
    console.error('The page could not be built. The messages above say why.');
    process.exit(1);
  }
}

const server = staticServer(folder);
const port = await listen(server, wished, process.env.HOST).catch((error) => {
  console.error(`No port could be opened: ${error.message}`);
  process.exit(1);
});
if (wished !== 0 && port !== wished) console.log(`Port ${wished} is taken, so this one is ${port}.`);
console.log(`Lantern Table: http://localhost:${port}/`);
if (!process.env.HOST) {
  const outside = Object.values(networkInterfaces()).flat().find((one) => one && one.family === 'IPv4' && !one.internal);
  if (outside) console.log(`From other screens in this network: http://${outside.address}:${port}/`);
}
console.log('Stop it with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
