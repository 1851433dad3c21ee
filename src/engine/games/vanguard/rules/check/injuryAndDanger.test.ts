import { describe, expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import { all, asked, board, offered, planet, running, say, setBoard, told, until } from '../../vanguard.testing.ts';
import { applyDanger } from '../danger.ts';
import { check, roll } from './rolling.testing.ts';

const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };

describe('injury dice', () => {
  test('EX-IV-46 IV-197 IV-198 IV-199 IV-200 IV-201 IV-204 IV-207 each card takes one die, and all dice come back to different columns', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1', 'red-basic-1'],
      faces: [1, 1, 3, 3, 3],
      edit: (s) => setBoard(s, 'recon', { injuries: ['Burned', 'Concussed', 'Wounded'] }),
    });
    say(m, 'all');
    while (m.open.length > 0) say(m, m.open[0]!.options[0]!.id);
    expect(told(m, 'injuryDie').map(({ injury }) => injury)).toEqual(['Burned', 'Concussed', null]);
    // Burned takes a red die, Concussed a blue one: with none of its colour left, any
    expect(board(m).sacrificed).toEqual(['red-basic-1', 'green-specialized-1']);
    expect(Object.values(board(m).columns).every(({ injury }) => injury)).toBe(true);
  });

  test('IV-355 EX-IV-48 a card that lies facedown takes no die', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['red-basic-1'],
      faces: [1, 3],
      edit: (s) => {
        setBoard(s, 'recon', { injuries: ['Burned'] });
        s.boards.recon!.injuries[0]!.down = true;
      },
    });
    say(m, 'all');
    expect(told(m, 'injuryDie')[0]!.injury).toBeNull();
  });

  test('IV-196 the roller picks which of their injury dice comes next', () => {
    const order = (first: string): string[] => {
      const m = roll({
        card: check({ rows: [red] }),
        own: ['red-basic-1', 'blue-basic-1'],
        faces: [1, 1, 3, 5],
        edit: (s) => setBoard(s, 'recon', { injuries: ['Burned', 'Concussed'] }),
      });
      say(m, 'all');
      expect(offered(m, 'injury.die')).toEqual(['injury-die:PAIN', 'injury-die:SHOCK']);
      say(m, first);
      until(m, () => planet(m).check === null);
      return told(m, 'injuryDie').map(({ icon, injury }) => `${icon} ${injury}`);
    };
    expect(order('injury-die:PAIN')).toEqual(['PAIN Burned', 'SHOCK Concussed']);
    expect(order('injury-die:SHOCK')).toEqual(['SHOCK Concussed', 'PAIN Burned']);
  });
});

