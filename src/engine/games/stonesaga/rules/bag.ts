import type { Refusal } from '../../../kernel/option.ts';
import type { Json } from '../../../kernel/rule.ts';
import { faces } from '../content/faces.ts';
import { bagSize, shapes, type Face, type ShapeName } from '../content/materials.ts';
import { cellsCovered, turnedCells, type Cell, type PackedToken } from '../reckoning/bagCells.ts';
import type { Holdings } from '../state.ts';
import { facesIn } from './holdings.ts';

/** Where a token lies: its top left cell and its turn, as cells [column, row]. */
export interface Placement {
  readonly face: Face;
  readonly cells: readonly Cell[];
}

type Cells = readonly Cell[];
const area = bagSize.columns * bagSize.rows;

/** Quarter turns of a shape; equal ones once. */
function turnsOf(shape: ShapeName): Cells[] {
  const turned = new Map<string, Cells>();
  for (const quarters of [1, 2, 3, 4]) {
    const cells = turnedCells(shape, quarters).toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
    turned.set(JSON.stringify(cells), cells);
  }
  return [...turned.values()];
}

interface Spot {
  readonly mask: number;
  readonly cells: Cells;
}
const spotsOf = (shape: ShapeName): Spot[] =>
  turnsOf(shape).flatMap((cells) => {
    const spots: Spot[] = [];
    for (let y = 0; y < bagSize.rows; y++)
      for (let x = 0; x < bagSize.columns; x++) {
        const placed = cells.map(([cx, cy]) => [cx + x, cy + y] as const);
        if (placed.every(([px, py]) => px < bagSize.columns && py < bagSize.rows))
          spots.push({ mask: placed.reduce((sum, [px, py]) => sum | (1 << (py * bagSize.columns + px)), 0), cells: placed });
      }
    return spots;
  });
const names = Object.keys(shapes) as ShapeName[];
const spots = Object.fromEntries(names.map((name) => [name, spotsOf(name)])) as Record<ShapeName, Spot[]>;
/** Spots that cover a cell, by cell: the first open cell is either covered by one of these or stays empty. */
const covering = Object.fromEntries(
  names.map((name) => [name, Array.from({ length: area }, (_, cell) => spots[name].filter(({ mask }) => (mask & -mask) === 1 << cell))]),
) as Record<ShapeName, Spot[][]>;

type Counts = Record<ShapeName, number>;
const byHardness: readonly ShapeName[] = ['tee', 'square', 'three', 'corner', 'two', 'one'];

/**
 * SS-582 to SS-584, R-SS-76 Goes through the cells in order: each is covered by a token that begins there, or left empty while room
 * lasts.
 */
function search(counts: Counts, cell: number, taken: number, spare: number, chosen: (readonly [ShapeName, Spot])[]): boolean {
  while (cell < area && (taken >> cell) & 1) cell++;
  if (byHardness.every((name) => counts[name] === 0)) return true;
  if (cell >= area) return false;
  for (const name of byHardness) {
    if (counts[name] === 0) continue;
    for (const spot of covering[name][cell]!) {
      if (spot.mask & taken) continue;
      counts[name] -= 1;
      chosen.push([name, spot]);
      if (search(counts, cell + 1, taken | spot.mask, spare, chosen)) return true;
      chosen.pop();
      counts[name] += 1;
    }
  }
  return spare > 0 && search(counts, cell + 1, taken, spare - 1, chosen);
}

type Packed = readonly (readonly [ShapeName, Spot])[];
const solved = new Map<number, Packed | null>();

function countShapes(held: Holdings): Counts {
  const counts: Counts = { one: 0, two: 0, three: 0, corner: 0, square: 0, tee: 0 };
  for (const face in held) counts[faces[face as Face].shape] += held[face as Face]!;
  return counts;
}

