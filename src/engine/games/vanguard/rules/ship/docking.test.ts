import { expect, test } from 'vitest';
import { discoveryOf } from '../../content/find.ts';
import type { DeckName } from '../../content/vocabulary.ts';
import { asked, now, offered, page, planet, say, told, until } from '../../vanguard.testing.ts';
import { back, pageOf } from './aboard.testing.ts';

test('IV-311 what is left behind for want of room goes to the bottom of its own deck', () => {
  const decks: Record<string, DeckName> = {};
  const m = back((t) => page(t, 26), (s) => {
    s.planet!.found = (['Flora', 'Fauna', 'Relics', 'Flora', 'Fauna', 'Relics'] as const).map((deck) => {
      const id = s.discoveries[deck].pop()!;
      decks[id] = deck;
      return { id, sector: 1 };
    });
  });
  const left: string[] = [];
  while (asked(m).includes('docking.drop')) {
    const found = offered(m, 'docking.drop').find((one) => decks[one.slice('discovery:'.length)] !== 'Flora')!;
    left.push(found.slice('discovery:'.length));
    say(m, found);
    const id = left.at(-1)!;
    expect(now(m).discoveries[decks[id]!][0]).toBe(id);
  }
  expect(left).toHaveLength(2);
});

test('IV-313 IV-314 IV-315 unloaded finds leave the lander for the gathered ones; only words for the unloading are resolved', () => {
  const [cheers, feeds] = ['FL09', 'FL04'];
  expect([discoveryOf(cheers).ability, discoveryOf(feeds).ability]).toMatchObject([
    { when: 'unload', effects: [{ op: 'success', n: 1 }] },
    { when: 'any', effects: [{ op: 'supply', n: 1 }] },
  ]);
  const m = back((t) => page(t, 28), (s) => {
    s.discoveries.Flora = s.discoveries.Flora.filter((one) => one !== cheers && one !== feeds);
    s.planet!.found = [cheers, feeds].map((id) => ({ id, sector: 1 }));
    Object.assign(s.ship, { success: 0, nextSupplies: 0, awaiting: [], gathered: [] });
  });
  until(m, () => pageOf(m) === 32);
  expect([now(m).ship.gathered, planet(m).found, now(m).ship.awaiting]).toEqual([[cheers, feeds], [], []]);
  expect(told(m, 'success')).toEqual([{ fact: 'success', n: 1 }]);
  expect([now(m).ship.success, now(m).ship.nextSupplies]).toEqual([1, 0]);
});

test('IV-319 IV-320 unique discoveries up to 32 are slotted, from 33 on they are not', () => {
  const m = back((t) => page(t, 28), (s) => Object.assign(s.planet!, { uniques: [], foundUniques: [5, 32, 33, 34] }));
  until(m, () => pageOf(m) === 32);
  expect([now(m).ship.uniques, planet(m).uniques.toSorted()]).toEqual([[5, 32], [33, 34]]);
});
