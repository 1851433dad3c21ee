import { describe, expect, test } from 'vitest';
import type { VantageState } from '../../state.ts';
import { equip } from '../../vantage.testing.ts';
import { deeds, isComplete, isDone, visit, walk } from './goals.testing.ts';

const regions = [10, 14, 31, 35, 52, 56, 73, 77, 94, 98, 115, 119];
const twenty = Array.from({ length: 20 }, (_, i) => 50 + i);

describe('what a goal counts', () => {
  test('411 each of the players has regions of their own to visit', () => {
    const second = (n: number) => (s: VantageState) =>
      void (s.visits = [...regions.map((to) => visit(to)), ...regions.slice(0, n).map((to) => visit(to, { seat: 'p2' }))]);
    expect([6, 5].map((n) => isDone(411, second(n), { seats: 2 }))).toEqual([true, false]);
  });

  test('412 tokens stand in for half of the steps, and for no more', () => {
    const rim = [10, 16, 17, 23, 24, 30].map((at) => ({ at }));
    const done = (looks: number, tokens: number) =>
      isDone(412, (s) => void (deeds(...rim.slice(0, looks))(s), (s.mission = { ...s.mission!, tokens })));
    expect([done(6, 5), done(5, 6)]).toEqual([true, false]);
  });

  test('413 an engaging deed counts only if a letter was handed over for it', () => {
    const handed = (consumed: boolean) => deeds(...[41, 83].map((at) => ({ cat: 'engage' as const, at, consumed })));
    expect([isDone(413, handed(true)), isDone(413, handed(false))]).toEqual([true, false]);
  });

  test('414 only an own depart passes on, and whoever was there between two visits counts', () => {
    const first = twenty.map((to) => visit(to, { seat: 'p2' }));
    const relay = (...visits: readonly ReturnType<typeof visit>[]) => isDone(414, (s) => void (s.visits = [...visits]), { seats: 2 });
    expect(relay(...first, ...twenty.map((to) => visit(to)))).toBe(true);
    expect(relay(...first, ...twenty.map((to) => visit(to, { depart: false })))).toBe(false);
    expect(relay(...first, ...first)).toBe(false);
    const [mine, back] = [twenty.map((to) => visit(to, { depart: false })), twenty.map((to) => visit(to))];
    const brought = first.map((one) => ({ ...one, depart: false }));
    expect(relay(...mine, ...brought, ...back)).toBe(true);
    expect(relay(...mine, ...back)).toBe(false);
  });

  test('415 any of the players may be the one who carries the load', () => {
    const load = (s: VantageState) => [201, 202, 203, 204, 205, 206, 279].forEach((num) => equip(s, 'p2', num));
    expect(isDone(415, load, { seats: 2 })).toBe(true);
    const apart = (s: VantageState) => [201, 202, 203, 204, 205, 206, 279].forEach((num, i) => equip(s, i < 3 ? 'p1' : 'p2', num));
    expect(isDone(415, apart, { seats: 2 })).toBe(false);
  });

  test('426 alone, a token excuses one stat that is short by one, and no second one', () => {
    const whole = (time: number, morale: number) =>
      isDone(426, (s) => {
        Object.assign(s.players.p1!, { crashedAt: 40 });
        s.players.p1!.stats = { time, morale, health: 4 };
        s.mission = { ...s.mission!, tokens: 1 };
        s.visits = regions.slice(0, 7).map((to) => visit(to));
      });
    expect([whole(3, 4), whole(2, 4), whole(3, 3)]).toEqual([true, false, false]);
  });

  test('445 three in a line, not only side by side', () => {
    const row = (...cells: readonly number[]) => (s: VantageState) => cells.forEach((cell, i) => equip(s, 'p1', 261 + i, 0, [], cell));
    expect([isComplete(445, row(0, 3, 6)), isComplete(445, row(0, 1, 3))]).toEqual([true, false]);
  });

  test('450 four help tokens are paid for it, and not fewer', () => {
    const built = (help: number) => deeds({ card: 450, kind: 'card', cat: 'help', verb: 'BUILD', paid: { coin: 0, help } });
    expect([isComplete(450, built(4)), isComplete(450, built(3))]).toEqual([true, false]);
  });

  test('451 counts what was done since it was found', () => {
    const kind = deeds(...regions.slice(0, 8).map((at) => ({ cat: 'help' as const, at })));
    const since = (n: number) => (s: VantageState) => void (kind(s), (s.destinies = s.destinies.map((one) => ({ ...one, since: n }))));
    expect([isComplete(451, since(0)), isComplete(451, since(1))]).toEqual([true, false]);
  });

  test('RU-VA-38 VA-373 a destiny that is complete stays so, and is told once', () => {
    const lay = (s: VantageState) => void (s.destinies = [{ num: 445, tokens: 0, complete: true, since: 0, progress: [] }]);
    const game = walk({ edit: lay });
    expect([game.s.destinies[0]?.complete, game.facts('goalReached')]).toEqual([true, []]);
    expect(game.offers()).toContain('destiny:445');
  });
});
