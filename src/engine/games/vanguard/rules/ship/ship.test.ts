import { describe, expect, test } from 'vitest';
import type { VanguardState } from '../../state.ts';
import { all, asked, now, offered, page, running, say, setBoard, told, type Wanted } from '../../vanguard.testing.ts';
import { colors, sections } from '../../content/vocabulary.ts';
import { recruits } from '../../content/decks/recruits.ts';
import { crewOf, dice, ship } from './aboard.testing.ts';
import { assignable } from './crew.ts';
import { docking, unloading } from './docking.ts';
import { medbay, memorial, survivalDice } from './medbay.ts';
import { resume, savePoint } from './save.ts';

describe('crew and morale', () => {
  test('EX-IV-59 IV-372 IV-373 the last available crewmember of a section is not assigned', () => {
    const m = running(
      () => {},
      ship((s) => void delete s.crew[crewOf(s, 'recon')[0]!]),
    );
    expect(assignable(now(m)).some((id) => now(m).crew[id]!.section === 'recon')).toBe(false);
    expect(assignable(now(m))).toHaveLength(6);
  });
});

describe('coming home', () => {
  const docked: Wanted = {
    edit: (s) => {
      s.mode = 'campaign';
      s.phase = { at: 'page', page: 26, step: 0 };
      s.planet!.missions = [];
      s.planet!.over = 'liftoff';
    },
  };

  test('EX-IV-53 IV-304 IV-612 IV-614 IV-310 above the limit only what is not unique is left, under its deck', () => {
    const m = running((t) => docking(t), {
      edit: (s) => {
        docked.edit!(s);
        s.planet!.foundUniques = [1, 2, 3];
        s.planet!.found = ['Flora', 'Fauna', 'Relics'].map((deck) => ({ id: s.discoveries[deck as 'Flora'].pop()!, sector: 1 }));
      },
    });
    while (asked(m).includes('docking.drop')) say(m, offered(m, 'docking.drop')[0]!);
    expect(now(m).planet!.found).toHaveLength(1);
    expect(now(m).planet!.foundUniques).toHaveLength(3);
  });

  test('EX-IV-54 IV-615 uniques are kept even above the limit', () => {
    const m = running((t) => docking(t), {
      edit: (s) => {
        docked.edit!(s);
        s.planet!.foundUniques = [1, 2, 3, 4, 5];
        s.planet!.found = ['Flora', 'Fauna'].map((deck) => ({ id: s.discoveries[deck as 'Flora'].pop()!, sector: 1 }));
      },
    });
    while (asked(m).includes('docking.drop')) say(m, offered(m, 'docking.drop')[0]!);
    expect([now(m).planet!.found.length, now(m).planet!.foundUniques.length]).toEqual([0, 5]);
  });

  test('IV-605 IV-608 IV-609 IV-611 IV-742 a mission left on the board is a failure: no promotion, lower morale, and nothing else', () => {
    const m = running((t) => docking(t), {
      edit: (s) => {
        docked.edit!(s);
        s.planet!.missions = [{ id: 'M05', revealed: false }];
        s.planet!.rankUp = { id: 'RK03', done: true };
        s.rankUps = [];
        s.planet!.success = 4;
      },
    });
    expect(now(m)).toMatchObject({ ship: { morale: 'low' }, rankUps: ['RK03'], planet: { rankUp: null, success: 4, missions: [] } });
  });

  test('IV-620 IV-621 IV-622 IV-623 IV-627 RU-IV-77 a completed card promotes whoever the tokens are enough for, and is gone', () => {
    const m = running((t) => page(t, 27), {
      edit: (s) => {
        docked.edit!(s);
        s.planet!.rankUp = { id: 'RK03', done: true };
        s.planet!.success = 4;
      },
    });
    expect(told(m, 'promoted')).toHaveLength(2);
    expect(now(m).rankUpsGone).toEqual(['RK03']);
    expect(now(m).ship.success).toBe(4);
  });

  test('EX-IV-71 IV-626 IV-628 without a sleeve nobody rises, and the card goes back', () => {
    const m = running((t) => page(t, 27), {
      edit: (s) => {
        docked.edit!(s);
        s.rankUps = [];
        s.planet!.rankUp = { id: 'RK03', done: true };
        s.planet!.success = 9;
        for (const section of sections) s.sections[section].sleeves[1] = 0;
      },
    });
    expect(told(m, 'promoted')).toEqual([]);
    expect(now(m).rankUps).toEqual(['RK03']);
  });

  test('EX-IV-65 IV-629 IV-630 IV-631 IV-633 one price buys a die for every section', () => {
    const m = running((t) => page(t, 27), {
      edit: (s) => {
        docked.edit!(s);
        leaveAll(s);
        s.planet!.success = 6;
      },
    });
    say(m, 'buy');
    for (let n = 0; n < 4; n++) say(m, offered(m, 'dice.buy')[0]!);
    expect(now(m).ship.success).toBe(0);
    expect(sections.map((section) => now(m).sections[section].dice.length)).toEqual([7, 7, 7, 7]);
  });

  test('EX-IV-66 IV-638 IV-639 IV-640 IV-641 one sale, and never below four dice', () => {
    const m = running((t) => page(t, 27), {
      edit: (s) => {
        docked.edit!(s);
        leaveAll(s);
        dice(s, 5);
      },
    });
    say(m, 'sell');
    while (asked(m).includes('dice.return')) say(m, offered(m, 'dice.return')[0]!);
    expect(now(m).ship.success).toBe(4);
    expect(all(m)).not.toContain('sell');
  });

  test('IV-645 IV-647 IV-648 IV-651 uniques up to 32 are slotted, later ones go back, the rest is gathered', () => {
    let found = '';
    const m = running((t) => unloading(t), {
      edit: (s) => {
        docked.edit!(s);
        s.phase = { at: 'page', page: 28, step: 0 };
        s.planet!.foundUniques = [9, 34];
        found = s.discoveries.Flora.pop()!;
        s.planet!.found = [{ id: found, sector: 1 }];
      },
    });
    while (m.open.length > 0) say(m, m.open[0]!.options[0]!.id);
    expect(now(m).ship).toMatchObject({ uniques: [9], lander: null });
    expect([now(m).ship.gathered.includes(found), now(m).planet!.found]).toEqual([true, []]);
  });
});

