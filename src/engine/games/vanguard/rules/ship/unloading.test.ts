import { describe, expect, test } from 'vitest';
import { discoveryOf, uniqueOf } from '../../content/find.ts';
import { upgrades } from '../../content/decks/upgrades.ts';
import type { BookPage } from '../../state.ts';
import { asked, now, page, planet, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { back, pageOf, quiet } from './aboard.testing.ts';

const unloading = (edit: Edit, ...more: readonly BookPage[]): VanguardMatch =>
  back(
    function* (t) {
      for (const n of [28, ...more] as const) yield* page(t, n);
    },
    (s) => {
      quiet(s);
      Object.assign(s.planet!, { uniques: [], found: [], foundUniques: [] });
      edit(s);
    },
  );

describe('unique discoveries', () => {
  test('IV-645 IV-646 IV-647 their words for unloading are done, and each goes to its own slot', () => {
    expect(uniqueOf(1).ability).toEqual({ when: 'unload', effects: [{ op: 'success', n: 1 }, { op: 'flag', flag: 'eye.roll' }] });
    const m = unloading((s) => void (s.planet!.foundUniques = [1, 9]));
    expect([now(m).ship.success, now(m).flags]).toEqual([1, ['eye.roll']]);
    expect([now(m).ship.uniques, planet(m).foundUniques, planet(m).uniques]).toEqual([[1, 9], [], []]);
  });

  test('IV-313 IV-319 IV-320 IV-648 those from 33 on go back to the planet', () => {
    const m = unloading((s) => void (s.planet!.foundUniques = [32, 33, 34]));
    expect([now(m).ship.uniques, planet(m).uniques.toSorted(), planet(m).foundUniques]).toEqual([[32], [33, 34], []]);
  });

  const row = upgrades.find(({ uniques }) => uniques !== undefined)!;
  const [from, to] = row.uniques!;
  const slots = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const filled = (found: number[], ...more: readonly BookPage[]): VanguardMatch =>
    unloading((s) => {
      s.ship.uniques = slots.slice(1);
      s.planet!.foundUniques = found;
    }, ...more);

  test('IV-649 a whole row brings its card into the envelope, the bridge installs it, and a row with a gap brings nothing', () => {
    const m = filled([from]);
    expect(told(m, 'awaits').map(({ card }) => card)).toEqual([row.id]);
    expect([now(m).ship.awaiting.includes(row.id), now(m).ship.upgrades.includes(row.id)]).toEqual([true, false]);
    const flown = filled([from], 2);
    until(flown, () => pageOf(flown) === 5);
    expect([now(flown).ship.awaiting.includes(row.id), now(flown).ship.upgrades.includes(row.id)]).toEqual([false, true]);
    expect(told(filled([]), 'awaits')).toEqual([]);
  });
});

describe('other discoveries', () => {
  const cheers = (one: string): boolean => discoveryOf(one).ability?.effects[0]?.op === 'success';

  test('IV-314 IV-315 IV-650 IV-651 their words for unloading are done, and they are gathered', () => {
    const found: string[] = [];
    const m = unloading((s) => {
      const id = s.discoveries.Flora.find((one) => discoveryOf(one).ability?.when === 'unload' && cheers(one))!;
      found.push(id, s.discoveries.Minerals.at(-1)!);
      for (const deck of ['Flora', 'Minerals'] as const) s.discoveries[deck] = s.discoveries[deck].filter((one) => !found.includes(one));
      s.planet!.found = found.map((one) => ({ id: one, sector: 1 }));
    });
    expect([now(m).ship.success, now(m).ship.gathered, planet(m).found]).toEqual([1, found, []]);
  });

  test('IV-650 while the words of one find ask something, the others still lie on the lander', () => {
    const m = unloading((s) => {
      s.discoveries.Flora = s.discoveries.Flora.filter((one) => one !== 'FL16');
      s.planet!.found = [{ id: 'FL16', sector: 1 }, { id: s.discoveries.Minerals.pop()!, sector: 1 }];
    });
    expect(asked(m)).toContain('discovery.deck');
    expect([planet(m).found.length, now(m).ship.gathered.length]).toEqual([2, 0]);
    say(m, 'deck:Fauna');
    until(m, () => pageOf(m) === 32);
    expect([planet(m).found.length, now(m).ship.gathered.length]).toEqual([0, 3]);
  });
});

describe('the lander', () => {
  const flown: Edit = (s) => {
    s.ship.awaiting = [];
    s.ship.lander = { id: 'mule', mods: ['warm-cabin', 'ribbed-keel'] };
  };

  test('IV-652 IV-653 IV-655 it goes back, its mods into the envelope, and page 32 follows', () => {
    const m = unloading(flown);
    expect([now(m).ship.lander, now(m).ship.awaiting, pageOf(m)]).toEqual([null, ['warm-cabin', 'ribbed-keel'], 32]);
  });

  test('IV-654 the next visit to the hangar puts the mods back into their slots', () => {
    const m = unloading(flown, 18);
    until(m, () => asked(m).includes('hangar.fit'));
    expect([now(m).ship.mods, now(m).ship.awaiting]).toEqual([['warm-cabin', 'ribbed-keel'], []]);
  });
});
