import { describe, expect, test } from 'vitest';
import type { DieId } from '../content/dice.ts';
import { all, asked, begin, board, now, offered, planet, running, say, setBoard, told, until, type Edit } from '../vanguard.testing.ts';
import { availableDice } from './board.ts';
import { resolve } from './effects/resolve.ts';
import { gainInjury } from './injuries.ts';

/** The worked cases of the rules, each with its own numbers. */

const recon = { who: 'recon', source: 'test' } as const;
const refreshAll = (m: ReturnType<typeof begin>): void => {
  while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
};

describe('turns and actions', () => {
  test('EX-IV-03 after the action of a card Travel, Prepare, Rest and Lift-off are left, and no special action', () => {
    const m = begin({
      edit: (s) => {
        s.boards.recon!.sector = 3;
        s.planet!.lander = 3;
      },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    const special = all(m).find((id) => id.startsWith('action:'))!;
    say(m, special, 'all');
    until(m, () => asked(m).includes('turn.action'));
    expect(offered(m, 'turn.action').toSorted()).toEqual(['lift-off', 'prepare', 'rest', 'travel']);
  });

  test('EX-IV-05 IV-069 with one supply left a choice that costs two cannot be made', () => {
    const m = running(
      (t) =>
        resolve(t, recon, [
          {
            op: 'choose',
            options: [
              { cost: [{ op: 'supply', n: -2 }], effects: [] },
              { effects: [{ op: 'gainInjury', injury: 'Wounded' }] },
            ],
          },
        ]),
      { edit: (s) => void (s.planet!.supplies = 1) },
    );
    until(m, () => m.open.length === 0);
    expect(asked(m)).not.toContain('effect.choose');
    expect([planet(m).supplies, board(m).injuries.map(({ name }) => name)]).toEqual([1, ['Wounded']]);
  });

  test('EX-IV-06 on a path with a check only whoever is where it begins may assist, and the mini stands at its end afterwards', () => {
    const m = begin({
      planet: 'sundered-quay',
      mix: 'mission-4',
      team: ['recon', 'science', 'engineering'],
      edit: (s) => {
        s.boards.recon!.sector = 4;
        s.boards.science!.sector = 4;
        s.boards.engineering!.sector = 6;
        s.planet!.threats = {};
        setBoard(s, 'recon', { available: ['green-specialized-1', 'green-specialized-2'], spent: [] });
      },
      rolls: [1, 1, 1, 1],
    });
    say(m, 'travel', 'path:h>6', 'all');
    expect(asked(m)).toContain('check.assist');
    expect(m.open.find(({ ask }) => ask === 'check.assist')!.seat).toBe(now(m).players.science);
    expect(board(m).sector).toBe(4);
    say(m, offered(m, 'check.assist').find((id) => id.startsWith('die:'))!);
    expect(asked(m)).not.toContain('check.assist');
    until(m, () => planet(m).check === null);
    expect(told(m, 'rolled')[0]!.dice.map(({ owner }) => owner)).toEqual(['recon', 'recon', 'science']);
    expect(board(m).sector).toBe(6);
  });

  test('EX-IV-08 IV-125 with three people the refusal of the one who is far away stops the lift-off, and no action is used', () => {
    const m = begin({ mix: 'mission-4', team: ['recon', 'science', 'engineering'], edit: (s) => void (s.boards.engineering!.sector = 5) });
    say(m, 'lift-off', 'yes');
    expect(m.open[0]).toMatchObject({ ask: 'lift-off.agree', seat: now(m).players.engineering });
    say(m, 'no');
    expect([planet(m).over, planet(m).turn!.actions, asked(m)[0]]).toEqual([null, 2, 'turn.action']);
  });

  test('EX-IV-10 of seven dice four come back for one of three supplies: six are available, one is spent', () => {
    const m = begin({
      edit: (s) => {
        s.planet!.supplies = 3;
        s.boards.recon!.rank = 3;
        setBoard(s, 'recon', {
          available: ['green-specialized-1', 'red-basic-1'],
          spent: ['green-specialized-2', 'green-basic-1', 'blue-basic-1', 'blue-specialized-1', 'red-basic-2'],
        });
      },
    });
    say(m, 'rest');
    refreshAll(m);
    expect([planet(m).supplies, availableDice(board(m)).length, board(m).spent.length]).toEqual([2, 6, 1]);
  });
});

describe('exerting', () => {
  test('EX-IV-13 of four spent dice one is given up and three come back', () => {
    const four: DieId[] = ['green-specialized-1', 'green-basic-1', 'blue-basic-1', 'red-basic-1'];
    const m = begin({ edit: (s) => setBoard(s, 'recon', { available: [], spent: four }) });
    say(m, 'exert:recon', 'die:green-basic-1');
    refreshAll(m);
    expect([availableDice(board(m)).length, board(m).spent, board(m).sacrificed]).toEqual([3, [], ['green-basic-1']]);
    expect(now(m).sections.recon.dice).toContain('green-basic-1');
  });

  test('EX-IV-14 with three dice and one injury nothing is given up: a card, a die that pushes, then what is spent comes back', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-specialized-1', 'blue-basic-1'], injuries: ['Wounded'] }),
    });
    say(m, 'exert:recon');
    // Red has two slots: the die of the wound takes one, a second injury die is not put there.
    say(m, offered(m, 'injury.column').find((id) => id.endsWith('blue'))!);
    refreshAll(m);
    expect(board(m).injuries.map(({ name }) => name)).toEqual(['Wounded', 'Exhausted']);
    expect([board(m).columns.red.injury, board(m).columns.blue.injury, board(m).columns.green.injury]).toEqual([true, true, false]);
    expect([availableDice(board(m)).length, board(m).spent, board(m).sacrificed]).toEqual([3, [], []]);
  });

  test('EX-IV-15 two dice in the roll and two spent are four: one of the spent ones is given up', () => {
    const m = begin({
      edit: (s) => {
        s.boards.recon!.sector = 2;
        setBoard(s, 'recon', {
          available: ['green-specialized-1', 'green-specialized-2', 'red-basic-2'],
          spent: ['blue-basic-1'],
        });
      },
    });
    say(m, 'action:ridge', 'die:green-specialized-1', 'die:green-specialized-2');
    say(m, 'exert:recon');
    expect(offered(m, 'sacrifice.die').toSorted()).toEqual(['die:blue-basic-1', 'die:red-basic-2']);
  });

  test('EX-IV-17 with no Exhausted card left whoever exerts with three dice is wounded', () => {
    const m = begin({
      edit: (s) => {
        s.injuries.Exhausted = 0;
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-specialized-1', 'blue-basic-1'] });
      },
    });
    say(m, 'exert:recon', offered(m, 'injury.column')[0] ?? 'column:recon:green');
    refreshAll(m);
    expect(board(m).injuries).toEqual([{ name: 'Wounded', down: false }]);
    expect(board(m).spent).toEqual([]);
  });

  test('EX-IV-18 the blue die that a path asks for is given up from the spent pool', () => {
    const m = begin({
      planet: 'sundered-quay',
      edit: (s) => {
        s.flags.push('quay.lit');
        s.boards.recon!.sector = 4;
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['blue-basic-1'] });
      },
    });
    say(m, 'travel', 'path:i>7');
    expect([board(m).sacrificed, board(m).spent]).toEqual([['blue-basic-1'], []]);
    expect(availableDice(board(m))).toEqual(['red-basic-1']);
  });
});

