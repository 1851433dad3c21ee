import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawGraph } from './drawGraph.mjs';
import { circleInWords, folderGraph } from './folderGraph.mjs';
import { root } from './run.mjs';

const { folders, edges, cycles } = folderGraph();
for (const cycle of cycles) console.error(circleInWords(cycle, edges).join('\n'));
if (cycles.length > 0) process.exit(1);

writeFileSync(path.join(root, 'docs/graph.svg'), drawGraph(folders, edges));
console.log(`docs/graph.svg: ${folders.length} folders, ${edges.length} imports between them, no cycle.`);
