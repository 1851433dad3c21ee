import {
  bands,
  card,
  looks,
  looksOf,
  type Bonus,
  type Depth,
  type LookName,
  type ObjectKind,
} from '../printed/forageLooks.ts';
import { foraging, foragingIds, type ForagingId } from '../../../../engine/games/stonesaga/content/foraging.ts';
import type { ForagingCard } from '../../../../engine/games/stonesaga/content/schema.ts';

type ObjectId = `${ForagingId}/${Depth}/${number}`;

/** One picture of a card: what it shows and where it stands, in units of the card from its upper left corner. */
export interface PlacedObject {
  readonly id: ObjectId;
  readonly card: ForagingId;
  readonly depth: Depth;
  readonly kind: ObjectKind;
  readonly look: LookName;
  readonly bonus: readonly Bonus[];
  readonly x: number;
  readonly foot: number;
  readonly w: number;
  readonly h: number;
}

const nearestFirst = ['fore', 'mid', 'back'] as const satisfies readonly Depth[];
const margin = 6;
const printed: Readonly<Record<string, ForagingCard>> = foraging;

interface Unplaced extends Omit<PlacedObject, 'x' | 'foot'> {
  x: number;
  foot: number;
}

/** Looks of a kind follow one another through a card, beginning elsewhere on each. */
function unplaced(id: ForagingId): Unplaced[] {
  const { deck } = printed[id]!;
  const seen: Partial<Record<ObjectKind, number>> = {};
  return nearestFirst.flatMap((depth) =>
    printed[id]![depth].map(({ kind, bonus = [] }, i, row): Unplaced => {
      const choice = looksOf[deck][kind];
      const turn = (seen[kind] ?? Number(id.slice(2))) % choice.length;
      seen[kind] = turn + 1;
      const look = choice[turn]!;
      const { size, feet } = bands[depth];
      return {
        id: `${id}/${depth}/${i}`,
        card: id,
        depth,
        kind,
        look,
        bonus,
        w: looks[look].w * size,
        h: looks[look].h * size,
        x: (card.width * (i + 0.5)) / row.length,
        foot: (feet[0] + feet[1]) / 2,
      };
    }),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** The part of an object that must stay clear of the others: nearly all of it. */
export const coreOf = ({ x, foot, w, h, bonus }: Pick<PlacedObject, 'x' | 'foot' | 'w' | 'h' | 'bonus'>): Box => ({
  left: x - w * 0.42,
  right: x + w * 0.42 + bonus.length * 6,
  top: foot - h * 0.94,
  bottom: foot,
});
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Its middle stays between these. */
const rangeOf = ({ w, bonus }: Unplaced): readonly [number, number] => [margin + w / 2, card.width - margin - w / 2 - bonus.length * 8];

/** Moves one object after the other to where it covers least, until nothing gains by moving. */
function settle(all: readonly Unplaced[]): void {
  const cost = (one: Unplaced, x: number, foot: number): number => {
    const own = coreOf({ ...one, x, foot });
    let sum = Math.abs(x - card.width / 2) * 0.01;
    for (const other of all) if (other !== one) sum += shared(own, coreOf(other)) + Math.max(0, 40 - Math.abs(x - other.x)) * 0.05;
    return sum;
  };
  for (let sweep = 0; sweep < 12; sweep++) {
    let moved = false;
    for (const one of all) {
      const [low, high] = bands[one.depth].feet;
      const [from, to] = rangeOf(one);
      let best = cost(one, one.x, one.foot);
      for (let step = 0; step <= 40; step++)
        for (const foot of [low, (low + high) / 2, high]) {
          const x = from + ((to - from) * step) / 40;
          const c = cost(one, x, foot);
          if (c < best - 0.01) [best, one.x, one.foot, moved] = [c, x, foot, true];
        }
    }
    if (!moved) return;
  }
}

const overlapOf = (all: readonly Unplaced[]): number =>
  all.reduce((sum, one, i) => sum + all.slice(i + 1).reduce((s, other) => s + shared(coreOf(one), coreOf(other)), 0), 0);

/** Several beginnings, and the best end: rows laid left to right, right to left, and pushed aside. */
function placed(id: ForagingId): readonly PlacedObject[] {
  const tries = [0, 1, 2, 3, 4, 5].map((turn) => {
    const all = unplaced(id);
    all.forEach((one, i) => {
      const share = ((i + 1) * (turn + 1) * 0.381966) % 1;
      const [from, to] = rangeOf(one);
      one.x = turn > 0 ? from + share * (to - from) : Math.max(from, Math.min(to, one.x));
    });
    settle(all);
    return all;
  });
  return tries.reduce((best, one) => (overlapOf(one) < overlapOf(best) ? one : best));
}

const standings = Object.fromEntries(foragingIds.map((id) => [id, placed(id)])) as Readonly<Record<ForagingId, readonly PlacedObject[]>>;
export const standingsOn = (id: ForagingId): readonly PlacedObject[] => standings[id];
/** Back to front, as they are drawn. */
export const paintedOrder = (id: ForagingId): readonly PlacedObject[] => standings[id].toSorted((a, b) => a.foot - b.foot);

export function standingOf(object: string): PlacedObject {
  const found = standings[object.split('/')[0] as ForagingId]?.find(({ id }) => id === object);
  if (!found) throw new Error(`${object} is on no card`);
  return found;
}
