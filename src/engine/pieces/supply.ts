/** Pieces that look alike, counted: `{ breach: 6, treasure: 9 }`. */
export type Supply<K extends string = string> = Record<K, number>;

/** Takes up to `count` pieces and says how many there really were: what has run out is not replaced by anything else. */
export function takeFrom<K extends string>(supply: Supply<K>, kind: K, count = 1): number {
  const taken = Math.min(counted(count), supply[kind]);
  supply[kind] -= taken;
  return taken;
}

/** Puts pieces back. More than the box ever held means that a rule has made a piece out of nothing. */
export function giveBack<K extends string>(supply: Supply<K>, kind: K, count = 1, box?: Readonly<Supply<K>>): void {
  const now = supply[kind] + counted(count);
  if (box && now > box[kind]) throw new Error(`the supply would hold ${now} ${kind}, the box only has ${box[kind]}`);
  supply[kind] = now;
}

/** Moves up to `count` pieces between two supplies, for instance from the shared one to a player's board. */
export function moveBetween<K extends string>(from: Supply<K>, to: Supply<K>, kind: K, count = 1): number {
  const moved = takeFrom(from, kind, count);
  to[kind] += moved;
  return moved;
}

/**
 * The first piece of a numbered set that is not in play. Always the first in the printed order: which of two equal
 * pieces is taken must not depend on the order in which they once left the table.
 */
export const firstFree = <I extends string>(all: readonly I[], inPlay: Readonly<Partial<Record<I, unknown>>>): I | undefined =>
  all.find((id) => inPlay[id] === undefined || inPlay[id] === null);

function counted(count: number): number {
  if (!Number.isInteger(count) || count < 0) throw new Error(`pieces are counted in whole numbers from 0 up, not ${count}`);
  return count;
}
