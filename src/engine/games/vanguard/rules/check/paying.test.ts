import { describe, expect, test } from 'vitest';
import { checkOf } from '../../content/find.ts';
import type { DieId } from '../../content/dice.ts';
import { converter, offered, running, say, setBoard, type VanguardMatch } from '../../vanguard.testing.ts';
import { diceCheck } from './check.ts';
import { payingOptions } from './paying.ts';
import { rolledDie } from '../../reckoning/pool.ts';

const die = (id: DieId) => rolledDie(id, 'recon', ['SCN']);
const way = (...dice: DieId[]) => ({ id: dice.join('+'), label: dice.join(), dice: dice.map(die), value: dice });
const [a, b, c] = ['blue-basic-1', 'blue-basic-2', 'green-basic-1'] as const;

describe('dice are carried onto what they pay for', () => {
  test('each way is meant by a die that means no other: A pays with B, C pays with A', () => {
    const gestures = payingOptions([way(a, b), way(a, c)], 'row:g').map(({ gesture }) => gesture);
    expect(gestures).toEqual([
      { kind: 'drag', from: `die:${b}`, onto: 'row:g' },
      { kind: 'drag', from: `die:${c}`, onto: 'row:g' },
    ]);
  });

  test('a way whose dice all mean another is left to the list', () => {
    const kinds = payingOptions([way(a), way(b), way(a, b)], 'cell:0').map(({ gesture }) => gesture.kind);
    expect(kinds).toEqual(['drag', 'drag', 'tap']);
  });
});

const gestureOf = (m: VanguardMatch, id: string) => m.open.flatMap(({ options }) => options).find((one) => one.id === id)?.gesture;

test('IV-150 IV-152 dice are carried into the roll, and their ids stay what they were', () => {
  const m = running((t) => diceCheck(t, 'recon', checkOf('wreck', 'halcyon-shelf')), {
    edit: (s) => {
      setBoard(s, 'recon', { available: ['green-specialized-1', 'blue-basic-1'], spent: [], crew: converter('red', 'STR') });
      setBoard(s, 'engineering', { available: ['red-basic-1'], spent: [] });
    },
  });
  expect(gestureOf(m, 'die:blue-basic-1')).toEqual({ kind: 'drag', from: 'die:blue-basic-1', onto: 'pool' });
  say(m, 'all');
  expect(offered(m, 'check.assist')).toContain('die:red-basic-1');
  expect(gestureOf(m, 'die:red-basic-1')).toEqual({ kind: 'drag', from: 'die:red-basic-1', onto: 'pool' });
});
