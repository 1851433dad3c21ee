import path from 'node:path';
import { importsOf } from './modules.mjs';

const valuesOf = (file) => importsOf(file).flatMap((one) => (one.isType ? [] : [one.file]));

/** The first file on the shortest way from a file back to itself, with that way, or null. */
function circleOf(file) {
  const cameFrom = new Map(valuesOf(file).map((next) => [next, file]));
  for (const at of cameFrom.keys()) {
    if (at === file) break;
    for (const next of valuesOf(at)) if (!cameFrom.has(next)) cameFrom.set(next, at);
  }
  if (!cameFrom.has(file)) return null;
  const way = [file];
  do way.unshift(cameFrom.get(way[0]));
  while (way[0] !== file);
  return { first: way[1], way };
}

/**
 * Files that import each other in a circle are loaded in an order that nobody chose: the first to be loaded sees the others' constants
 * undefined, and none of them can be read, tested or moved alone. Lazy imports count, or they would only hide the circle.
 *
 * `import type` does not count. It is gone when the code runs, and some types name each other by nature: a state holds scenes, and
 * a scene remembers which scene of the state it covers.
 */
export const noCycles = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    importsOf(context.filename, context.sourceCode.text);
    const circle = circleOf(context.filename);
    if (!circle) return {};
    const check = ({ source, importKind, exportKind }) => {
      if (importKind === 'type' || exportKind === 'type' || typeof source?.value !== 'string') return;
      if (path.resolve(path.dirname(context.filename), source.value) !== circle.first) return;
      context.report({ node: source, message: `A circle of imports: ${circle.way.map((file) => path.basename(file)).join(' → ')}.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
