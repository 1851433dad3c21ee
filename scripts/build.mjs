import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, tool } from './run.mjs';

export const dist = path.join(root, 'dist');
export const hostDist = path.join(root, 'dist-host');
const inputs = ['src', 'assets', 'shaders', 'index.html', 'vite.config.ts', 'package-lock.json'];
const hostInputs = ['src/host', 'src/match', 'src/bots', 'src/engine', 'src/table', 'vite.host.config.ts', 'package-lock.json'];
const notBuilt = /(\.test\.tsx?|\.testing\.tsx?|\.md)$/;

/** The time of the last change under a file or folder. Folders count too: that is where a deleted file shows. */
function newestChange(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return notBuilt.test(place) && !place.endsWith('rulebook.md') ? 0 : stat.mtimeMs;
  return readdirSync(place).reduce((newest, name) => Math.max(newest, newestChange(path.join(place, name))), stat.mtimeMs);
}

function isStale(from, stamp, read = inputs) {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || read.some((input) => newestChange(path.join(from, input)) > built);
}

/** Builds the page if something in it has changed since. False if it could not be built. */
export async function ensureBuilt() {
  if (!isStale(root, path.join(dist, '.built'))) return true;
  console.log('Building the page ...');
  const build = Date.now().toString(36);
  return built(dist, ['build', '--logLevel', 'warn'], build, { LANTERN_BUILD: build });
}

/** The same for the host. Only one builds at a time: tests that start hosts side by side wait for one another. */
export async function ensureHostBuilt() {
  const stamp = path.join(hostDist, '.built');
  if (!isStale(root, stamp, hostInputs)) return true;
  const lock = path.join(root, '.cache', 'host-build.lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > 120_000) rmSync(lock, { recursive: true, force: true }); // whoever held it was killed
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  try {
    if (!isStale(root, stamp, hostInputs)) return true;
    return await built(hostDist, ['build', '--config', 'vite.host.config.ts', '--logLevel', 'warn'], '', {});
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function built(folder, args, text, env) {
  const began = new Date(); // what is saved while we build belongs to the next build
  const { code } = await tool('vite/bin/vite.js', args, { env });
  if (code !== 0) return false;
  const stamp = path.join(folder, '.built');
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, text);
  utimesSync(stamp, began, began);
  return true;
}

/** Which build of the page lies in a folder; empty where nobody knows. */
export const buildOf = (folder) => {
  const stamp = path.join(folder, '.built');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
};
