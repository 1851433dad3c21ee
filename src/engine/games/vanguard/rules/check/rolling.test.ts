import { describe, expect, test } from 'vitest';
import { asked, board, offered, planet, say, setBoard, told, until } from '../../vanguard.testing.ts';
import { check, outcomes, roll } from './rolling.testing.ts';

const red = { id: 'r', color: 'red' as const, need: [[]], effects: [{ op: 'supply', n: -1 }] as const, arrows: [] };

describe('the roll', () => {
  test('IV-160 every die that was taken is rolled and lies in the roll pool', () => {
    const own = ['blue-specialized-1', 'green-basic-1', 'red-basic-1'] as const;
    const row = { id: 'g', color: 'green' as const, need: [['SCN']] as const, effects: [], arrows: [] };
    const m = say(roll({ card: check({ rows: [row, red] }), own, faces: [2, 6, 4] }), 'all');
    const sides = Object.fromEntries(told(m, 'rolled')[0]!.dice.map(({ die, side }) => [die, side]));
    expect(Object.keys(sides).toSorted()).toEqual([...own].toSorted());
    expect(Object.values(sides).toSorted()).toEqual([1, 3, 5]);
    expect(planet(m).check!.pool.map(({ die, side }) => [die, side]).toSorted()).toEqual(Object.entries(sides).toSorted());
  });

  test('IV-161 the die of an assister is rolled as well', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['blue-specialized-1'],
      faces: [2, 4],
      edit: (s) => setBoard(s, 'engineering', { available: ['red-basic-1'], spent: [] }),
    });
    say(m, 'all', 'die:red-basic-1');
    expect(told(m, 'rolled')[0]!.dice).toEqual([
      { die: 'blue-specialized-1', owner: 'recon', side: 1 },
      { die: 'red-basic-1', owner: 'engineering', side: 3 },
    ]);
  });
});

test('IV-170 a combination that could be paid may be left: the card stays in the hand', () => {
  const m = roll({
    card: check({ rows: [red] }),
    own: ['green-specialized-1'],
    faces: [1],
    edit: (s) => setBoard(s, 'recon', { hand: ['RC02:1'] }),
  });
  say(m, 'all');
  until(m, () => asked(m).includes('check.combine'));
  expect(offered(m, 'check.combine')).toEqual(['card:RC02:1=green-specialized-1', 'go-on']);
  say(m, 'go-on');
  expect([told(m, 'combination'), board(m).hand, outcomes(m)]).toEqual([[], ['RC02:1'], ['r']]);
});

test('IV-219 an immediate outcome is resolved once all dice are spent', () => {
  const m = roll({
    card: check({ rows: [red], special: [[{ need: [['ACC']], effects: [{ op: 'outcome', row: 'r' }] }]] }),
    own: ['green-basic-1', 'blue-specialized-1'],
    faces: [5, 5],
  });
  say(m, 'all');
  const facts = m.told.map(({ fact }) => fact.fact).filter((fact) => fact === 'dice' || fact === 'outcome');
  expect([facts, planet(m).supplies]).toEqual([['dice', 'dice', 'outcome'], 5]);
});
