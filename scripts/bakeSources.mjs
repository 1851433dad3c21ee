import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imports = /(?:\bfrom\s*|\bimport\s*|\bimport\()\s*['"]([^'"]+)['"]/g;
const typeImports = /\b(?:import|export)\s+type\s[^'";]*['"][^'"]+['"]/g;

/**
 * Every file of the project that a module reads, itself included, in a fixed order. Packages are left out: their
 * versions are part of the fingerprint instead. Types are left out too: they draw nothing, and a change of a rule's
 * types would have every picture drawn again.
 */
export function sourcesOf(entry, root) {
  const seen = new Set();
  const packages = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) return;
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.replace(typeImports, '').matchAll(imports)) {
      const target = path.resolve(path.dirname(file), name.replace(/\?.*$/, ''));
      if (!name.startsWith('.')) packages.add(name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'));
      else if (existsSync(target)) visit(target);
    }
  };
  visit(path.resolve(root, entry));
  return { files: [...seen].sort(), packages: [...packages].sort() };
}

/** Changes when a file that the entries read changes, or an option of theirs; it is the same wherever the project lies. */
export function fingerprint(entries, root, options = {}) {
  const hash = createHash('sha256').update(JSON.stringify(options));
  const found = entries.map((entry) => sourcesOf(entry, root));
  for (const file of [...new Set(found.flatMap(({ files }) => files))].sort())
    hash.update(path.relative(root, file).replaceAll(path.sep, '/')).update('\0').update(readFileSync(file)).update('\0');
  for (const name of [...new Set(found.flatMap(({ packages }) => packages))].sort()) hash.update(`${name}@${versionOf(name, root)}\0`);
  return hash.digest('hex').slice(0, 16);
}

function versionOf(name, root) {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'none';
}
