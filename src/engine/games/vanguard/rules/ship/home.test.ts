import { describe, expect, test } from 'vitest';
import { discoveryOf, planetOf } from '../../content/find.ts';
import { upgrades } from '../../content/decks/upgrades.ts';
import { sections } from '../../content/vocabulary.ts';
import {
  asked, board, now, offered, page, planet, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { back, crewOf, home, pageOf } from './aboard.testing.ts';
import { assignable } from './crew.ts';

describe('docking', () => {
  test('IV-606 IV-610 a failed mission costs morale, and the token is gone', () => {
    const m = back((t) => page(t, 26), (s) => void (s.planet!.missionFailed = true));
    until(m, () => pageOf(m) === 27);
    expect([now(m).ship.morale, planet(m).missionFailed]).toEqual(['low', false]);
  });

  test('IV-607 IV-616 IV-618 IV-619 otherwise nothing happens; the resting are available again, and page 27 follows', () => {
    const m = back((t) => page(t, 26));
    until(m, () => pageOf(m) === 27);
    expect([now(m).ship.morale, pageOf(m)]).toEqual(['normal', 27]);
    expect(Object.values(now(m).crew).some(({ place }) => place === 'resting')).toBe(false);
    expect(assignable(now(m)).length).toBeGreaterThan(0);
  });

  test('IV-744 those on their boards are not available', () => {
    const m = back((t) => page(t, 26));
    until(m, () => pageOf(m) === 27);
    expect(assignable(now(m))).not.toContain(board(m).crew);
  });

  test('IV-613 the limit that a planet prints is used instead of the lander’s', () => {
    const m = running((t) => page(t, 26), {
      mix: 'campaign-2',
      planet: 'eye-of-the-void',
      edit: (s) => {
        home(s);
        s.planet!.found = s.discoveries.Flora.splice(-5).map((id) => ({ id, sector: 1 }));
      },
    });
    expect(planetOf('eye-of-the-void').planet.discoveryCap).toBe(4);
    expect(asked(m)).toEqual(['docking.drop']);
    say(m, offered(m, 'docking.drop')[0]!);
    expect(planet(m).found).toHaveLength(4);
  });
});

describe('debriefing', () => {
  const rising: Edit = (s) => {
    s.planet!.rankUp = { id: 'RK01', done: true };
    s.planet!.success = 30;
  };

  test('IV-624 IV-625 somebody promoted stays on the board, one rank up and no more', () => {
    const m = back((t) => page(t, 27), rising);
    expect([now(m).crew[board(m).crew]!.rank, board(m).rank]).toEqual([2, 2]);
  });

  test('IV-632 IV-634 IV-642 IV-643 IV-644 every section picks any die in the box, as often as tokens last, and all own equally many', () => {
    const m = back((t) => page(t, 27), (s) => void (s.planet!.success = 14));
    until(m, () => asked(m).includes('dice.trade'));
    say(m, 'buy');
    expect(new Set(offered(m, 'dice.buy').map((id) => id.split('-')[0])).size).toBe(3);
    until(m, () => asked(m).includes('dice.trade'));
    expect(now(m).ship.success).toBe(8);
    expect(offered(m, 'dice.trade')).toContain('buy');
    say(m, 'buy');
    until(m, () => asked(m).includes('dice.trade') || pageOf(m) === 28);
    expect(now(m).ship.success).toBe(1);
    until(m, () => pageOf(m) === 28);
    const owned = sections.map((section) => {
      const on = now(m).boards[section];
      const away = on ? Object.values(on.columns).flatMap(({ dice }) => dice).length + on.spent.length : 0;
      return now(m).sections[section].dice.length + away;
    });
    expect(new Set(owned)).toEqual(new Set([8]));
  });

  test('IV-635 IV-636 IV-637 an instructor of rank 2 takes one off the price, of rank 3 two', () => {
    const paid = (rank: 2 | 3): number => {
      const m = back((t) => page(t, 27), (s) => {
        s.planet!.success = 6;
        for (const id of Object.keys(s.crew)) if (s.crew[id]!.place === 'resting') s.crew[id] = { ...s.crew[id]!, place: 'available' };
        const [teacher] = crewOf(s, 'science');
        s.crew[teacher!] = { section: 'science', rank, place: 'available' };
      });
      until(m, () => asked(m).includes('dice.trade'));
      say(m, 'buy');
      say(m, offered(m, 'dice.teacher')[0]!);
      return 6 - now(m).ship.success;
    };
    expect([paid(2), paid(3)]).toEqual([5, 4]);
  });
});

describe('unloading', () => {
  test('IV-313 IV-314 IV-315 IV-319 IV-320 IV-646 IV-650 finds come aboard with their words for that; uniques from 33 on stay with the planet', () => {
    const m = back((t) => page(t, 28), (s) => {
      const cheers = (one: string): boolean => discoveryOf(one).ability?.effects[0]?.op === 'success';
      const id = s.discoveries.Flora.find((one) => discoveryOf(one).ability?.when === 'unload' && cheers(one))!;
      s.discoveries.Flora = s.discoveries.Flora.filter((one) => one !== id);
      // What the other does may be done on a planet, not when it comes aboard.
      s.discoveries.Minerals = s.discoveries.Minerals.filter((one) => one !== 'MI13');
      s.planet!.found = [{ id, sector: 1 }, { id: 'MI13', sector: 1 }];
      s.planet!.uniques = [];
      s.planet!.foundUniques = [5, 34];
      s.ship.success = 0;
    });
    until(m, () => pageOf(m) === 32);
    expect([now(m).ship.gathered.length, planet(m).found]).toEqual([2, []]);
    const gained = discoveryOf(now(m).ship.gathered[0]!).ability!.effects[0]!;
    expect(now(m).ship.success).toBe('n' in gained ? gained.n : 0);
    expect([now(m).ship.uniques, planet(m).uniques]).toEqual([[5], [34]]);
  });

  test('IV-649 a whole row brings its card into the envelope, the bridge installs it, and a row with a gap brings nothing', () => {
    const row = upgrades.find(({ uniques }) => uniques !== undefined)!;
    const [from, to] = row.uniques!;
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const unloaded = (found: number[]): VanguardMatch => {
      const m = back(
        function* (t) {
          yield* page(t, 28);
          yield* page(t, 2);
        },
        (s) => {
          s.ship.uniques = all.slice(1);
          s.planet!.foundUniques = found;
        },
      );
      until(m, () => pageOf(m) !== 28);
      return m;
    };
    const m = unloaded([from]);
    expect(told(m, 'awaits').map(({ card }) => card)).toContain(row.id);
    until(m, () => pageOf(m) === 5);
    expect([now(m).ship.upgrades.includes(row.id), now(m).ship.awaiting.includes(row.id)]).toEqual([true, false]);
    expect(told(unloaded([]), 'awaits').map(({ card }) => card)).not.toContain(row.id);
  });

  test('IV-652 IV-653 IV-654 IV-655 the lander goes back, its mods wait for the hangar, and page 32 follows', () => {
    const m = back((t) => page(t, 28), (s) => void (s.ship.lander = { id: 'mule', mods: ['warm-cabin'] }));
    until(m, () => pageOf(m) === 32);
    expect([now(m).ship.lander, now(m).ship.awaiting.includes('warm-cabin'), pageOf(m)]).toEqual([null, true, 32]);
  });
});

describe('the medbay', () => {
  const ready: Edit = (s) => {
    for (const id of Object.keys(s.crew)) if (s.crew[id]!.place === 'resting') s.crew[id] = { ...s.crew[id]!, place: 'available' };
  };

  test('IV-656 its upgrades take their slots', () => {
    const m = back((t) => page(t, 32), (s) => Object.assign(s.ship, { awaiting: ['UM1'] }));
    expect(now(m).ship.upgrades).toContain('UM1');
  });

  test('IV-659 IV-660 IV-661 IV-677 each therapist moves a patient one slot if it is free, and page 36 follows', () => {
    const m = back((t) => page(t, 32), (s) => {
      ready(s);
      const [patient] = crewOf(s, 'security');
      s.crew[patient!] = { section: 'security', rank: 1, place: 'medbay' };
      s.ship.medbay = [{ crew: patient!, lane: 0, level: 2 }];
    });
    until(m, () => asked(m).includes('medbay.therapy'));
    const [patient] = offered(m, 'medbay.therapy');
    const before = now(m).ship.medbay[0]!.level;
    say(m, patient!);
    say(m, offered(m, 'medbay.therapist')[0]!);
    expect(now(m).ship.medbay[0]!.level).toBe(before - 1);
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['therapist']);
    until(m, () => pageOf(m) === 36);
    expect(pageOf(m)).toBe(36);
  });

  test('EX-IV-68 IV-669 IV-670 IV-676 with all critical slots taken the third of three dies: the sleeve is free, the name is kept', () => {
    const m = running((t) => page(t, 32), {
      mix: 'campaign-3',
      team: ['recon', 'science', 'engineering'],
      rolls: Array.from({ length: 12 }, () => 1),
      edit: (s) => {
        home(s);
        s.injuries.Fractured += 9;
        for (const who of ['recon', 'science', 'engineering'] as const)
          setBoard(s, who, { injuries: ['Wounded', 'Wounded', 'Wounded'] });
      },
    });
    const { crew } = now(m).boards.engineering!;
    const sleeves = now(m).sections.engineering.sleeves[0];
    until(m, () => pageOf(m) === 36);
    expect(now(m).ship.medbay.map(({ level }) => level)).toEqual([2, 2]);
    expect(told(m, 'died')).toEqual([{ fact: 'died', crew, section: 'engineering' }]);
    expect([now(m).crew[crew]!.place, now(m).ship.fallen, now(m).sections.engineering.sleeves[0]]).toEqual(['fallen', [crew], sleeves + 1]);
  });
});

