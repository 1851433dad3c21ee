const box = { width: 190, height: 34 };
const gap = { x: 22, y: 74 };
const margin = 24;

/** How many imports deep a folder lies above those that import nothing. The graph has no cycle, or this would not end. */
function depths(folders, edges) {
  const depth = new Map();
  const depthOf = (folder) => {
    if (!depth.has(folder)) {
      const below = edges.filter(({ from }) => from === folder).map(({ to }) => depthOf(to) + 1);
      depth.set(folder, Math.max(0, ...below));
    }
    return depth.get(folder);
  };
  folders.forEach(depthOf);
  return depth;
}

/** Rows of folders, each above everything that it imports. Within a row a folder stands near the middle of what it imports. */
function rowsOf(folders, edges) {
  const depth = depths(folders, edges);
  const rows = Array.from({ length: Math.max(...depth.values()) + 1 }, (_, row) => folders.filter((folder) => depth.get(folder) === row));
  const place = new Map();
  for (const row of rows) {
    const middle = (folder) => {
      const below = edges.filter(({ from }) => from === folder).map(({ to }) => place.get(to) ?? 0);
      return below.length > 0 ? below.reduce((sum, x) => sum + x, 0) / below.length : 0;
    };
    row.sort((a, b) => middle(a) - middle(b));
    row.forEach((folder, index) => place.set(folder, index - (row.length - 1) / 2));
  }
  return rows;
}

/** A plain picture of folders and their imports, the same for the same graph: a change of it is a change of the imports. */
export function drawGraph(folders, edges) {
  const rows = rowsOf(folders, edges);
  const widest = Math.max(...rows.map(({ length }) => length));
  const width = 2 * margin + widest * box.width + (widest - 1) * gap.x;
  const height = 2 * margin + rows.length * box.height + (rows.length - 1) * gap.y;
  const at = new Map();
  rows.forEach((row, depth) => {
    const left = (width - row.length * box.width - (row.length - 1) * gap.x) / 2;
    const y = height - margin - box.height - depth * (box.height + gap.y);
    row.forEach((folder, index) => at.set(folder, { x: left + index * (box.width + gap.x), y }));
  });
  const line = ({ from, to, isType }) => {
    const [a, b] = [at.get(from), at.get(to)];
    const dashed = isType ? ' stroke-dasharray="4 4"' : '';
    return `<line x1="${a.x + box.width / 2}" y1="${a.y + box.height}" x2="${b.x + box.width / 2}" y2="${b.y}"${dashed}/>`;
  };
  const frame = (folder) => `<rect x="${at.get(folder).x}" y="${at.get(folder).y}" width="${box.width}" height="${box.height}" rx="6"/>`;
  const name = (folder) => {
    const { x, y } = at.get(folder);
    return `<text x="${x + box.width / 2}" y="${y + box.height / 2 + 4}">${folder.replace(/^src\//, '')}</text>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>Which folder imports which: whole lines for values, dashed lines for types only</title>
<rect width="${width}" height="${height}" fill="#fbf8f1"/>
<g stroke="#8a7a5c" stroke-width="1.2">
${[...edges].sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1)).map(line).join('\n')}
</g>
<g fill="#fffdf7" stroke="#5a4a30">
${folders.map(frame).join('\n')}
</g>
<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="#2a2015">
${folders.map(name).join('\n')}
</g>
</svg>
`;
}
