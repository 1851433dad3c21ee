import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../lint/layers.mjs';
import { cyclesOf, importsOf } from '../lint/modules.mjs';
import { drawGraph } from './drawGraph.mjs';
import { root } from './run.mjs';

const short = (file) => path.relative(root, file).split(path.sep).join('/');

const files = ['src', 'assets'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

/** Which folder imports which, and whether by types alone. Tests and the workshop import what they like and are left out. */
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

const cycles = cyclesOf([...folders], (folder) => [...edges.values()].filter(({ from }) => from === folder).map(({ to }) => to));
for (const cycle of cycles) {
  console.error(`These folders import each other: ${cycle.join(', ')}.`);
  for (const { from, to, example } of edges.values()) if (cycle.includes(from) && cycle.includes(to)) console.error(`  ${example}`);
}
if (cycles.length > 0) process.exit(1);

writeFileSync(path.join(root, 'docs/graph.svg'), drawGraph([...folders].sort(), [...edges.values()]));
console.log(`docs/graph.svg: ${folders.size} folders, ${edges.size} imports between them, no cycle.`);
