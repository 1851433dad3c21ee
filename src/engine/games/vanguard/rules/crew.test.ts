import { describe, expect, test } from 'vitest';
import { resolve } from './effects/resolve.ts';
import { gainInjury } from './injuries.ts';
import { progressTime, spawnThreat } from './threats.ts';
import { all, begin, board, now, offered, planet, running, say, setBoard, told } from '../vanguard.testing.ts';

const six = ['green-specialized-1', 'green-specialized-2', 'green-basic-1', 'blue-basic-1', 'blue-specialized-1', 'red-basic-1'] as const;

describe('exertion', () => {
  test('EX-IV-13 IV-082 IV-081 with four dice in play one is given up and the rest come back', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { available: [], spent: six.slice(0, 4) }) });
    say(m, 'exert:recon', 'die:green-basic-1');
    while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
    expect([board(m).spent.length, board(m).sacrificed, planet(m).turn!.actions]).toEqual([0, ['green-basic-1'], 2]);
  });

  test('IV-083 five spent dice come back, and no more', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { available: [], spent: [...six, 'red-basic-2'] }) });
    say(m, 'exert:recon', 'die:green-basic-1');
    while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
    expect([Object.values(board(m).columns).flatMap(({ dice }) => dice).length, board(m).spent.length]).toEqual([5, 1]);
  });

  test('EX-IV-14 IV-084 IV-345 IV-357 RU-IV-17 with three dice the price is Exhausted', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-specialized-1', 'blue-basic-1'], injuries: ['Wounded'] }),
    });
    say(m, 'exert:recon');
    while (planet(m).over === null && !all(m).includes('travel')) say(m, m.open[0]!.options[0]!.id);
    expect(board(m).injuries.map(({ name }) => name)).toEqual(['Wounded', 'Exhausted']);
    expect(board(m).sacrificed).toEqual([]);
  });

  test('EX-IV-16 IV-359 RU-IV-46 the Exhausted that would be the fourth injury ends it, and nothing comes back', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', {
          available: ['red-basic-1'],
          spent: ['green-specialized-1', 'blue-basic-1'],
          injuries: ['Wounded', 'Wounded', 'Burned'],
        }),
    });
    say(m, 'exert:recon');
    expect(told(m, 'explorationEnded')).toEqual([{ fact: 'explorationEnded', how: 'evac' }]);
    expect(board(m).injuries).toHaveLength(3);
  });

  test('IV-345 a column that has an injury die takes no second one', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), { edit: (s) => void (s.boards.recon!.columns.red.injury = true) });
    expect(offered(m, 'injury.column')).toEqual(['column:recon:blue', 'column:recon:green']);
  });

  test('EX-IV-17 IV-350 without a card of its kind it is a wound', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Exhausted'), { edit: (s) => void (s.injuries.Exhausted = 0) });
    expect(board(m).injuries).toEqual([{ name: 'Wounded', down: false }]);
  });

  test('IV-078 IV-080 it is offered in the turn of another, and before an event', () => {
    const m = begin({
      edit: (s) => {
        setBoard(s, 'engineering', { available: ['blue-basic-1', 'red-basic-1'], spent: ['blue-specialized-1', 'blue-specialized-2'] });
        setBoard(s, 'recon', { deck: ['RC01:1'] });
        s.planet!.turn!.actions = 1;
      },
    });
    expect(all(m)).toContain('exert:engineering');
    m.answer({ seat: 'p2', ask: 'house.windows', option: 'window:exert=ask' });
    say(m, 'prepare', 'draw');
    expect(m.open.map(({ ask }) => ask)).toEqual(expect.arrayContaining(['event.resolve', 'event.resolve.use']));
  });

  test('IV-086 with four dice in play one is given up; nobody is Exhausted instead', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['red-specialized-1', 'blue-specialized-1'] }),
    });
    say(m, 'exert:recon', 'die:red-basic-1');
    expect([board(m).sacrificed, board(m).injuries]).toEqual([['red-basic-1'], []]);
  });

  test('IV-085 with nothing to come back it is not offered', () => {
    expect(all(begin())).not.toContain('exert:recon');
  });
});

