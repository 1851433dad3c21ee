import { describe, expect, test } from 'vitest';
import { equipment } from '../../content/decks/equipment.ts';
import type { DieId } from '../../content/dice.ts';
import {
  all, asked, board, converter, offered, planet, running, say, setBoard, told, until, type Edit,
} from '../../vanguard.testing.ts';
import { applyDanger } from '../danger.ts';
import { landingRoll } from './check.ts';
import { check, outcomes, roll } from './rolling.testing.ts';

const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };
const rows = [
  { id: 'y', color: 'yellow' as const, need: [['SCN', 'CMP']] as const, effects: [{ op: 'supply', n: 2 }] as const, arrows: [] },
  { id: 'g', color: 'green' as const, need: [['SCN']] as const, effects: [{ op: 'supply', n: 1 }] as const, arrows: [] },
  { ...red, effects: [{ op: 'supply', n: -1 }] as const },
];

describe('dice of a check', () => {
  test('IV-139 IV-150 IV-159 available section dice are taken, spent ones cannot be, and no danger die joins unless shown', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['blue-specialized-1', 'green-basic-1'],
      faces: [1, 1],
      edit: (s) => setBoard(s, 'recon', { available: ['blue-specialized-1'], spent: ['green-basic-1'] }),
    });
    expect(offered(m, 'check.dice')).toEqual(['all', 'die:blue-specialized-1', 'roll']);
    say(m, 'all');
    expect(told(m, 'rolled')[0]).toMatchObject({ dice: [{ die: 'blue-specialized-1' }], danger: [], injury: [] });
  });

  test('IV-141 IV-142 IV-143 IV-144 each row is one outcome: green is good, yellow is better, red is failure', () => {
    const supplies = (faces: number[], own: DieId[]): number => {
      const m = say(roll({ card: check({ rows }), own, faces }), 'all');
      until(m, () => told(m, 'outcome').length > 0);
      return planet(m).supplies;
    };
    expect(supplies([1, 3], ['blue-specialized-1', 'blue-specialized-2'])).toBe(8);
    expect(supplies([1], ['blue-specialized-1'])).toBe(7);
    expect(supplies([6], ['blue-specialized-1'])).toBe(5);
  });

  test('IV-148 IV-234 IV-254 the steps run in their order, and afterwards every die is in the spent pool of its owner', () => {
    const steps: number[] = [];
    const m = roll({ card: check({ rows }), own: ['blue-specialized-1', 'green-basic-1'], faces: [1, 1] });
    steps.push(planet(m).check!.step);
    say(m, 'all');
    until(m, () => (steps.push(planet(m).check?.step ?? 11), planet(m).check === null));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(board(m).spent.toSorted()).toEqual(['blue-specialized-1', 'green-basic-1']);
  });

  test('IV-163 IV-177 IV-242 an assister’s die pays for the roller’s combination and goes to its own owner’s spent pool', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1'],
      faces: [1, 1],
      edit: (s) => {
        setBoard(s, 'recon', { hand: ['RC05:1'] });
        setBoard(s, 'engineering', { available: ['green-specialized-2'], spent: [] });
      },
    });
    say(m, 'all', 'die:green-specialized-2');
    until(m, () => asked(m).includes('check.combine'));
    say(m, offered(m, 'check.combine')[0]!);
    expect(told(m, 'combination')[0]!.dice.toSorted()).toEqual(['green-specialized-1', 'green-specialized-2']);
    expect([board(m).spent, board(m, 'engineering').spent]).toEqual([['green-specialized-1'], ['green-specialized-2']]);
  });
});

describe('changing the roll', () => {
  test('IV-164 IV-165 IV-285 the roller uses what they carry; an assister does not', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['blue-specialized-1'],
      faces: [1],
      edit: (s) => {
        s.boards.recon!.equipment = ['torch'];
        s.boards.engineering!.equipment = ['torch'];
      },
    });
    say(m, 'all');
    expect(all(m)).toContain('use:recon:equipment:torch');
    expect(all(m)).not.toContain('use:engineering:equipment:torch');
  });

  test('IV-166 IV-167 the roller plays cards that work in a check, and each goes to the discard pile', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1'],
      faces: [1, 2],
      edit: (s) => setBoard(s, 'recon', { hand: ['RC03:1', 'RC02:1'] }),
    });
    say(m, 'all');
    expect(all(m)).toContain('use:recon:card:RC03:1');
    expect(all(m)).not.toContain('use:recon:card:RC02:1');
    say(m, 'use:recon:card:RC03:1', 'die:green-specialized-1');
    until(m, () => board(m).deck.discard.length > 0);
    expect(board(m).deck.discard).toEqual(['RC03:1']);
  });

  test('IV-734 a skill may be used in the check of another; the convert of an assister may not', () => {
    const m = roll({
      card: check({ rows: [{ id: 'g', color: 'green', need: [['FIX']], ...nothing }, red] }),
      own: ['blue-basic-1'],
      faces: [1],
      edit: (s) => setBoard(s, 'engineering', { crew: converter('blue', 'FIX') }),
    });
    say(m, 'all');
    until(m, () => outcomes(m).length > 0);
    expect(outcomes(m)).toEqual(['r']);
  });
});