describe('the memorial', () => {
  const fallen = (n: number, before: { section: 'recon' | 'shared'; n: number }[]): VanguardMatch =>
    back((t) => page(t, 36), (s) => {
      const own = s.recruits.splice(0, n);
      for (const id of own) s.crew[id] = { section: 'recon', rank: 1, place: 'fallen' };
      s.ship.fallen = own;
      s.ship.memorial = before.flatMap(({ section, n: many }) =>
        Array.from({ length: many }, () => {
          const id = s.recruits.shift()!;
          s.crew[id] = { section: 'recon', rank: 1, place: 'remembered' };
          return { crew: id, section };
        }),
      );
    });

  test('IV-678 IV-679 IV-680 IV-682 the lowest free slot of the section, then a shared one, with the bonus printed on it; boards are empty', () => {
    const first = fallen(1, []);
    expect(now(first).ship.memorial.map(({ section }) => section)).toEqual(['recon']);
    expect([now(first).ship.success + now(first).planet!.success, now(first).boards]).toEqual([1, {}]);
    const shared = fallen(1, [{ section: 'recon', n: 4 }]);
    expect(now(shared).ship.memorial.at(-1)!.section).toBe('shared');
  });

  test('IV-681 with no slot left the name leaves the game', () => {
    const m = fallen(1, [
      { section: 'recon', n: 4 },
      { section: 'shared', n: 4 },
    ]);
    expect(now(m).ship.memorial).toHaveLength(8);
    expect(Object.values(now(m).crew).filter(({ place }) => place === 'gone')).toHaveLength(1);
  });

  test('IV-683 page 39 follows', () => {
    const m = back((t) => page(t, 36));
    until(m, () => pageOf(m) === 39);
    expect(pageOf(m)).toBe(39);
  });
});
