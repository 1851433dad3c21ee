import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../testing/clock.testing.ts';
import { faces } from '../content/dice.ts';
import { checks } from '../content/planets/halcyonShelf/checks.ts';
import { planets } from '../content/planets.ts';
import type { Color, DieKind } from '../content/vocabulary.ts';
import { oddsOf, resultOf, type OddsDie } from './odds.ts';
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

test.each(planets.map((one) => [one.planet.id, one.checks] as const))('on %s ten dice of every colour are reckoned within 200 ms', (_, all) => {
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
  for (const check of all.filter(({ rows, tracks }) => rows ?? tracks)) {
    const reckon = () => {
      const began = processorTime();
      const odds = oddsOf(check, ten, [{ color: 'blue', to: 'FIX' }]);
      return { ...odds, took: processorTime() - began };
    };
    let { of, rows, took } = reckon();
    // the first calls are slow until the engine has warmed up
    for (let again = 0; again < 3 && took >= 200; again++) ({ of, rows, took } = reckon());
    expect(took, check.id).toBeLessThan(200);
    if (check.rows) expect(Object.values(rows).reduce((sum, n) => sum + n, 0)).toBe(of);
  }
});

test('dice that lie there bring what one roll of them brings: tracks by their effects, rows by what is left', () => {
  const check = {
    special: [[{ need: [['FIX'] as const], effects: [{ op: 'progress', track: 'g', n: 1 } as const] }]],
    tracks: [{ id: 'g', color: 'green' as const, length: 3, effects: [], arrows: [] }],
    rows: [{ id: 'y', color: 'yellow' as const, need: [['SCN'] as const], effects: [], arrows: [] }],
  };
  const lies = (...icons: RolledDie['icons'][]): RolledDie[] =>
    icons.map((shown, i) => ({ id: `blue-basic-${i}`, color: 'blue', icons: shown, alike: String(i) }));
  expect(resultOf(check, lies(['FIX', 'FIX'], ['SCN']), [])).toEqual({ steps: { g: 2 }, rows: ['y'] });
  // the effect takes a die with all its icons
  expect(resultOf(check, lies(['FIX', 'SCN']), [])).toEqual({ steps: { g: 1 }, rows: [] });
});
