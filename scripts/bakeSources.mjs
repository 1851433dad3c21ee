import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * Changes when the code that the entries run changes, or the version of a package they use, or an option of theirs; it is the same
 * wherever the project lies. The code is bundled and shortened first, so that a comment, a type, a renamed variable or a file that
 * has moved do not have every picture drawn again. The files of `without`, and what only they import, are left out.
 */
export async function fingerprint(entries, root, options = {}, without = []) {
  const { code, packages } = await bundled(entries, root, without);
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

/**
 * Of a set of paintings, by name and size, the fingerprint of what paints it today: the painter, the files that draw what is on this
 * one, and the data that they are given. Numbers count with nine digits: the last ones may differ between a browser and Node.
 */
export async function paintPrints({ sizes, painter, paintings }, root) {
  const known = new Map();
  const printOf = async (file) => {
    if (!known.has(file)) known.set(file, await fingerprint([file], root));
    return known.get(file);
  };
  const steps = await fingerprint(painter.sources, root, {}, painter.without);
  const found = {};
  for (const { name, sources, given } of paintings) {
    const parts = [];
    for (const file of sources) parts.push(await printOf(file));
    const of = ({ width, height, bytes }) => JSON.stringify([steps, parts, given, width, height, bytes], nineDigits);
    found[name] = Object.fromEntries(sizes.map((size) => [size.name, createHash('sha256').update(of(size)).digest('hex').slice(0, 16)]));
  }
  return found;
}

const nineDigits = (_, value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);

/** What the entries run, in one piece, and the packages it imports. */
async function bundled(entries, root, without) {
  const left = new Set(without.map((file) => path.resolve(root, file)));
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
        resolveId: (name, importer) => {
          if (name === all) return all;
          if (importer && left.has(path.resolve(path.dirname(importer), name))) return { id: path.basename(name), external: true };
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
