import type { Table } from '../kernel/table.ts';

/** Tokens in a bag, counted by kind. Which one comes next is decided when a hand goes in, so there is no order to peek at. */
export type Bag<K extends string = string> = Record<K, number>;

type Roller = Pick<Table<unknown, unknown>, 'roll'>;

export const countIn = (bag: Readonly<Bag>): number => Object.values(bag).reduce((sum, count) => sum + count, 0);

/** Up to `count` tokens, without looking. Fewer come back only when the bag is empty. */
export function drawFrom<K extends string>(t: Roller, bag: Bag<K>, count = 1): K[] {
  const drawn: K[] = [];
  for (let left = countIn(bag); drawn.length < count && left > 0; left--) {
    let place = t.roll(left);
    // Kinds in a fixed order: records that grew differently must give the same token for the same roll.
    for (const kind of (Object.keys(bag) as K[]).sort()) {
      place -= bag[kind];
      if (place > 0) continue;
      bag[kind] -= 1;
      drawn.push(kind);
      break;
    }
  }
  return drawn;
}

export function putInto<K extends string>(bag: Bag<K>, ...kinds: readonly K[]): void {
  for (const kind of kinds) bag[kind] = (bag[kind] ?? 0) + 1;
}
