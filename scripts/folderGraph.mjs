import { readdirSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../lint/layers.mjs';
import { cyclesOf, importsOf } from '../lint/modules.mjs';
import { root } from './run.mjs';

const short = (file) => path.relative(root, file).split(path.sep).join('/');

const files = ['src', 'assets'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

/**
 * Which folder imports which, and whether by types alone; and the folders that import each other in a circle. Tests and the workshop
 * import what they like and are left out.
 */
export function folderGraph() {
  const edges = new Map();
  const folders = new Set();
  for (const file of files) {
    const from = folderOf(short(file));
    if (!from) continue;
    folders.add(from);
    for (const one of importsOf(file)) {
      const to = folderOf(short(one.file));
      if (!to || to === from) continue;
      const id = `${from} ${to}`;
      const edge = edges.get(id) ?? { from, to, isType: true, example: `${short(file)} imports ${short(one.file)}` };
      edges.set(id, { ...edge, isType: edge.isType && one.isType });
    }
  }
  const all = [...edges.values()];
  const cycles = cyclesOf([...folders], (folder) => all.filter(({ from }) => from === folder).map(({ to }) => to));
  return { folders: [...folders].sort(), edges: all, cycles };
}

/** The imports that make a circle of folders, one line each. */
export const circleInWords = (cycle, edges) => [
  `These folders import each other: ${cycle.join(', ')}.`,
  ...edges.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to)).map(({ example }) => `  ${example}`),
];
