import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * Changes when the code that the entries run changes, or the version of a package they use, or an option of theirs; it is the same
 * wherever the project lies. The code is bundled and shortened first, so that a comment, a type, a renamed variable or a file that
 * has moved do not have every picture drawn again.
 */
export async function fingerprint(entries, root, options = {}) {
  const { code, packages } = await bundled(entries, root);
  const hash = createHash('sha256').update(JSON.stringify(options)).update('\0').update(code).update('\0');
  for (const name of packages) hash.update(`${name}@${versionOf(name, root)}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** Of everything that a game bakes, by name, the fingerprint of what draws it today. Groups with the same sources share one build. */
export async function fingerprintsOf(contents, root) {
  const known = new Map();
  const found = {};
  for (const [name, { sources, ...options }] of Object.entries(contents)) {
    const key = JSON.stringify([sources, options]);
    if (!known.has(key)) known.set(key, await fingerprint([...sources, 'assets/bake/atlas.ts'], root, options));
    found[name] = known.get(key);
  }
  return found;
}

/** What the entries run, in one piece, and the packages it imports. */
async function bundled(entries, root) {
  const all = '\0all';
  const packages = new Set();
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entries',
        enforce: 'pre',
        resolveId: (name) => {
          if (name === all) return all;
          if (/^[./\0]/.test(name) || path.isAbsolute(name)) return null;
          packages.add(name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'));
          return { id: name, external: true };
        },
        load: (name) => (name === all ? exportsOf(entries, root) : null),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: all, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  const parts = output.map((one) => one.code ?? one.source);
  return { code: parts.join('\0'), packages: [...packages].sort() };
}

const exportsOf = (entries, root) =>
  entries.map((entry, i) => `export * as entry${i} from ${JSON.stringify(path.resolve(root, entry))};`).join('\n');

function versionOf(name, root) {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'none';
}
