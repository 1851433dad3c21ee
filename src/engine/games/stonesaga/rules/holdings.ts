import type { Wanted } from '../content/conditions.ts';
import { faceIds, faces, isFood, isFoodOrWater, isMaterial } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import type { CharacterId, HeldItem, Holdings, ItemKey, Stonesaga, StonesagaState } from '../state.ts';

/** Tokens are counted by the side that is up. A face that is not listed is not there. */
export const countOf = (held: Holdings, face: Face): number => held[face] ?? 0;
const order = Object.fromEntries(faceIds.map((face, i) => [face, i])) as Record<Face, number>;
/** In the order of the tables, whatever the order in which the tokens came. */
export function facesIn(held: Holdings): Face[] {
  const found: Face[] = [];
  for (const face in held) found.push(face as Face);
  return found.length > 1 ? found.sort((a, b) => order[a] - order[b]) : found;
}
export function put(held: Holdings, face: Face, n = 1): void {
  if (n > 0) held[face] = (held[face] ?? 0) + n;
}

/** Never leaves a zero behind: two inventories with the same tokens must be the same JSON. */
export function take(held: Holdings, face: Face, n = 1): void {
  const left = (held[face] ?? 0) - n;
  if (left < 0) throw new Error(`there are not ${n} ${face} to take`);
  if (left === 0) delete held[face];
  else held[face] = left;
}

/** Whether a token with this side up is what is asked for. */
export function fits(wanted: Wanted | 'tough' | 'perishable', face: Face): boolean {
  switch (wanted) {
    case 'food':
      return isFood(face);
    case 'foodOrWater':
      return isFoodOrWater(face);
    case 'material':
      return isMaterial(face);
    case 'resource':
      return true;
    case 'meat':
    case 'vegetable':
      return faces[face].kind === wanted;
    case 'tough':
    case 'perishable':
      return faces[face].sort === wanted;
    default:
      // R-SS-98 The raw name stands for either side, a processed name for that side alone.
      return face === wanted || faces[face].of === wanted;
  }
}

export const itemsOf = (state: StonesagaState, who: CharacterId): [ItemKey, HeldItem][] =>
  Object.entries(state.characters[who].items) as [ItemKey, HeldItem][];

/** Everything of a character that fits, in the bag and on faceup items: where it lies, and how many there are. */
export function findOn(state: StonesagaState, who: CharacterId, wanted: Wanted): { readonly face: Face; readonly n: number }[] {
  const { bag, items } = state.characters[who];
  const sum: Holdings = {};
  for (const face in bag) if (fits(wanted, face as Face)) put(sum, face as Face, bag[face as Face]!);
  for (const key in items) {
    const { stored } = items[key as ItemKey]!;
    for (const face in stored) if (fits(wanted, face as Face)) put(sum, face as Face, stored[face as Face]!);
  }
  return facesIn(sum).map((face) => ({ face, n: sum[face]! }));
}
/** Whether anything of it is there: a yes or no without a list, for what is asked at every turn. */
export function holdsAny(state: StonesagaState, who: CharacterId, isWanted: (face: Face) => boolean): boolean {
  const { bag, items } = state.characters[who];
  for (const face in bag) if (isWanted(face as Face)) return true;
  for (const key in items) for (const face in items[key as ItemKey]!.stored) if (isWanted(face as Face)) return true;
  return false;
}
export function holds(state: StonesagaState, who: CharacterId, wanted: Wanted): number {
  const { bag, items } = state.characters[who];
  let sum = 0;
  for (const face in bag) if (fits(wanted, face as Face)) sum += bag[face as Face]!;
  for (const key in items) {
    const { stored } = items[key as ItemKey]!;
    for (const face in stored) if (fits(wanted, face as Face)) sum += stored[face as Face]!;
  }
  return sum;
}

/** SS-146, SS-152, SS-159 A gain goes into the bag; nothing limits it before the reconcile step. */
export function gain(t: Stonesaga, who: CharacterId, face: Face, n: number, from: string): void {
  if (n <= 0) return;
  put(t.state.characters[who].bag, face, n);
  t.tell({ fact: 'gained', who, face, n, from });
}

/** Takes one token from the bag or, if there is none, from an item that holds it. */
export function removeOne(state: StonesagaState, who: CharacterId, face: Face): void {
  const character = state.characters[who];
  if (countOf(character.bag, face) > 0) return take(character.bag, face);
  for (const [key, item] of itemsOf(state, who)) {
    if (countOf(item.stored, face) === 0) continue;
    const stored = { ...item.stored };
    take(stored, face);
    character.items[key] = { ...item, stored };
    return;
  }
  throw new Error(`${who} has no ${face}`);
}

export function lose(t: Stonesaga, who: CharacterId, face: Face, n: number, to: 'supply' | 'mouth' | 'cost' | 'goal' | 'fire'): void {
  for (let i = 0; i < n; i++) removeOne(t.state, who, face);
  t.tell({ fact: 'lost', who, face, n, to });
}

export const labelOf = (face: Face): string => faces[face].name;