describe('combinations', () => {
  const holding = (hand: `${string}:${number}`[]): Edit => (s) => setBoard(s, 'recon', { hand });

  test('IV-171 IV-175 IV-241 IV-251 IV-194 cards of the roller serve in step 5, several of them, each with its bottom', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1', 'green-specialized-2'],
      faces: [1, 1],
      edit: holding(['RC02:1', 'RC02:2']),
    });
    expect(asked(m)).not.toContain('check.combine');
    say(m, 'all');
    until(m, () => asked(m).includes('check.combine'));
    expect(planet(m).check!.step).toBe(5);
    say(m, 'card:RC02:1=green-specialized-1');
    expect(asked(m)).toContain('check.combine');
    say(m, offered(m, 'check.combine')[0]!);
    expect(told(m, 'combination')).toHaveLength(2);
    expect(asked(m)).not.toContain('check.combine');
  });

  test('IV-178 the cards of an assister make no combination', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['blue-specialized-1'],
      faces: [2],
      edit: (s) => setBoard(s, 'engineering', { hand: ['EN02:1'] }),
    });
    say(m, 'all');
    until(m, () => outcomes(m).length > 0);
    expect(told(m, 'combination')).toEqual([]);
  });

  test('IV-181 IV-182 IV-185 IV-187 the roller may convert a basic while it is spent, or leave it', () => {
    const green = { id: 'g', color: 'green' as const, need: [['STR']] as const, ...nothing };
    const m = roll({ card: check({ rows: [green, red] }), own: ['red-basic-1'], faces: [1] });
    say(m, 'all');
    expect(offered(m, 'check.row')).toEqual(['dice:red-basic-1', 'pass']);
    const left = roll({ card: check({ rows: [green, red] }), own: ['red-basic-1'], faces: [1] });
    say(left, 'all', 'pass');
    expect(outcomes(left)).toEqual(['r']);
    say(m, 'dice:red-basic-1');
    expect(outcomes(m)).toEqual(['g']);
  });
});

test('IV-183 the roller may use the convert of equipment they carry', () => {
  const thing = equipment.find(({ ability }) => ability.effects.some(({ op }) => op === 'convert'))!;
  const effect = thing.ability.effects.find((one) => one.op === 'convert')!;
  const { color, to } = effect as Extract<typeof effect, { op: 'convert' }>;
  const green = { id: 'g', color: 'green' as const, need: [[to]] as const, ...nothing };
  const carrying = (own: string[]): string[] => {
    const m = roll({
      card: check({ rows: [green, red] }),
      own: [`${color}-basic-1`],
      faces: [1],
      edit: (s) => {
        setBoard(s, 'recon', { crew: converter(color === 'red' ? 'blue' : 'red', color === 'red' ? 'FIX' : 'STR') });
        s.boards.recon!.equipment = own;
      },
    });
    say(m, 'all');
    return offered(m, 'check.row');
  };
  expect(carrying([thing.id])).toContain(`dice:${color}-basic-1`);
  expect(carrying([])).toEqual([]);
});

describe('injury and danger dice', () => {
  test('IV-195 with neither in the pool the step asks and does nothing', () => {
    const m = roll({ card: check({ rows: [red] }), own: ['blue-specialized-1'], faces: [1] });
    say(m, 'all');
    expect([told(m, 'injuryDie'), told(m, 'dangerRolled')]).toEqual([[], []]);
  });

  test('IV-202 IV-203 IV-278 a danger die is looked up in the table with its letter, once, and is gone', () => {
    const m = roll({
      card: check({ danger: [{ table: 'A', count: 1 }], rows: [red] }),
      own: ['blue-specialized-1', 'blue-basic-1'],
      faces: [1, 1, 3],
      edit: (s) => setBoard(s, 'recon', { available: ['blue-specialized-1', 'blue-basic-1', 'green-basic-1'], spent: [] }),
    });
    say(m, 'die:blue-specialized-1', 'die:blue-basic-1', 'roll');
    until(m, () => planet(m).check === null);
    expect(told(m, 'dangerRolled')).toEqual([{ fact: 'dangerRolled', who: 'recon', table: 'A', side: 1 }]);
    expect(board(m).spent).toContain('green-basic-1');
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

test('IV-077 IV-741 in a landing people may exert, and have nothing but small things', () => {
  const m = running((t) => landingRoll(t, 'recon', { stat: 'agility', needed: 1, icons: ['TRK'], marker: 4 }, () => {}), {
    edit: (s) => {
      s.phase = { at: 'page', page: 23, step: 4 };
      s.planet!.loaded = ['survey-kit'];
      setBoard(s, 'recon', { available: ['green-basic-1', 'red-basic-1'], spent: ['blue-basic-1', 'blue-specialized-1'] });
    },
  });
  expect(all(m)).toContain('exert:recon');
  expect(all(m).some((id) => id.startsWith('use:recon:equipment'))).toBe(false);
});

test('IV-076 IV-079 exerting answers an effect: before the die is spent that it asks for', () => {
  const m = roll({
    card: check({ rows: [{ ...red, effects: [{ op: 'spend', n: 1 }] }] }),
    own: [],
    faces: [],
    edit: (s) =>
      setBoard(s, 'recon', {
        available: ['green-basic-1', 'red-basic-1'],
        spent: ['blue-basic-1', 'blue-specialized-1', 'green-specialized-1'],
      }),
  });
  say(m, 'roll');
  expect(asked(m)).toEqual(expect.arrayContaining(['spend.die', 'power']));
  expect(all(m)).toContain('exert:recon');
});
