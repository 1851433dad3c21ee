/** Columns under their headings, numbers to the right. */
export function tableOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumber = headings.map((_, column) =>
    rows.every((row) => typeof row[column] === 'number' || /^[\d.]+ ?%?$/.test(String(row[column]))),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = cells.map(line);
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n');
}
