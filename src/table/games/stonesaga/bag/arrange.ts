import { faceIds } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { Holdings } from '../../../../engine/games/stonesaga/state.ts';
import type { Cell } from '../../../../engine/games/stonesaga/reckoning/bagCells.ts';
import { lyingOn, overlaps, roomFor, turned, turnedWithin, type Lying, type Turn } from './packing.ts';

/** A token that has no room in the grid. */
export interface Spare {
  readonly key: number;
  readonly face: Face;
  /** As a hand has turned it; unturned by default. */
  readonly turn?: Turn;
}

/** How the tokens of a bag lie. It belongs to this screen: the rules only know what is in the bag. */
export interface Arranged {
  readonly lying: readonly Lying[];
  readonly spare: readonly Spare[];
  /** The next key. */
  readonly next: number;
}

export const emptyBag: Arranged = { lying: [], spare: [], next: 1 };

/** As the rules would pack it. */
type Packing = readonly { readonly face: Face; readonly cells: readonly Cell[] }[];

/**
 * The bag after something came or went. What lay there stays where it lies, what is new goes where there is room, and only if
 * there is none the whole bag is packed anew. `lifted` is what a hand took last: of equal tokens that one is gone.
 */
export function arrange(before: Arranged, bag: Holdings, packing: Packing, lifted: number | null = null): Arranged {
  const order = <T extends Spare>(tokens: readonly T[]): T[] => [
    ...tokens.filter(({ key }) => key !== lifted),
    ...tokens.filter(({ key }) => key === lifted),
  ];
  const left: Holdings = { ...bag };
  const stays = ({ face }: Spare): boolean => {
    if (!left[face]) return false;
    left[face]! -= 1;
    return true;
  };
  const lying = order(before.lying).filter(stays);
  const spare = order(before.spare).filter(stays);
  let next = before.next;
  const fresh = faceIds.flatMap((face) => Array.from({ length: left[face] ?? 0 }, (): Spare => ({ key: next++, face })));
  const laid = layInto(lying, [...spare, ...fresh]);
  const tokens = laid.lying.length + laid.spare.length;
  if (laid.spare.length === 0 || packing.length <= laid.lying.length) return { ...laid, next };
  return { ...packed([...laid.lying, ...laid.spare].sort((a, b) => a.key - b.key), packing), next: Math.max(next, tokens) };
}

/** Keys of the tokens that were not there before: they come from somewhere, the others only move. */
export function cameWith(before: Pick<Arranged, 'lying' | 'spare'>, after: Pick<Arranged, 'lying' | 'spare'>): ReadonlySet<number> {
  const known = new Set([...before.lying, ...before.spare].map(({ key }) => key));
  return new Set([...after.lying, ...after.spare].map(({ key }) => key).filter((key) => !known.has(key)));
}

function layInto(lying: readonly Lying[], tokens: readonly Spare[]): Pick<Arranged, 'lying' | 'spare'> {
  const laid = [...lying];
  const spare: Spare[] = [];
  for (const { key, face } of tokens) {
    const room = roomFor(key, face, laid);
    if (room) laid.push(room);
    else spare.push({ key, face });
  }
  return { lying: laid, spare };
}

/** The same tokens as the rules would pack them; the rest lies beside. */
export function packed(tokens: readonly Spare[], packing: Packing): Pick<Arranged, 'lying' | 'spare'> {
  const open = [...tokens];
  const lying = packing.flatMap(({ face, cells }) => {
    const at = open.findIndex((one) => one.face === face);
    return at < 0 ? [] : [lyingOn(open.splice(at, 1)[0]!.key, face, cells)];
  });
  return { lying, spare: open.map(({ key, face }) => ({ key, face })) };
}

type Bag = Pick<Arranged, 'lying' | 'spare'>;

/** A hand puts a token down with its box at a cell. What it comes to lie on is pushed out; a token that would stick out is pulled in. */
export function putDown<B extends Bag>(bag: B, one: Lying, size: Cell, grid: Cell): B {
  const at: Lying = { ...one, x: Math.max(0, Math.min(grid[0] - size[0], one.x)), y: Math.max(0, Math.min(grid[1] - size[1], one.y)) };
  const others = bag.lying.filter(({ key }) => key !== one.key);
  const pushed = others.filter((other) => overlaps(at, other));
  return {
    ...bag,
    lying: [...others.filter((other) => !pushed.includes(other)), at],
    spare: [...bag.spare.filter(({ key }) => key !== one.key), ...pushed.map(({ key, face, turn }) => ({ key, face, turn }))],
  };
}

/** A hand takes a token out of the grid. */
export const takeOut = <B extends Bag>(bag: B, { key, face }: Spare, turn: Turn): B => ({
  ...bag,
  lying: bag.lying.filter((one) => one.key !== key),
  spare: [...bag.spare.filter((one) => one.key !== key), { key, face, turn }],
});

/** By a quarter turn where it lies: among the others if there is room for that, freely beside the bag. */
export function turnToken<B extends Bag>(bag: B, key: number, by: 1 | -1): B {
  const lies = bag.lying.find((one) => one.key === key);
  if (lies) return { ...bag, lying: bag.lying.map((one) => (one === lies ? turnedWithin(lies, by, bag.lying) : one)) };
  return {
    ...bag,
    spare: bag.spare.map((one) => (one.key === key ? { ...one, turn: turned({ ...one, x: 0, y: 0, turn: one.turn ?? 0 }, by).turn } : one)),
  };
}

/** Ids of the tokens by key: the first of a face is named plainly, as the rules do, the others are numbered. */
export function names(who: string, tokens: readonly Spare[]): ReadonlyMap<number, string> {
  const seen = new Map<Face, number>();
  return new Map([...tokens].sort((a, b) => a.key - b.key).map(({ key, face }) => {
    const n = (seen.get(face) ?? 0) + 1;
    seen.set(face, n);
    return [key, `res:${who}:${face}${n > 1 ? `#${n}` : ''}`];
  }));
}
