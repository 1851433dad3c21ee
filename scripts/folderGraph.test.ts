import { expect, test } from 'vitest';
import { circleInWords, folderGraph } from './folderGraph.mjs';

test('no folder imports another in a circle, not even by types', () => {
  const { folders, edges, cycles } = folderGraph();
  expect(folders).toContain('src/engine/kernel');
  expect(edges.find(({ from, to }) => from === 'src/match' && to === 'src/engine/kernel')?.isType).toBe(false);
  expect(cycles.map((cycle) => circleInWords(cycle, edges).join('\n'))).toEqual([]);
});
