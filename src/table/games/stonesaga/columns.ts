import type { Strip } from '../../stage/shapes.ts';

/** What lies in a column, and how high it is drawn there: no higher than its width lets it be. */
export interface InColumn extends Strip {
  readonly id: string;
  readonly drawn: number;
}

/** Zones side by side in a column. */
type Row = readonly InColumn[];

/** In units: farther apart they would not be seen as one column. */
const widest = 48;

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
const leftOf = (row: Row): number => Math.min(...row.map(({ x }) => x));
const rightOf = (row: Row): number => Math.max(...row.map(({ x, width }) => x + width));

/** Zones that begin and end at one height lie side by side. */
function rowsOf(zones: readonly InColumn[]): readonly Row[] {
  const rows: InColumn[][] = [];
  for (const zone of zones) {
    const row = rows.find(([one]) => near(one!.y, zone.y) && near(one!.height, zone.height));
    if (row) row.push(zone);
    else rows.push([zone]);
  }
  return rows;
}

/**
 * Zones of one column, each drawn lower than the room it has, with the same gap between each two of them. Side by side they have their
 * upper rims in one line. The others stay where they lie. Zones of a column are laid so far `beside` each other.
 */
export function evened(zones: readonly InColumn[], beside: number): ReadonlyMap<string, Strip> {
  const columns: Row[][] = [];
  for (const row of rowsOf(zones).toSorted(([a], [b]) => a!.y - b!.y)) {
    const column = columns.find((one) => {
      const last = one.at(-1)!;
      // a row above the map and one below it are as wide as each other, and no column
      const follows = row[0]!.y - (last[0]!.y + last[0]!.height) < beside + 1;
      return follows && near(leftOf(last), leftOf(row)) && near(rightOf(last), rightOf(row));
    });
    if (column) column.push(row);
    else columns.push([row]);
  }
  return new Map(columns.flatMap((column) => (column.length > 1 ? spread(column) : column.flat().map((one) => [one.id, one] as const))));
}

function spread(rows: readonly Row[]): readonly (readonly [string, Strip])[] {
  const highest = (row: Row): number => Math.max(...row.map(({ drawn }) => drawn));
  const [first, last] = [rows[0]![0]!, rows.at(-1)![0]!];
  const room = last.y + last.height - first.y;
  const taken = rows.reduce((sum, row) => sum + highest(row), 0);
  const gap = Math.min(widest, (room - taken) / (rows.length + 1));
  let y = first.y + (room - taken - gap * (rows.length - 1)) / 2;
  return rows.flatMap((row) => {
    const laid = row.map(({ id, x, width, drawn }) => [id, { x, y, width, height: drawn }] as const);
    y += highest(row) + gap;
    return laid;
  });
}