describe('injuries', () => {
  const hurt = (edit: Edit) => running((t) => gainInjury(t, 'security', 'Burned'), { team: ['recon', 'security'], edit });
  const red: DieId[] = ['red-specialized-1', 'red-specialized-2', 'red-basic-1'];

  test('EX-IV-42 three red dice in three slots: one that the player chooses is pushed out', () => {
    const m = hurt((s) => setBoard(s, 'security', { available: red, spent: [] }));
    say(m, 'column:security:red');
    expect(offered(m, 'push.die').toSorted()).toEqual(['die:red-basic-1', 'die:red-specialized-1']);
    say(m, 'die:red-basic-1');
    expect([board(m, 'security').spent, board(m, 'security').columns.red.dice]).toEqual([['red-basic-1'], red.slice(0, 2)]);
  });

  test('EX-IV-43 one blue die in two slots stays', () => {
    const m = hurt((s) => setBoard(s, 'security', { available: ['blue-basic-1'], spent: [] }));
    say(m, 'column:security:blue');
    expect([board(m, 'security').spent, board(m, 'security').columns.blue]).toEqual([[], { dice: ['blue-basic-1'], injury: true }]);
  });

  test('EX-IV-44 at rank 2 three red dice have room in four slots', () => {
    const m = hurt((s) => {
      s.boards.security!.rank = 2;
      setBoard(s, 'security', { available: red, spent: [] });
    });
    say(m, 'column:security:red');
    expect([board(m, 'security').spent, board(m, 'security').columns.red.dice.length]).toEqual([[], 3]);
  });
});

