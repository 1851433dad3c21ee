import { describe, expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import type { Cell, DiceCheck } from '../../content/types.ts';
import { board, offered, planet, say, setBoard, told, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { check, outcomes, roll, wreck } from './rolling.testing.ts';

const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };
const cell = (need: Cell['need'], effects: Cell['effects']): Cell => ({ need, effects });

describe('special effects', () => {
  const green = cell([['STR']], [{ op: 'progress', track: 'g', n: 1 }]);
  const back = cell([['GRD']], [{ op: 'reduce', track: 'r', n: 1 }]);
  const redAtTwo: Edit = (s) => void (s.planet!.markers['wreck.r'] = 2);

  test.each<[string, DiceCheck['special']]>([
    ['in a row', [[green, back]]],
    ['one row below the other', [[green], [back]]],
  ])('EX-IV-28 IV-209 IV-214 the first effect takes the die with both its icons: %s', (_, special) => {
    const m = roll({ card: wreck(special), own: ['red-universal-1'], faces: [1], edit: redAtTwo });
    say(m, 'all');
    expect(planet(m)).toMatchObject({ check: null, markers: { 'wreck.g': 1, 'wreck.r': 2 } });
  });

  test('IV-210 without its icons among the dice an effect does not apply', () => {
    const m = roll({
      card: wreck([[cell([['SCN']], [{ op: 'success', n: 1 }]), cell([['CMP']], [{ op: 'success', n: 5 }])]]),
      own: ['blue-specialized-1'],
      faces: [1],
    });
    say(m, 'all');
    expect([planet(m).check, planet(m).success]).toEqual([null, 1]);
  });

  test('EX-IV-29 IV-213 IV-211 two accidents move the red track twice, and nobody is asked', () => {
    const m = roll({
      card: wreck([[cell([['ACC']], [{ op: 'progress', track: 'r', n: 1 }])]]),
      own: ['green-basic-1', 'blue-basic-1'],
      faces: [5, 5],
    });
    say(m, 'all');
    expect(planet(m).markers['wreck.r']).toBe(2);
  });

  test('EX-IV-30 IV-215 IV-216 the global condition takes its dice first', () => {
    const m = roll({
      card: wreck([[cell([['GRD']], [{ op: 'progress', track: 'g', n: 1 }])]]),
      own: ['red-specialized-1'],
      faces: [3],
      edit: (s) => void (s.planet!.gc = 'GC2'),
    });
    say(m, 'all');
    expect([planet(m).check, planet(m).markers]).toEqual([null, {}]);
    expect(told(m, 'specialEffect')).toHaveLength(1);
  });
});

test('IV-737 dice that lie in the roll pool pay for no choice', () => {
  const options = [
    { label: 'two', effects: [{ op: 'supply', n: 1 }], cost: [{ op: 'spend', n: 2 }] },
    { label: 'none', effects: [{ op: 'supply', n: -1 }] },
  ] as const;
  const left = (spent: DieId[]): VanguardMatch => {
    const m = roll({
      card: wreck([[cell([['ACC']], [{ op: 'choose', options }])]]),
      own: ['green-basic-1', 'blue-specialized-1', 'blue-specialized-2'],
      faces: [1, 1, 5],
      edit: (s) => s.boards.recon!.spent.push(...spent),
    });
    return say(m, 'all');
  };
  expect(planet(left([])).supplies).toBe(5);
  expect(offered(left(['red-basic-9']), 'effect.choose')).toEqual(['choice-1', 'choice-2']);
});

describe('an effect that points at an outcome', () => {
  const atOnce = [cell([['ACC']], [{ op: 'outcome', row: 'r' }])];

  test('EX-IV-39 IV-217 IV-218 it ends the check: all dice are spent, each to its owner, the outcome applies, and nothing after it', () => {
    const m = roll({
      card: wreck([atOnce, [cell([['SCN']], [{ op: 'success', n: 3 }])]]),
      own: ['green-basic-1', 'blue-specialized-1'],
      faces: [1, 5, 1],
      edit: (s) => setBoard(s, 'engineering', { available: ['blue-basic-1'], spent: [] }),
    });
    say(m, 'all', 'die:blue-basic-1');
    expect([planet(m).supplies, planet(m).success, told(m, 'specialEffect').length]).toEqual([5, 0, 1]);
    expect([board(m).spent.toSorted(), board(m, 'engineering').spent]).toEqual([['blue-specialized-1', 'green-basic-1'], ['blue-basic-1']]);
  });

  test('IV-217 nothing to the right of it applies', () => {
    const both = [...atOnce, cell([['TRK']], [{ op: 'success', n: 3 }])];
    const m = roll({ card: wreck([both]), own: ['green-basic-1', 'green-specialized-1'], faces: [5, 1] });
    say(m, 'all');
    expect(told(m, 'specialEffect').map((one) => one.cell)).toEqual(['cell:0']);
  });

  test('IV-217 no row is marked after it, and nobody is asked for one', () => {
    const rows = [{ id: 'g', color: 'green' as const, need: [['TRK']] as const, ...nothing }, red];
    const m = roll({ card: check({ special: [atOnce], rows }), own: ['green-basic-1', 'blue-basic-1'], faces: [5, 4] });
    say(m, 'all');
    expect([m.open, planet(m).check, outcomes(m)]).toEqual([[], null, ['r']]);
  });
});
