import type { Strip } from '../stage/shapes.ts';
import type { DockSide } from './zone.ts';

/** Something to be docked to an edge of the map, at its smallest. */
export interface Docked {
  readonly edge: DockSide;
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** A fixed part of its height that does not grow, such as a row of tabs. */
  readonly bar: number;
}

interface Middle {
  readonly width: number;
  readonly height: number;
}

/** Whether rows run along the whole width and columns lie between them, or the other way round. */
export type DockOrder = 'rows' | 'columns';

interface DockPlan {
  readonly map: Strip;
  readonly strips: readonly Strip[];
}

export const gap = 8;
const largest = 6;

const widthAt = (one: Docked, ease: number): number => one.width * Math.min(ease, one.most);
const heightAt = (one: Docked, ease: number): number => one.height * Math.min(ease, one.most) + one.bar;
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const most = (list: readonly number[]): number => Math.max(0, ...list);

interface Sizes {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const on = (items: readonly Docked[], edge: DockSide): readonly Docked[] => items.filter((one) => one.edge === edge);
const spaced = (size: number): number => (size > 0 ? size + gap : 0);

/** How deep the columns and the rows are, each as so many times their smallest size. */
interface Depth {
  readonly columns: number;
  readonly rows: number;
}

function bands(items: readonly Docked[], { columns, rows }: Depth): Sizes {
  const across = (edge: DockSide): number => spaced(most(on(items, edge).map((one) => widthAt(one, columns))));
  const down = (edge: DockSide): number => spaced(most(on(items, edge).map((one) => heightAt(one, rows))));
  return { left: across('left'), right: across('right'), above: down('above'), below: down('below') };
}

/** Everything at this many times its smallest size: does it fit? Columns and rows may be deeper than they are long. */
export function fits(
  items: readonly Docked[], map: Middle, room: Middle, corners: DockOrder, ease: number, depth: Depth = { columns: ease, rows: ease },
): boolean {
  const { left, right, above, below } = bands(items, depth);
  const inner = { width: room.width - left - right, height: room.height - above - below };
  if (map.width * depth.columns > inner.width || map.height * depth.rows > inner.height) return false;
  const rows = corners === 'rows' ? room.width : inner.width;
  const columns = corners === 'rows' ? inner.height : room.height;
  const long = (edge: DockSide): number => sum(on(items, edge).map((one) => widthAt(one, ease) + gap)) - gap;
  const high = (edge: DockSide): number => sum(on(items, edge).map((one) => heightAt(one, ease) + gap)) - gap;
  return long('above') <= rows && long('below') <= rows && high('left') <= columns && high('right') <= columns;
}

/** The most that everything can be enlarged together; below 1 it has to be made smaller than it should be. */
export function easeOf(items: readonly Docked[], map: Middle, room: Middle, corners: DockOrder): number {
  let [low, high] = [0, largest];
  for (let k = 0; k < 18; k++) {
    const middle = (low + high) / 2;
    if (fits(items, map, room, corners, middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A window that is too short is not too narrow: in the direction that has room, nothing is made smaller than it should be. */
function depthAt(items: readonly Docked[], map: Middle, room: Middle, corners: DockOrder, ease: number): Depth {
  const columns = ease < 1 && fits(items, map, room, corners, ease, { columns: 1, rows: ease }) ? 1 : ease;
  const rows = ease < 1 && fits(items, map, room, corners, ease, { columns, rows: 1 }) ? 1 : ease;
  return { columns, rows };
}

/** The room that is left to the map when everything beside it is so many times its smallest size. */
export function mapAt(items: readonly Docked[], room: Middle, ease: number): Middle {
  const { left, right, above, below } = bands(items, { columns: ease, rows: ease });
  return { width: room.width - left - right, height: room.height - above - below };
}

/** The rectangles, once it is known how large everything can be. What is left over goes to the map, and along each band to its zones. */
export function dock(items: readonly Docked[], middle: Middle, room: Middle, corners: DockOrder, ease: number): DockPlan {
  const { left, right, above, below } = bands(items, depthAt(items, middle, room, corners, ease));
  const map: Strip = { x: left, y: above, width: room.width - left - right, height: room.height - above - below };
  const [rowX, rowWidth] = corners === 'rows' ? [0, room.width] : [map.x, map.width];
  const [columnY, columnHeight] = corners === 'rows' ? [map.y, map.height] : [0, room.height];
  const strips = new Map<Docked, Strip>();
  for (const edge of ['above', 'below'] as const) {
    const y = edge === 'above' ? 0 : map.y + map.height + gap;
    const height = (edge === 'above' ? above : below) - gap;
    share(on(items, edge), rowWidth, (one) => widthAt(one, ease), (one, at, length) =>
      strips.set(one, { x: rowX + at, y, width: length, height }),
    );
  }
  for (const edge of ['left', 'right'] as const) {
    const x = edge === 'left' ? 0 : map.x + map.width + gap;
    const width = (edge === 'left' ? left : right) - gap;
    share(on(items, edge), columnHeight, (one) => heightAt(one, ease), (one, at, length) =>
      strips.set(one, { x, y: columnY + at, width, height: length }),
    );
  }
  return { map, strips: items.map((one) => strips.get(one)!) };
}

function share(
  items: readonly Docked[],
  room: number,
  lengthOf: (one: Docked) => number,
  lay: (one: Docked, at: number, length: number) => void,
): void {
  const taken = sum(items.map(lengthOf));
  const free = room - taken - gap * Math.max(0, items.length - 1);
  let at = 0;
  for (const one of items) {
    const length = lengthOf(one) + (taken > 0 ? (free * lengthOf(one)) / taken : 0);
    lay(one, at, length);
    at += length + gap;
  }
}
