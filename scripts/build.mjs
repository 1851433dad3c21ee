import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, tool } from './run.mjs';

export const dist = path.join(root, 'dist');
const inputs = ['src', 'assets', 'shaders', 'index.html', 'vite.config.ts', 'package-lock.json'];
const notBuilt = /(\.test\.tsx?|\.testing\.tsx?|\.md)$/;

/** The time of the last change under a file or folder. Folders count too: that is where a deleted file shows. */
export function newestChange(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return notBuilt.test(place) && !place.endsWith('rulebook.md') ? 0 : stat.mtimeMs;
  return readdirSync(place).reduce((newest, name) => Math.max(newest, newestChange(path.join(place, name))), stat.mtimeMs);
}

export function isStale(from, stamp) {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || inputs.some((input) => newestChange(path.join(from, input)) > built);
}

/** Builds the page if something in it has changed since. False if it could not be built. */
export async function ensureBuilt() {
  const stamp = path.join(dist, '.built');
  if (!isStale(root, stamp)) return true;
  const began = new Date(); // what is saved while we build belongs to the next build
  console.log('Building the page ...');
  const { code } = await tool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code !== 0) return false;
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began);
  return true;
}
