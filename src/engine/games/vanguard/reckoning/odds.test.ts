import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../testing/clock.testing.ts';
import { faces } from '../content/dice.ts';
import { checks } from '../content/planets/halcyonShelf/checks.ts';
import type { Color, DieKind } from '../content/vocabulary.ts';
import { oddsOf, type OddsDie } from './odds.ts';
import { isMet } from './payments.ts';
import type { Convert, RolledDie } from './pool.ts';

const named = (id: string) => checks.find((check) => check.id === id)!;
const dice = (...list: `${Color} ${DieKind}`[]): OddsDie[] =>
  list.map((one) => {
    const [color, kind] = one.split(' ') as [Color, DieKind];
    return { color, kind };
  });
const percent = (n: number, of: number): number => Math.round((100 * n) / of);

describe('odds that were worked out by full enumeration', () => {
  test('HD-IV-24 Break Free with three red dice and a convert to STR', () => {
    const { of, rows } = oddsOf(named('free'), dice('red specialized', 'red specialized', 'red basic'), [{ color: 'red', to: 'STR' }]);
    expect([percent(rows.y!, of), percent(rows.y! + rows.g!, of)]).toEqual([36, 96]);
  });

  test.each<[string, Convert[], string[], number]>([
    ['without a convert', [], [], 31],
    ['with TRK', [{ color: 'green', to: 'TRK' }], [], 73],
    ['with TRK and an assist', [{ color: 'green', to: 'TRK' }], ['green specialized'], 88],
  ])('HD-IV-24 Swim the Current %s', (_, converts, more, expected) => {
    const own = dice('green specialized', 'green specialized', 'green basic', ...(more as 'green specialized'[]));
    const { of, rows } = oddsOf(named('swim'), own, converts);
    expect(percent(rows.g!, of)).toBe(expected);
  });

  test('HD-IV-24 Restart the Relay: 1.67 green steps on average', () => {
    const { of, steps } = oddsOf(named('relay'), dice('blue specialized', 'blue specialized', 'blue basic'), [
      { color: 'blue', to: 'FIX' },
    ]);
    expect(Math.round((100 * steps.g!.reduce((sum, n, step) => sum + n * step, 0)) / of)).toBe(167);
  });
});

test('counting rolls together gives the same as counting them one by one', () => {
  const check = {
    special: [],
    rows: [
      { id: 'y', color: 'yellow' as const, need: [['SCN', 'SNS'] as const], effects: [], arrows: [] },
      { id: 'g', color: 'green' as const, need: [['SCN'] as const, ['TRK', 'TRK'] as const], effects: [], arrows: [] },
      { id: 'r', color: 'red' as const, need: [[]], effects: [], arrows: [] },
    ],
  };
  const converts: Convert[] = [{ color: 'blue', to: 'SCN' }];
  const pool = dice('blue specialized', 'green universal', 'blue basic', 'green expert', 'red wild');
  const counted: Record<string, number> = { y: 0, g: 0, r: 0 };
  for (let roll = 0; roll < 6 ** pool.length; roll++) {
    const shown: RolledDie[] = pool.map(({ color, kind }, at) => {
      const icons = faces[color][kind][Math.floor(roll / 6 ** at) % 6]!;
      return { id: `${color}-${kind}-${at}`, color, icons, alike: `${at}` };
    });
    counted[check.rows.find(({ need }) => isMet(need, shown, { converts }))!.id]! += 1;
  }
  expect(oddsOf(check, pool, converts).rows).toEqual(counted);
});

test('ten dice of every colour are reckoned within 200 ms', () => {
  const ten = dice(
    'red specialized',
    'red universal',
    'red basic',
    'blue specialized',
    'blue universal',
    'blue expert',
    'green specialized',
    'green basic',
    'green expert',
    'blue wild',
  );
  for (const check of checks.filter(({ rows, tracks }) => rows ?? tracks)) {
    const { of, rows } = oddsOf(check, ten, [{ color: 'blue', to: 'FIX' }]);
    const took = [1, 2, 3].map(() => {
      const began = processorTime();
      oddsOf(check, ten, [{ color: 'blue', to: 'FIX' }]);
      return processorTime() - began;
    });
    expect(Math.min(...took), check.id).toBeLessThan(200);
    if (check.rows) expect(Object.values(rows).reduce((sum, n) => sum + n, 0)).toBe(of);
  }
});
