import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { npm, root } from './run.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Null if what is installed is what the lockfile asks for, or why not. A newer date alone is no reason: a fresh
 * checkout touches the lockfile, and installing again would need the network for nothing.
 */
function whyInstall(folder) {
  const lock = path.join(folder, 'package-lock.json');
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return 'node_modules is missing';
  if (!existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return null;
  const has = read(installed);
  for (const [name, { version, optional }] of Object.entries(read(lock))) {
    if (name !== '' && !optional && has[name]?.version !== version) return `${name.replace(/^.*node_modules\//, '')} ${version} is missing`;
  }
  return null;
}

export async function ensureInstalled(folder = root) {
  const why = whyInstall(folder);
  if (!why) return;
  console.log(`Installing the packages of the lockfile (${why}) ...`);
  const { code } = await npm(['ci', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('The packages could not be installed. Check that the network is there, then run `npm ci` to see why.');
  process.exit(1);
}
