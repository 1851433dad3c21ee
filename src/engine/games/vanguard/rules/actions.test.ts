import { describe, expect, test } from 'vitest';
import {
  all, asked, begin, board, now, offered, planet, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { threatOf } from '../content/find.ts';
import { resolve } from './effects/resolve.ts';
import { progressTime } from './threats.ts';
import { follow } from './travel.ts';
import { waysFrom } from './paths.ts';
import { specialActions } from './actions.ts';
import { handLimit } from './cards.ts';

const actionsFor = (edit: Edit): string[] => all(begin({ edit })).filter((id) => id.startsWith('action:'));

describe('travel', () => {
  test('IV-100 a travel icon resolves the travel effect of the current global condition, and nothing without one', () => {
    const walk = (gc: string | null, companion: number): VanguardMatch => {
      const m = begin({
        edit: (s) => {
          s.planet!.gc = gc;
          s.boards.engineering!.sector = companion;
          setBoard(s, 'recon', { available: ['green-basic-1'], spent: [] });
        },
      });
      return say(m, 'travel', 'path:b>3');
    };
    // Whiteout costs a die of whoever walks alone; people who walk roped together pay nothing.
    expect(board(walk('GC1', 7)).spent).toEqual(['green-basic-1']);
    expect(board(walk('GC1', 1)).spent).toEqual([]);
    expect(board(walk(null, 7)).spent).toEqual([]);
  });

  test('IV-097 a way that is still closed is not offered', () => {
    const from6 = (flags: string[]): string[] => {
      const m = begin({
        edit: (s) => {
          s.boards.recon!.sector = 6;
          s.flags.push(...flags);
        },
      });
      return offered(say(m, 'travel'), 'travel.path');
    };
    expect(from6([])).not.toContain('path:h>7');
    expect(from6(['shelf.key'])).toContain('path:h>7');
  });

  test('IV-098 a path that leads only hither is not offered', () => {
    const m = begin({ edit: (s) => void (s.boards.recon!.sector = 9) });
    expect(offered(say(m, 'travel'), 'travel.path')).toEqual(['path:i>7', 'path:k>5']);
  });

  test('IV-099 every icon of the path has its price', () => {
    const m = begin({
      edit: (s) => {
        s.boards.recon!.sector = 5;
        setBoard(s, 'recon', { available: ['green-basic-1', 'green-basic-2', 'green-basic-3'], spent: [] });
      },
    });
    say(m, 'travel', 'path:g>6');
    // Whiteout takes a die of whoever walks alone, the second icon another.
    expect([board(m).sector, board(m).spent.length]).toEqual([6, 2]);
  });

  test('IV-106 one Travel goes along one path and is one action', () => {
    const m = begin({ edit: (s) => void (s.planet!.gc = null) });
    say(m, 'travel', 'path:a>2');
    expect([asked(m)[0], board(m).sector, planet(m).turn!.actions]).toEqual(['turn.action', 2, 1]);
  });

  test('IV-102 IV-103 those in the sector one leaves may assist on the path, those at its end may not', () => {
    const swim = (where: number): VanguardMatch =>
      running(
        function* (t) {
          yield* follow(t, 'recon', waysFrom(t.state, 8).find(({ to }) => to === 9)!);
        },
        {
          edit: (s) => {
            s.boards.recon!.sector = 8;
            s.boards.engineering!.sector = where;
          },
        },
      );
    const helped = say(swim(8), 'roll');
    expect(asked(helped)).toContain('check.assist');
    const alone = say(swim(9), 'roll');
    expect(asked(alone)).not.toContain('check.assist');
  });
});

describe('prepare', () => {
  const holding: Edit = (s) => setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: ['RC01:1', 'RC01:2'] });

  test('IV-107 IV-108 IV-109 a card, a check, or both in either order', () => {
    const m = say(begin({ edit: holding }), 'prepare');
    expect(offered(m, 'prepare.parts')).toEqual(['draw', 'check', 'draw-check', 'check-draw']);
    const drawn = begin({ edit: (s) => setBoard(s, 'recon', { hand: [], deck: ['RC01:1', 'RC01:2'] }) });
    say(drawn, 'prepare', 'draw');
    expect([board(drawn).hand.length, board(drawn).deck.cards.length]).toEqual([1, 1]);
  });

  test('EX-IV-01 drawing first, one card too many is discarded before the check begins', () => {
    const m = say(begin({ edit: holding }), 'prepare', 'draw-check');
    expect(asked(m)).toEqual(['discard.card']);
    expect(planet(m).check).toBeNull();
    say(m, 'card:RC02:1');
    expect(board(m).hand).toHaveLength(2);
    expect(planet(m).check).not.toBeNull();
  });

  test('EX-IV-02 IV-108 checking first, a used combination leaves room for the card', () => {
    const m = begin({
      edit: (s) => {
        s.planet!.gc = null;
        setBoard(s, 'recon', { available: ['green-specialized-1'], spent: [], hand: ['RC02:1', 'RC01:1'], deck: ['RC04:1'] });
      },
      rolls: [1],
    });
    say(m, 'prepare', 'check-draw', 'all');
    until(m, () => asked(m).includes('check.combine'));
    say(m, 'card:RC02:1=green-specialized-1');
    until(m, () => planet(m).check === null && all(m).includes('travel'));
    expect(board(m).hand).toEqual(['RC01:1', 'RC04:1']);
    expect(board(m).deck.discard).toEqual(['RC02:1']);
  });

  test('IV-110 two cards at rank 1, three at rank 2, four at rank 3', () => {
    expect(([1, 2, 3] as const).map((rank) => handLimit({ ...board(begin()), rank }))).toEqual([2, 3, 4]);
  });

  test('IV-112 IV-113 IV-114 the check aims at a card or at the global condition, and has no rows and no tracks', () => {
    const nothing = say(begin({ edit: (s) => void (s.planet!.gc = null) }), 'prepare');
    expect(asked(nothing)).not.toContain('prepare.parts');
    const card = begin({
      edit: (s) => {
        s.planet!.gc = null;
        setBoard(s, 'recon', { hand: ['RC01:1'] });
      },
    });
    expect(offered(say(card, 'prepare'), 'prepare.parts')).toContain('check');
    const condition = begin({ edit: (s) => setBoard(s, 'recon', { available: ['blue-specialized-1'], spent: [] }), rolls: [1] });
    say(condition, 'prepare', 'check', 'all');
    until(condition, () => planet(condition).check === null);
    expect(told(condition, 'outcome')).toEqual([]);
    expect(told(condition, 'marker')).toEqual([]);
  });
});