describe('spending and sacrificing', () => {
  test('EX-IV-18 IV-711 IV-709 RU-IV-20 without an available die of the colour a spent one is given up', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'spend', n: 1, color: 'blue' }]), {
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['blue-basic-1'] }),
    });
    expect(board(m).sacrificed).toEqual(['blue-basic-1']);
    expect(now(m).sections.recon.dice).toContain('blue-basic-1');
  });

  test('IV-256 IV-257 IV-712 a die that is given up, from the board or spent, lies in the compartment and comes back in no way', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'sacrifice', n: 2 }]), {
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'green-basic-1'], spent: ['blue-basic-1'] }),
    });
    expect(offered(m, 'sacrifice.die')).toEqual(['die:red-basic-1', 'die:green-basic-1', 'die:blue-basic-1']);
    say(m, 'die:red-basic-1', 'die:blue-basic-1');
    const { columns, spent, sacrificed } = board(m);
    expect([columns.red.dice, columns.green.dice, spent]).toEqual([[], ['green-basic-1'], []]);
    expect([sacrificed, now(m).sections.recon.dice.slice(-2)]).toEqual([['red-basic-1', 'blue-basic-1'], ['red-basic-1', 'blue-basic-1']]);
  });

  test('IV-712 where a colour is shown the die is of that colour', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'sacrifice', n: 1, color: 'blue' }]), {
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-basic-1'] }),
    });
    expect([m.open, board(m).sacrificed]).toEqual([[], ['blue-basic-1']]);
  });

  test('RU-IV-21 with no die in play at all one is Exhausted', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'spend', n: 1 }]), {
      edit: (s) => setBoard(s, 'recon', { available: [], spent: [] }),
    });
    expect(board(m).injuries.map(({ name }) => name)).toEqual(['Exhausted']);
  });
});

describe('injuries', () => {
  test('EX-IV-42 IV-347 IV-348 IV-349 a full column gives up a die of the player’s choice', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => setBoard(s, 'recon', { available: ['green-specialized-1', 'green-specialized-2', 'green-basic-1'], spent: [] }),
    });
    say(m, 'column:recon:green', 'die:green-basic-1');
    expect(board(m).spent).toEqual(['green-basic-1']);
  });

  test('EX-IV-43 IV-344 IV-346 a column with room loses nothing', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => setBoard(s, 'recon', { available: ['blue-basic-1'], spent: [] }),
    });
    say(m, 'column:recon:blue');
    expect([board(m).spent, board(m).columns.blue.injury]).toEqual([[], true]);
  });

  test('IV-344 a new card lies to the right of those that are there', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => setBoard(s, 'recon', { injuries: ['Wounded', 'Concussed'] }),
    });
    expect(board(m).injuries.map(({ name }) => name)).toEqual(['Wounded', 'Concussed', 'Burned']);
  });

  test('EX-IV-44 IV-541 a higher rank has more slots', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => {
        s.boards.recon!.rank = 2;
        setBoard(s, 'recon', { available: ['green-specialized-1', 'green-specialized-2', 'green-basic-1'], spent: [] });
      },
    });
    say(m, 'column:recon:green');
    expect([m.open, board(m).spent]).toEqual([[], []]);
  });

  test('EX-IV-47 IV-356 a facedown injury still counts towards the fourth', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => {
        setBoard(s, 'recon', { injuries: ['Wounded', 'Wounded', 'Burned'] });
        s.boards.recon!.injuries[0]!.down = true;
      },
    });
    expect(planet(m).over).toBe('evac');
  });

  test('IV-353 IV-354 a removed injury die leaves the card', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'removeInjuryDie', n: 1 }]), {
      edit: (s) => setBoard(s, 'recon', { injuries: ['Burned'] }),
    });
    expect([board(m).injuries.length, board(m).columns.red.injury]).toEqual([1, false]);
  });
});