describe('the medbay', () => {
  const hurt = (...injuries: ('Wounded' | 'Burned')[]): Wanted => ({
    edit: (s) => {
      s.mode = 'campaign';
      s.phase = { at: 'page', page: 32, step: 0 };
      setBoard(s, 'recon', { injuries });
    },
  });

  test('EX-IV-70 IV-657 IV-759 IV-747 whoever has no injury card rests', () => {
    const m = running((t) => medbay(t), hurt());
    expect(Object.values(now(m).crew).map(({ place }) => place)).toEqual(['resting', 'resting']);
  });

  test('IV-663 IV-664 IV-665 IV-666 one injury is light, and the cards go back', () => {
    const m = running((t) => medbay(t), hurt('Burned'));
    expect(now(m).ship.medbay).toMatchObject([{ level: 0 }]);
    expect(now(m).injuries.Burned).toBe(3);
  });

  test('EX-IV-67 IV-667 IV-668 with its beds taken the case is worse', () => {
    const m = running((t) => medbay(t), {
      rolls: [1, 1, 1],
      edit: (s) => {
        hurt('Burned', 'Wounded').edit!(s);
        for (const lane of [0, 1]) {
          const id = recruits[20 + lane]!.id;
          s.crew[id] = { section: 'science', rank: 1, place: 'medbay' };
          s.ship.medbay.push({ crew: id, lane, level: 2 });
        }
      },
    });
    expect(
      now(m)
        .ship.medbay.map(({ level }) => level)
        .toSorted(),
    ).toEqual([1, 1, 2]);
  });

  test('EX-IV-69 IV-658 IV-662 a light patient is healed before new ones come', () => {
    const m = running((t) => medbay(t), {
      edit: (s) => {
        hurt('Burned').edit!(s);
        s.crew.CR40 = { section: 'science', rank: 1, place: 'medbay' };
        s.ship.medbay.push({ crew: 'CR40', lane: 0, level: 0 });
      },
    });
    while (m.open.length > 0) say(m, m.open[0]!.options.at(-1)!.id);
    expect(now(m).crew.CR40!.place).toBe('available');
    expect(now(m).ship.medbay).toMatchObject([{ lane: 0, level: 0 }]);
  });

  test('IV-671 IV-672 IV-673 IV-674 RU-IV-86 BLEED with SHOCK kills, and the name goes to the wall', () => {
    const m = running(
      function* (t) {
        yield* medbay(t);
        yield* memorial(t);
      },
      { ...hurt('Burned', 'Wounded', 'Wounded'), rolls: [6, 5, 1] },
    );
    expect(told(m, 'died')).toHaveLength(1);
    expect(now(m).ship.memorial).toMatchObject([{ section: 'recon' }]);
  });

  test('IV-675 HD-IV-21 upgrades and Deadly Space change the number of dice', () => {
    const m = running(
      () => {},
      ship((s) => {
        s.ship.upgrades = ['UM1'];
        s.house.deadly = true;
      }),
    );
    expect(survivalDice(now(m))).toBe(3);
    expect(survivalDice(now(running(() => {}, ship())))).toBe(3);
  });
});

describe('saving', () => {
  test('IV-684 IV-685 IV-376 IV-377 IV-378 IV-379 IV-382 tokens go into the bag and come back', () => {
    const m = running(
      function* (t) {
        yield* savePoint(t);
        expect(t.state.ship).toMatchObject({ energy: 0, bag: { energy: 2, success: 3, penalty: true } });
        resume(t);
      },
      ship((s) => {
        Object.assign(s.ship, { energy: 2, success: 3, penalty: true });
        s.logs = [45];
      }),
    );
    while (m.open.length > 0) say(m, all(m).includes('save') ? 'save' : m.open[0]!.options[0]!.id);
    expect(now(m).ship).toMatchObject({ energy: 2, success: 3, penalty: true });
    expect(now(m).phase).toMatchObject({ page: 2 });
  });
});

function leaveAll(s: VanguardState): void {
  for (const section of sections) {
    const board = s.boards[section];
    if (board) s.sections[section].dice.push(...colors.flatMap((color) => board.columns[color].dice.splice(0)));
  }
}