/** Known by one number: none of the six counts is higher than the area, so each has its own digit. */
function solveFor(counts: Counts): Packed | null {
  let cells = 0;
  let key = 0;
  for (const name of byHardness) {
    cells += counts[name] * shapes[name].length;
    key = key * (area + 1) + counts[name];
  }
  if (cells > area) return null;
  let found = solved.get(key);
  if (found === undefined) {
    const chosen: (readonly [ShapeName, Spot])[] = [];
    found = search({ ...counts }, 0, 0, area - cells, chosen) ? chosen : null;
    if (solved.size > 4000) solved.clear();
    solved.set(key, found);
  }
  return found;
}

const solve = (held: Holdings): Packed | null => solveFor(countShapes(held));

/** SS-581 Whether everything can lie flat in the bag. */
export const fitsBag = (held: Holdings): boolean => solve(held) !== null;

/** One way to lay everything in the bag, or null if there is none. */
export function packBag(held: Holdings): Placement[] | null {
  const found = solve(held);
  if (!found) return null;
  const open = new Map<ShapeName, Spot[]>();
  for (const [name, spot] of found) open.set(name, [...(open.get(name) ?? []), spot]);
  return facesIn(held).flatMap((face) =>
    Array.from({ length: held[face]! }, () => ({ face, cells: open.get(faces[face].shape)!.shift()!.cells })),
  );
}

/**
 * What people part with last: worked things, then what feeds tonight, then raw matter; of equals the smaller, for there may be room
 * for both.
 */
const worthOf = (face: Face): number =>
  (faces[face].other === null && faces[face].sort === 'material' ? 0 : faces[face].edible || face === 'water' ? 1 : 2) * 10 +
  faces[face].cells;

/** SS-581, SS-587 As much as fits, the dearest first. */
export function packMost(held: Holdings): Placement[] {
  const all = packBag(held);
  if (all) return all;
  const kept: Holdings = {};
  const counts = countShapes(kept);
  for (const face of facesIn(held).sort((a, b) => worthOf(a) - worthOf(b))) {
    const { shape } = faces[face];
    for (let n = 1; n <= held[face]!; n++) {
      counts[shape] += 1;
      if (solveFor(counts) === null) {
        counts[shape] -= 1;
        break;
      }
      kept[face] = n;
    }
  }
  return packBag(kept)!;
}

const isLaid = (one: Json): boolean =>
  typeof one === 'object' &&
  one !== null &&
  !Array.isArray(one) &&
  typeof (one as Record<string, Json>).face === 'string' &&
  ((one as Record<string, Json>).face as string) in faces &&
  ['x', 'y', 'turn'].every((key) => Number.isInteger((one as Record<string, Json>)[key]));

/** SS-581 to SS-584 Whether a hand may close the bag over these: held, inside, flat, beside one another. */
export function refuseLaid(held: Holdings, laid: Json): Refusal | null {
  if (!Array.isArray(laid) || !laid.every(isLaid)) return { rule: 'SS-582', why: 'A bag is closed over tokens that lie in its cells.' };
  const tokens = laid as unknown as readonly PackedToken[];
  const used: Holdings = {};
  const taken = new Set<string>();
  for (const token of tokens) {
    used[token.face] = (used[token.face] ?? 0) + 1;
    if (used[token.face]! > (held[token.face] ?? 0))
      return { rule: 'SS-581', why: `There is not so much ${faces[token.face].name} in this bag.` };
    for (const [x, y] of cellsCovered(token)) {
      if (x < 0 || y < 0 || x >= bagSize.columns || y >= bagSize.rows)
        return { rule: 'SS-583', why: `The ${faces[token.face].name} sticks out of the bag.` };
      if (taken.has(`${x},${y}`)) return { rule: 'SS-582', why: `The ${faces[token.face].name} lies on something else.` };
      taken.add(`${x},${y}`);
    }
  }
  return null;
}

/** SS-587 What a hand has left out. */
export function leftOut(held: Holdings, laid: readonly { readonly face: Face }[]): [Face, number][] {
  return facesIn(held).flatMap((face): [Face, number][] => {
    const n = held[face]! - laid.filter((one) => one.face === face).length;
    return n > 0 ? [[face, n]] : [];
  });
}