describe('threats', () => {
  test('EX-IV-57 IV-338 IV-339 the action of a threat needs its primary standee', () => {
    const at = (sector: number) => begin({ planet: 'sundered-quay', edit: (s) => void (s.boards.recon!.sector = sector) });
    expect(all(at(6))).toContain('action:tug');
    expect(all(at(5))).not.toContain('action:tug');
  });

  test('EX-IV-58 IV-342 IV-337 a threat leaves a sector that holds people, along a path', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'timeToken', on: 'T02', n: 1 }]), {
      edit: (s) => {
        s.planet!.threats.T02 = { time: 1, standees: [{ sector: 4, primary: true }] };
        s.boards.recon!.sector = 3;
        s.boards.engineering!.sector = 3;
      },
    });
    expect(planet(m).threats.T02!.standees[0]!.sector).toBe(3);
  });

  test('IV-336 its primary standee comes to the sector that is named, the others to those that are printed, and its time begins', () => {
    const m = running((t) => spawnThreat(t, 'T05', 3), { planet: 'the-fallow', edit: (s) => void (s.planet!.threats = {}) });
    expect(planet(m).threats).toEqual({
      T05: { time: 0, standees: [{ sector: 3, primary: true }, { sector: 5, primary: false }, { sector: 7, primary: false }] },
    });
  });

  test('IV-337 the effect of every space that the token enters is resolved, and of no other', () => {
    const after = (n: number) => {
      const m = running((t) => progressTime(t, 'T02', n, 'recon'), {
        edit: (s) => {
          s.planet!.threats.T02 = { time: 0, standees: [{ sector: 9, primary: true }] };
          for (const who of ['recon', 'engineering'] as const) s.boards[who]!.sector = 3;
          setBoard(s, 'recon', { available: ['red-basic-1'], spent: [] });
          setBoard(s, 'engineering', { available: ['red-specialized-1'], spent: [] });
        },
      });
      const { time, standees } = planet(m).threats.T02!;
      return [time, standees[0]!.sector, board(m).spent.length + board(m, 'engineering').spent.length];
    };
    // Nothing; a move; a move, and a die of everybody there.
    expect([after(1), after(2), after(3)]).toEqual([[1, 9, 0], [2, 5, 0], [3, 3, 2]]);
  });

  test('IV-343 it goes no further than the next sector that a path leads to', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'timeToken', on: 'T02', n: 1 }]), {
      edit: (s) => {
        s.planet!.threats.T02 = { time: 1, standees: [{ sector: 9, primary: true }] };
        for (const who of ['recon', 'engineering'] as const) s.boards[who]!.sector = 3;
      },
    });
    expect([planet(m).threats.T02!.standees[0]!.sector, m.open]).toEqual([5, []]);
  });
});

describe('travel', () => {
  test('EX-IV-07 IV-095 IV-714 IV-715 a no-movement icon forbids Travel, not being placed', () => {
    const held = begin({ edit: (s) => void (s.boards.recon!.sector = 4) });
    expect(all(held)).not.toContain('travel');
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'placeIn', to: 5 }]), {
      edit: (s) => void (s.boards.recon!.sector = 4),
    });
    expect(board(m).sector).toBe(5);
  });

  test('IV-714 nobody is moved out of it either', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'moveTo', to: 5 }]), {
      edit: (s) => void (s.boards.recon!.sector = 4),
    });
    expect(board(m).sector).toBe(4);
  });

  test('IV-096 IV-097 IV-098 IV-106 only paths that lead on, in their direction, are offered', () => {
    const m = begin({ edit: (s) => void (s.boards.recon!.sector = 2) });
    say(m, 'travel');
    expect(offered(m, 'travel.path').toSorted()).toEqual(['path:a>1', 'path:c>4']);
  });

  test('IV-099 IV-101 IV-104 the price of the path is paid before the mini moves', () => {
    const m = begin({
      edit: (s) => {
        s.boards.recon!.sector = 2;
        setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: [] });
      },
    });
    say(m, 'travel', 'path:c>4');
    expect([board(m).sector, offered(m, 'spend.die').length]).toEqual([2, 2]);
    say(m, 'die:red-basic-1');
    expect(board(m).sector).toBe(4);
  });
});
