import { describe, expect, test } from 'vitest';
import { equipment } from '../../content/decks/equipment.ts';
import { recruits } from '../../content/decks/recruits.ts';
import type { DieId } from '../../content/dice.ts';
import type { Section } from '../../content/vocabulary.ts';
import {
  all, asked, board, converter, offered, planet, running, say, setBoard, told, until, type Edit,
} from '../../vanguard.testing.ts';
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
    const m = roll({
      card: check({ rows }),
      own: ['blue-specialized-1', 'green-basic-1'],
      faces: [1, 1, 1],
      edit: (s) => setBoard(s, 'engineering', { available: ['green-specialized-2'], spent: [] }),
    });
    steps.push(planet(m).check!.step);
    say(m, 'all', 'die:green-specialized-2');
    until(m, () => (steps.push(planet(m).check?.step ?? 11), planet(m).check === null));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(board(m).spent.toSorted()).toEqual(['blue-specialized-1', 'green-basic-1']);
    expect(board(m, 'engineering').spent).toEqual(['green-specialized-2']);
  });

  test('IV-234 what is left in the pool is spent before the outcome applies', () => {
    const m = roll({ card: check({ rows: [{ ...red, effects: [{ op: 'refresh', n: 1 }] }] }), own: ['green-basic-1'], faces: [1] });
    say(m, 'all');
    expect([board(m).columns.green.dice, board(m).spent]).toEqual([['green-basic-1'], []]);
  });

  test('IV-239 an outcome touches the roller alone', () => {
    const m = roll({ card: check({ rows: [{ ...red, effects: [{ op: 'charge', n: 1 }] }] }), own: [], faces: [] });
    expect([board(m).charges, board(m, 'engineering').charges]).toEqual([1, 0]);
  });

  test('IV-163 IV-177 IV-242 an assister’s die pays for the roller’s combination and goes to its own owner’s spent pool', () => {
    const m = roll({
      card: check({ rows: [{ ...red, id: 'g', color: 'green', need: [['TRK']] }, red] }),
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
    expect(outcomes(m)).toEqual(['r']); // no row is paid with what a combination took
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
    const crew = recruits.find(({ skill }) => skill === 'Second Wind')!.id;
    const skilled = roll({
      card: check({ rows: [red] }),
      own: ['blue-basic-1'],
      faces: [1],
      edit: (s) => {
        setBoard(s, 'engineering', { available: ['red-basic-1'], spent: ['green-basic-1'], crew });
        s.boards.engineering!.charges = 1;
      },
    });
    expect(asked(skilled)).toContain('check.dice');
    expect(all(skilled)).toContain(`use:engineering:skill:${crew}`);
  });
});

describe('combinations', () => {
  const holding = (hand: `${string}:${number}`[]): Edit => (s) => setBoard(s, 'recon', { hand });

  test('IV-171 IV-175 IV-251 IV-194 cards of the roller serve in step 5 and no other, several of them, each with its bottom', () => {
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
    const left = roll({ card: check({ rows: [red] }), own: ['green-specialized-1'], faces: [1], edit: holding(['RC02:1']) });
    say(left, 'all', 'go-on');
    expect([left.open, planet(left).check, board(left).hand]).toEqual([[], null, ['RC02:1']]);
  });

  test('IV-241 a card is played for its top in step 4 or used for its bottom in step 5, and then it is gone', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1', 'green-specialized-2'],
      faces: [3, 3],
      edit: holding(['RC03:1']),
    });
    say(m, 'all');
    expect([planet(m).check!.step, all(m).includes('use:recon:card:RC03:1'), asked(m).includes('check.combine')]).toEqual([4, true, false]);
    say(m, 'go-on', 'card:RC03:1=green-specialized-1+green-specialized-2');
    until(m, () => planet(m).check === null);
    expect([told(m, 'combination').length, board(m).hand, board(m).deck.discard]).toEqual([1, [], ['RC03:1']]);
    const played = roll({ card: check({ rows: [red] }), own: ['green-specialized-1'], faces: [3, 3], edit: holding(['RC03:1']) });
    say(played, 'all', 'use:recon:card:RC03:1', 'die:green-specialized-1');
    until(played, () => planet(played).check === null);
    expect([told(played, 'combination'), board(played).hand, board(played).deck.discard]).toEqual([[], [], ['RC03:1']]);
  });

  test('IV-178 the cards of the roller make combinations, those of an assister do not', () => {
    const usedWith = (holder: Section): number => {
      const m = roll({
        card: check({ rows: [red] }),
        own: ['blue-specialized-1'],
        faces: [4],
        edit: (s) => setBoard(s, holder, { hand: ['EN02:1'] }),
      });
      say(m, 'all');
      until(m, () => outcomes(m).length > 0);
      return told(m, 'combination').length;
    };
    expect([usedWith('recon'), usedWith('engineering')]).toEqual([1, 0]);
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

test('IV-076 IV-079 exerting is open when the dice have fallen and somebody is asked what to change', () => {
  const m = roll({
    card: check({ rows: [red] }),
    own: ['green-basic-1'],
    faces: [1, 1],
    edit: (s) => {
      setBoard(s, 'recon', { hand: ['RC03:1'] });
      setBoard(s, 'engineering', { available: [], spent: ['blue-basic-1', 'red-basic-1', 'red-basic-2', 'blue-specialized-1'] });
    },
  });
  say(m, 'all');
  expect(asked(m)).toEqual(expect.arrayContaining(['check.modify', 'check.modify.use', 'power']));
  say(m, 'exert:engineering', 'die:red-basic-1');
  until(m, () => asked(m).includes('check.modify'));
  expect([planet(m).check!.step, board(m, 'engineering').sacrificed, board(m, 'engineering').spent]).toEqual([4, ['red-basic-1'], []]);
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
