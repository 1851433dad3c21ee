import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const statement = /^(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s*)?(['"])(\.[^'"]+)\3/gm;
const dynamic = /\bimport\(\s*(['"])(\.[^'"]+)\1\s*\)(?!\.[A-Z])/g;

/** `{ type A, type B }` imports types only, as `import type` does; `{ type A, b }` and `Scene, { type A }` do not. */
const onlyTypes = (names) => /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names);

const known = new Map();

/**
 * The files of the project that a file imports: `[{ file, isType }]` with whole paths. Packages, styles and pictures are left out.
 * Each file is read once, or a walk from every file to every other would take minutes; `text` tells what an editor has changed since.
 */
export function importsOf(file, text) {
  const before = known.get(file);
  if (before && text === undefined) return before;
  const code = (text ?? readFileSync(file, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '');
  const found = [
    ...[...code.matchAll(statement)].map(([, type, names = '', , source]) => ({ source, isType: !!type || onlyTypes(names.trim()) })),
    ...[...code.matchAll(dynamic)].map(([, , source]) => ({ source, isType: false })),
  ];
  const imports = found
    .map(({ source, isType }) => ({ file: path.resolve(path.dirname(file), source), isType }))
    .filter((one) => /\.(ts|tsx|mjs)$/.test(one.file) && existsSync(one.file));
  known.set(file, imports);
  return imports;
}

/** The nodes of every cycle of a graph, each as one list: strongly connected parts of more than one node. */
export function cyclesOf(nodes, nextOf) {
  const met = new Map();
  const path = [];
  const cycles = [];
  const visit = (node) => {
    const entry = { number: met.size, low: met.size, open: true };
    met.set(node, entry);
    path.push(node);
    for (const next of nextOf(node)) {
      const other = met.get(next) ?? visit(next);
      if (other.open) entry.low = Math.min(entry.low, other.low);
    }
    if (entry.low === entry.number) {
      const part = path.splice(path.indexOf(node));
      for (const one of part) met.get(one).open = false;
      if (part.length > 1) cycles.push(part);
    }
    return entry;
  };
  for (const node of nodes) if (!met.has(node)) visit(node);
  return cycles;
}
