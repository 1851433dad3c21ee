import { describe, expect, test } from 'vitest';
import { begin, give, night } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { Holdings } from '../../../../engine/games/stonesaga/state.ts';
import { arrange, cameWith, emptyBag, names, packed, putDown, takeOut, turnToken, type Arranged } from './arrange.ts';
import { fits } from './packing.ts';

/** The bag of the first character, and how the rules would pack it. */
function seen(...tokens: Face[]): { readonly bag: Holdings; readonly packing: Parameters<typeof arrange>[2] } {
  const { bag, packing } = begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', ...tokens) }).view('p1').characters.c1;
  return { bag, packing };
}
/** Everything is in the grid and lies as it may. */
const isPacked = ({ lying, spare }: Arranged): boolean => spare.length === 0 && lying.every((one) => fits(one, lying));
const lay = (before: Arranged, tokens: readonly Face[], lifted: number | null = null): Arranged => {
  const { bag, packing } = seen(...tokens);
  return arrange(before, bag, packing, lifted);
};

describe('a bag by day', () => {
  test('everything that fits lies in it, and lies as it may', () => {
    const bag = lay(emptyBag, [
      'wood',
      'flakedRiverstone',
      'fiber',
      'fish',
      'root',
      'water',
      'water',
      'grain',
      'mushroom',
      'bone',
      'nuts',
      'game',
    ]);
    expect(isPacked(bag)).toBe(true);
  });
  test('what is new finds room without moving the others', () => {
    const before = lay(emptyBag, ['wood', 'fish']);
    const after = lay(before, ['wood', 'fish', 'water']);
    for (const one of before.lying) expect(after.lying).toContainEqual(one);
    expect(after.lying).toHaveLength(3);
  });
  test('of equal tokens the one that a hand took is gone', () => {
    const before = lay(emptyBag, ['wood', 'wood', 'wood']);
    const [first, second] = before.lying;
    expect(lay(before, ['wood', 'wood'], first!.key).lying.map(({ key }) => key)).not.toContain(first!.key);
    expect(lay(before, ['wood', 'wood'], second!.key).lying.map(({ key }) => key)).toContain(first!.key);
  });
  test('where first come first served leaves no room, the whole bag is packed anew', () => {
    let bag = emptyBag;
    const tokens: Face[] = [];
    for (const face of ['game', 'guts', 'game', 'guts', 'game', 'bone', 'game'] as const) {
      tokens.push(face);
      bag = lay(bag, tokens);
    }
    expect(isPacked(bag)).toBe(true);
  });
  test('what has no room lies beside it', () => {
    const bag = lay(emptyBag, ['game', 'game', 'game', 'game', 'game', 'game', 'wood']);
    expect(bag.lying).toHaveLength(6);
    expect(bag.spare.map(({ face }) => face)).toEqual(['wood']);
    expect(isPacked(bag)).toBe(false);
  });
  test('the first of a kind has the name that the rules give it', () => {
    expect([...names('c1', lay(emptyBag, ['wood', 'wood', 'water']).lying).values()].sort()).toEqual([
      'res:c1:water',
      'res:c1:wood',
      'res:c1:wood#2',
    ]);
  });
});

describe('packing by hand', () => {
  const grid = [6, 4] as const;
  const two = lay(emptyBag, ['fish', 'water']);
  const fish = two.lying.find(({ face }) => face === 'fish')!;
  const water = two.lying.find(({ face }) => face === 'water')!;

  test('a token goes where it is put, pulled in if it would stick out', () => {
    const moved = putDown(two, { ...fish, x: 5, y: 9 }, [2, 1], grid);
    expect(moved.lying.find(({ key }) => key === fish.key)).toMatchObject({ x: 4, y: 3 });
    expect(isPacked(moved)).toBe(true);
  });
  test('what it comes to lie on is pushed out of the bag', () => {
    const moved = putDown(two, { ...fish, x: water.x, y: water.y }, [2, 1], grid);
    expect(moved.spare.map(({ key }) => key)).toEqual([water.key]);
    expect(moved.lying.every((one) => fits(one, moved.lying))).toBe(true);
  });
  test('a token that is taken out keeps its turn, and is turned beside the bag', () => {
    const out = takeOut(two, fish, 1);
    expect(out.spare).toEqual([{ key: fish.key, face: 'fish', turn: 1 }]);
    expect(turnToken(out, fish.key, 1).spare[0]).toMatchObject({ turn: 2 });
    expect(turnToken(two, fish.key, 1).lying.find(({ key }) => key === fish.key)).toMatchObject({ turn: 1 });
  });
  test('the stone packs as much as the rules would', () => {
    const m = night('night.reconcile', {
      mix: 'seeds-1',
      edit: (s) => give(s, 'c1', 'game', 'game', 'game', 'game', 'game', 'leather', 'wood'),
    });
    const { bag, packing } = m.view('p1').characters.c1;
    const all = takeOut(arrange(emptyBag, bag, packing), arrange(emptyBag, bag, packing).lying[0]!, 0);
    const auto = packed([...all.lying, ...all.spare], packing);
    expect(auto.lying).toHaveLength(6);
    expect(auto.spare.map(({ face }) => face)).toEqual(['wood']);
    expect(auto.lying.every((one) => fits(one, auto.lying))).toBe(true);
  });
});

test('only what was not in the bag before comes to it, even if everything else is packed anew', () => {
  const before = lay(emptyBag, ['wood', 'fish', 'water']);
  const after = lay(before, ['wood', 'fish', 'water', 'water', 'game']);
  const came = cameWith(before, after);
  expect([...after.lying, ...after.spare].filter(({ key }) => came.has(key)).map(({ face }) => face).sort()).toEqual(['game', 'water']);
  expect(cameWith(after, after).size).toBe(0);
});
