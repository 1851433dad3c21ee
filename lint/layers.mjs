import path from 'node:path';

/**
 * Who may import whom; docs/layers.md says why. A folder always may import itself. `types:` allows `import type` only,
 * `<game>` is the game whose folder the importing file lies in. The first folder that contains a file is its layer.
 */
const layers = [
  { folder: 'src/engine/kernel', may: [], packages: [] },
  { folder: 'src/engine/pieces', may: ['src/engine/kernel'], packages: [] },
  { folder: 'src/engine/testing', may: ['src/engine/kernel', 'src/engine/pieces'], packages: ['zod'] },
  { folder: 'src/engine/games/<game>', may: ['src/engine/kernel', 'src/engine/pieces'], packages: ['zod'] },
  { folder: 'src/engine', may: [], packages: [] },
  { folder: 'src/bots', may: ['src/engine/kernel'], packages: [] },
  { folder: 'src/match', may: ['src/engine', 'src/bots'], never: ['react', 'pixi.js', '@pixi/', 'howler', 'idb', 'node:'] },
  {
    folder: 'src/table/games/<game>',
    may: [
      'src/table', 'types:src/engine/kernel', 'types:src/match', 'assets', 'shaders',
      ...['index.ts', 'state.ts', 'facts.ts', 'view.ts', 'content', 'reckoning'].map((part) => `src/engine/games/<game>/${part}`),
    ],
    mayNot: ['src/table/games'],
    never: ['@colyseus/', 'node:'],
  },
  // The registry itself: the one place that knows every game's table.
  { folder: 'src/table/games', may: ['src/table', 'types:src/engine/kernel', 'types:src/match'], never: ['@colyseus/', 'node:'] },
  {
    folder: 'src/table',
    may: ['types:src/engine/kernel', 'types:src/match', 'assets', 'shaders'],
    mayNot: ['src/table/games'],
    never: ['@colyseus/', 'node:'],
  },
  {
    folder: 'src/play',
    may: ['src/engine', 'src/bots', 'src/match', 'types:src/table'],
    never: ['react', 'pixi.js', '@pixi/', 'howler', 'node:'],
  },
  {
    folder: 'src/host',
    may: ['src/engine', 'src/match', 'src/table/hand.ts', 'src/table/games/hands.ts'],
    packages: ['node:', '@colyseus/', 'kysely', 'libsql', 'pg', 'uqr', 'ws', 'zod'],
  },
  // What bakes pictures runs in the workshop: it reads printed things, and what is shipped takes only what it has baked.
  { folder: 'assets/bake', may: ['shaders'], packages: ['@iconify-json/'] },
  { folder: 'assets/dice', may: ['assets/bake', 'src/table/dice', 'shaders'], packages: ['node:', '@playwright/'] },
  {
    folder: 'assets/<game>',
    may: [
      'assets/bake', 'shaders', 'types:src/table/stage',
      ...['content', 'reckoning', 'state.ts'].map((part) => `src/engine/games/<game>/${part}`), 'types:src/engine/games/<game>',
      ...['printed', 'ground.ts'].map((part) => `src/table/games/<game>/${part}`),
    ],
    packages: ['@fontsource/'],
  },
  {
    folder: 'src/app',
    may: ['src/play', 'src/match', 'src/table', 'types:src/engine/kernel', 'types:src/host', 'assets'],
    mayNot: ['src/table/games/<any>'],
    never: ['@colyseus/core', '@colyseus/ws-transport', 'node:'],
  },
];

const workshop = /(^src\/dev\/|^e2e\/|^bench\/|^src\/engine\/testing\/|^src\/table\/testing\/|\.testing\.tsx?$|\.test\.tsx?$)/;

const layerOf = (file) => {
  for (const layer of layers) {
    const found = new RegExp(`^${layer.folder.replace('<game>', '(?<game>[^/]+)')}/`).exec(file);
    if (found && !(layer.folder.endsWith('<game>') && !file.slice(found[0].length))) return { ...layer, game: found.groups?.game };
  }
  return undefined;
};

/** The folder whose rules a file is under: `src/engine/games/vast`, or `assets/vast` for what no layer holds. Null for tests. */
export function folderOf(file) {
  if (workshop.test(file)) return null;
  const layer = layerOf(file);
  return layer ? layer.folder.replace('<game>', layer.game ?? '') : path.posix.dirname(file).split('/').slice(0, 2).join('/');
}

/** Code under assets, as against pictures and sounds that lie there. */
const isBakeCode = (target) => target.startsWith('assets/') && /\.[cm]?[jt]sx?$/.test(target);

const lies = (target, place) => target === place || target.startsWith(`${place}/`);
const packageLies = (name, prefix) =>
  name === prefix || name.startsWith(prefix.endsWith('/') || prefix.endsWith(':') ? prefix : `${prefix}/`);

/** Null if the import is allowed, or why it is not. Paths are relative to the project, with forward slashes. */
export function refusal(file, source, isType) {
  if (file.startsWith('src/table/testing/')) return null; // tables that only tests lay; like a test they may import anything
  const layer = layerOf(file);
  if (!layer) return null;
  const own = layer.folder.replace('<game>', layer.game ?? '');
  const bare = source.replace(/\?.*$/, '');
  if (!bare.startsWith('.') && !bare.startsWith('/')) {
    const allowed = layer.packages
      ? layer.packages.some((prefix) => packageLies(bare, prefix))
      : !layer.never.some((prefix) => packageLies(bare, prefix));
    return allowed ? null : `${own} may not use the package ${bare}.`;
  }
  const target = bare.startsWith('/') ? bare.slice(1) : path.posix.normalize(path.posix.join(path.posix.dirname(file), bare));
  if (workshop.test(target) && !workshop.test(file)) return `${target} is for tests and the workshop; nothing that is shipped imports it.`;
  if (/\.testing\.tsx?$|\.test\.tsx?$/.test(target)) return `${target} is for tests; nothing that is shipped imports it.`;
  if (isBakeCode(target) && !file.startsWith('assets/')) return `${target} bakes pictures; nothing that is shipped imports it.`;
  const inAGame = /^src\/table\/games\/[^/]+\//.test(target);
  const named = (place) => place.replace('<game>', layer.game ?? '');
  if (lies(target, own) && !(own === 'src/table' && lies(target, 'src/table/games'))) return null;
  for (const place of layer.mayNot ?? []) {
    if (place.endsWith('<any>') ? inAGame : lies(target, named(place))) return `${own} may not import ${target}.`;
  }
  for (const place of layer.may) {
    if (lies(target, named(place.replace('types:', ''))))
      return place.startsWith('types:') && !isType ? `${own} may import only types from ${target}.` : null;
  }
  return `${own} may not import ${target}.`;
}

const onlyTypes = (node, specifiers) =>
  node.importKind === 'type' || node.exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));

export const layersRule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Every import follows the table of layers.' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node, source, isType) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const why = refusal(file, source.value, isType);
      if (why) context.report({ node: source, message: `${why} See docs/layers.md.` });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, onlyTypes(node, node.specifiers)),
      ExportNamedDeclaration: (node) => check(node, node.source, onlyTypes(node, node.specifiers)),
      ExportAllDeclaration: (node) => check(node, node.source, onlyTypes(node, [])),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal ?? node.argument, true),
    };
  },
};