describe('injury and danger dice', () => {
  test('IV-195 with neither in the pool the step asks nothing and does nothing', () => {
    const m = roll({ card: check({ rows: [red] }), own: ['blue-specialized-1'], faces: [1] });
    say(m, 'all');
    expect([m.open, planet(m).check, told(m, 'injuryDie'), told(m, 'dangerRolled')]).toEqual([[], null, [], []]);
    expect(Object.values(board(m).columns).some(({ injury }) => injury)).toBe(false);
  });

  test('IV-202 IV-203 IV-278 each danger die is looked up in the table with its letter, once, and is gone', () => {
    const m = roll({
      card: check({
        danger: [
          { table: 'A', count: 1 },
          { table: 'C', count: 1 },
        ],
        rows: [{ ...red, id: 'g', color: 'green', need: [['TRK']] }, red],
      }),
      own: [],
      faces: [4, 3, 3],
      edit: (s) => setBoard(s, 'recon', { available: ['blue-basic-1', 'green-basic-1'], spent: [] }),
    });
    say(m, 'die:blue-basic-1', 'roll');
    expect(asked(m)).toContain('check.row');
    expect([planet(m).check!.step, planet(m).check!.danger]).toEqual([8, []]);
    until(m, () => planet(m).check === null);
    expect(told(m, 'dangerRolled').map(({ table, side }) => [table, side])).toEqual([
      ['A', 1],
      ['C', 1],
    ]);
    expect([board(m).spent.includes('green-basic-1'), planet(m).supplies]).toEqual([true, 5]);
  });

  test.each([
    ['A', 'Fractured'],
    ['B', 'Wounded'],
    ['C', 'Exhausted'],
    ['D', 'Burned'],
  ] as const)('IV-278 the letter %s chooses the part of the card: its worst side is %s', (table, injury) => {
    const m = running((t) => applyDanger(t, 'recon', table, 3));
    expect(board(m).injuries).toEqual([{ name: injury, down: false }]);
  });

  test('EX-IV-45 IV-205 IV-206 IV-731 a returning injury die takes a column of the player’s choice and pushes out what does not fit', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: [],
      faces: [1],
      edit: (s) => {
        setBoard(s, 'recon', { available: ['green-specialized-1', 'green-specialized-2', 'green-basic-1'], spent: [] });
        s.boards.recon!.injuries = [{ name: 'Wounded', down: false }];
        s.boards.recon!.columns.blue.injury = true;
      },
    });
    say(m, 'roll');
    until(m, () => asked(m).includes('injury.column'));
    say(m, 'column:recon:green');
    until(m, () => planet(m).check === null);
    expect([board(m).columns.green.injury, board(m).columns.blue.injury]).toEqual([true, false]);
    expect(board(m).spent).toHaveLength(1);
  });

  test('IV-730 all injury dice come before any danger die', () => {
    const m = roll({
      card: check({ danger: [{ table: 'A', count: 1 }], rows: [red] }),
      own: ['blue-specialized-1'],
      faces: [1, 3, 3],
      edit: (s) => setBoard(s, 'recon', { injuries: ['Wounded'] }),
    });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    const order = m.told.map(({ fact }) => fact.fact).filter((fact) => fact === 'injuryDie' || fact === 'dangerRolled');
    expect(order).toEqual(['injuryDie', 'dangerRolled']);
  });

  test('IV-732 the die that an assister lent counts as in play, for their exertion too', () => {
    const price = (spent: DieId[]): string | undefined => {
      const m = roll({
        card: check({ danger: [{ table: 'A', count: 1 }], rows: [{ ...red, effects: [{ op: 'spend', n: 1 }] }] }),
        own: ['green-basic-1', 'green-specialized-1'],
        faces: [1, 1, 1, 1],
        edit: (s) => setBoard(s, 'engineering', { available: ['blue-basic-1'], spent, hand: ['EN01:1'] }),
      });
      say(m, 'all', 'die:blue-basic-1');
      expect([planet(m).check!.step, planet(m).check!.pool.length]).toEqual([4, 3]);
      return m.open.flatMap(({ options }) => options).find(({ id }) => id === 'exert:engineering')?.label;
    };
    expect(price(['red-basic-1', 'red-basic-2'])).toContain('Exhausted');
    expect(price(['red-basic-1', 'red-basic-2', 'blue-specialized-1'])).toContain('give up a die');
  });

  test('EX-IV-15 IV-732 IV-087 dice in a roll pool count for exertion, injury dice do not, and a spent die is given up', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: [],
      faces: [1, 1],
      edit: (s) => {
        setBoard(s, 'recon', {
          available: ['green-specialized-1', 'green-specialized-2'],
          spent: ['blue-basic-1', 'red-basic-1'],
          hand: ['RC03:1'],
        });
      },
    });
    say(m, 'die:green-specialized-1');
    expect(all(m)).toContain('exert:recon');
    say(m, 'exert:recon');
    expect(offered(m, 'sacrifice.die')).toEqual(expect.arrayContaining(['die:blue-basic-1', 'die:red-basic-1']));
    expect(offered(m, 'sacrifice.die')).not.toContain('die:green-specialized-1');
  });
});