describe('rest', () => {
  test('IV-120 IV-121 IV-123 injury dice are not halved; the supply goes first, dice come back, then a card is drawn', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', { available: [], spent: ['green-specialized-1', 'blue-basic-1'], injuries: ['Wounded'], deck: ['RC01:1'] }),
    });
    say(m, 'rest');
    expect(asked(m)).toContain('refresh.die');
    expect([planet(m).supplies, board(m).hand]).toEqual([5, []]);
    say(m, 'die:blue-basic-1');
    expect([board(m).spent, board(m).hand]).toEqual([['green-specialized-1'], ['RC01:1']]);
  });

  test('IV-121 one card is drawn, not two', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { deck: ['RC02:1', 'RC01:1'] }) });
    say(m, 'rest');
    expect([board(m).hand, board(m).deck.cards]).toEqual([['RC01:1'], ['RC02:1']]);
  });

  test('IV-117 the supplies are those of the lander, whoever rests', () => {
    const m = begin({ edit: (s) => Object.assign(s.planet!.turn!, { who: 'engineering' }) });
    say(m, 'rest');
    expect(planet(m).supplies).toBe(5);
    expect(m.view('p1').planet!.supplies).toBe(5);
  });
});

describe('special actions', () => {
  test('IV-130 what is printed in a sector is used from there', () => {
    expect(actionsFor((s) => void (s.boards.recon!.sector = 2))).toContain('action:ridge');
    expect(actionsFor(() => {})).not.toContain('action:ridge');
  });

  test('IV-131 IV-138 a card on a sector is used from there, and only while it is on top', () => {
    const at = (stack: string[]) => actionsFor((s) => {
      s.boards.recon!.sector = 3;
      s.planet!.pois[3] = stack;
    });
    expect(at(['P31'])).toContain('action:wreck');
    expect(at(['P32', 'P31'])).not.toContain('action:wreck');
    expect(actionsFor(() => {})).not.toContain('action:wreck');
  });

  test('IV-132 IV-137 that of the global condition is used from anywhere', () => {
    expect(actionsFor(() => {})).toContain('action:dig-in');
    expect(actionsFor((s) => void (s.boards.recon!.sector = 2))).toContain('action:dig-in');
    expect(actionsFor((s) => void (s.planet!.gc = null))).not.toContain('action:dig-in');
  });

  test('IV-133 IV-340 that of a threat is used where its primary standee stands', () => {
    const met = (primary: boolean, sector = 1) => actionsFor((s) => {
      s.planet!.threats = { T02: { time: 0, standees: [{ sector, primary }] } };
    });
    expect(met(true)).toContain('action:strider');
    expect(met(false)).not.toContain('action:strider');
    expect(met(true, 4)).not.toContain('action:strider');
  });

  test('IV-340 IV-341 the text of a threat may let secondary standees count, for the spaces that it names and no other', () => {
    const hit = (time: number): number => {
      const m = running((t) => progressTime(t, 'T05', 1, 'recon'), {
        planet: 'the-fallow',
        edit: (s) => {
          s.planet!.threats = { T05: { time, standees: [{ sector: 9, primary: true }, { sector: 5, primary: false }] } };
          setBoard(s, 'recon', { available: ['green-basic-1'], spent: [], hand: ['RC01:1'] });
          Object.assign(s.boards.recon!, { sector: 5 });
        },
      });
      until(m, () => m.open.length === 0);
      return board(m).spent.length + board(m).deck.discard.length;
    };
    expect(threatOf('T05').secondaryCounts).toEqual([3, 4]);
    expect([hit(1), hit(2), hit(3)]).toEqual([0, 1, 1]);
  });

  test('IV-340 IV-341 for every other space a sector with a secondary standee is not the threat’s: the last lifts nobody out of it', () => {
    const lifted = (primary: number, secondary: number): number => {
      const m = running((t) => progressTime(t, 'T05', 1, 'recon'), {
        planet: 'the-fallow',
        edit: (s) => {
          s.planet!.threats = { T05: { time: 4, standees: [{ sector: primary, primary: true }, { sector: secondary, primary: false }] } };
          Object.assign(s.boards.recon!, { sector: 5 });
        },
      });
      until(m, () => m.open.length === 0);
      return board(m).sector;
    };
    expect([lifted(5, 9), lifted(9, 5)]).toEqual([2, 5]);
  });

  test('IV-137 those of the global condition, of lander mods and of rank-up cards serve far from the lander as well', () => {
    const found = actionsFor((s) => {
      s.boards.recon!.sector = 8;
      s.ship.lander = { id: 'mule', mods: ['weather-mast'] };
      s.planet!.rankUp = { id: 'RK06', done: false };
    });
    expect(found).toEqual(expect.arrayContaining(['action:dig-in', 'action:mod-weather-mast', 'action:RK06-watch']));
  });

  test('IV-134 IV-137 that of a mission is used once its card is turned', () => {
    const relay = (revealed: boolean) => actionsFor((s) => {
      s.boards.recon!.sector = 7;
      s.planet!.missions = [{ id: 'M05', revealed }];
    });
    expect(relay(true)).toContain('action:relay');
    expect(relay(false)).not.toContain('action:relay');
  });

  test('IV-135 IV-136 those of lander mods and rank-up cards are offered', () => {
    const found = actionsFor((s) => {
      s.ship.lander = { id: 'mule', mods: ['weather-mast'] };
      s.planet!.rankUp = { id: 'RK06', done: false };
    });
    expect(found).toEqual(expect.arrayContaining(['action:mod-weather-mast', 'action:RK06-watch']));
    const state = now(begin({ edit: (s) => void (s.planet!.rankUp = { id: 'RK06', done: true }) }));
    expect(specialActions(state, 'recon').map(({ check }) => check.id)).not.toContain('RK06-watch');
  });

  test('IV-140 EX-IV-41 an instruction to roll one die is no check: nobody assists, no injury die joins, and no die is spent by it', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'rollDanger', table: 'A', n: 1 }]), {
      rolls: [1],
      edit: (s) => setBoard(s, 'recon', { available: ['green-basic-1'], spent: [], injuries: ['Wounded'] }),
    });
    expect(told(m, 'dangerRolled')).toHaveLength(1);
    expect(now(m).boards.engineering!.sector).toBe(board(m).sector); // somebody who could assist a check
    expect([m.open, told(m, 'checkBegan'), told(m, 'rolled'), board(m).spent]).toEqual([[], [], [], []]);
    expect([board(m).columns.green.dice, board(m).columns.red.injury]).toEqual([['green-basic-1'], true]);
  });
});
