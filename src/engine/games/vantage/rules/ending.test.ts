import { describe, expect, test } from 'vitest';
import type { Deed, VantageState } from '../state.ts';
import { equip, play, throwDice, type Wanted } from '../vantage.testing.ts';
import { deeds, isComplete as complete, isDone, visit, walk } from './goals/goals.testing.ts';

test('VA-372 RU-VA-63 goals are tested when the action is over: its own deed counts, and its last page is read at once', () => {
  const rim = [10, 16, 17, 23, 24, 30, 31, 37, 38, 44].map((at) => ({ at }));
  const look = (...done: readonly Partial<Deed>[]) =>
    play({ at: [45], mission: 412, dice: ['blank'], edit: deeds(...done) }).do('here:look', throwDice, 'card:294>cell:0');
  const last = look(...rim);
  expect([last.s.mission?.complete, last.asks]).toEqual([true, ['p1 done.vote']]);
  expect(last.do('choice:2').asks[0]).toBe('p1 turn.continue'); // the page said so, and comes after
  const early = look(...rim.slice(1));
  expect([early.s.mission?.complete, early.asks[0]]).toEqual([false, 'p1 turn.continue']);
  expect(early.s.mission?.progress).toEqual([{ done: 10, of: 11 }]);
});

describe('goals of the missions', () => {
  test('411 all regions together, six for each; tokens stand in for two', () => {
    const nums = [10, 14, 31, 35, 52, 56, 73, 77, 94, 98, 115, 119];
    const been =
      (n: number, tokens = 0) =>
      (s: VantageState) =>
        void (
          (s.visits = nums.slice(0, n).flatMap((to) => [visit(to), visit(to, { seat: 'p2' })])),
          (s.mission = { ...s.mission!, tokens })
        );
    expect([
      isDone(411, been(12), { seats: 2 }),
      isDone(411, been(11), { seats: 2 }),
      isDone(411, been(10, 3), { seats: 2 }),
      isDone(411, been(9, 3), { seats: 2 }),
    ]).toEqual([true, false, true, false]);
    expect([isDone(411, been(10)), isDone(411, been(9))]).toEqual([true, false]); // alone
  });

  test('412 looks at the rims of lands, each place once', () => {
    const rim = [10, 16, 17, 23, 24, 30, 31, 37, 38, 44, 45].map((at) => ({ at }));
    expect([isDone(412, deeds(...rim)), isDone(412, deeds(...rim.slice(1))), isDone(412, deeds(...rim.slice(1), { at: 11 }))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('413 letters handed over in settlements of two lands; the letter is lost for it', () => {
    const done = (a: number, b: number) => deeds({ cat: 'engage', at: a, consumed: true }, { cat: 'engage', at: b, consumed: true });
    expect([isDone(413, done(41, 83)), isDone(413, done(41, 41))]).toEqual([true, false]);
    const game = play({
      mission: 413,
      at: [41],
      dice: ['blank', 'blank', 'blank', 'blank'],
      edit: (s) => void (s.players.p1!.lying = [353]),
    }).do('here:engage', throwDice);
    while (game.asks[0] && !game.asks[0].includes('turn.')) game.do(game.offers()[0]!);
    expect([game.p().lying.includes(353), game.s.deeds.at(-1)?.consumed]).toEqual([false, true]);
  });

  test('414 entered by a depart after another player had been there; alone, eleven regions', () => {
    const relay = (n: number) => (s: VantageState) =>
      void (s.visits = [
        ...Array.from({ length: n }, (_, i) => visit(50 + i, { seat: 'p2' })),
        ...Array.from({ length: n }, (_, i) => visit(50 + i)),
      ]);
    expect([isDone(414, relay(20), { seats: 2 }), isDone(414, relay(19), { seats: 2 })]).toEqual([true, false]);
    const alone = [10, 14, 31, 35, 52, 56, 73, 77, 94, 98, 115];
    const been = (nums: readonly number[]) => isDone(414, (s) => void (s.visits = nums.map((to) => visit(to))));
    expect([been(alone), been(alone.slice(2))]).toEqual([true, false]);
  });

  test('415 five items and a vehicle in one grid; six items where there are others to help', () => {
    const load =
      (...nums: readonly number[]) =>
      (s: VantageState) =>
        nums.forEach((num) => equip(s, 'p1', num));
    expect([isDone(415, load(201, 202, 203, 204, 205, 279)), isDone(415, load(201, 202, 203, 204, 279))]).toEqual([true, false]);
    const two = (...nums: readonly number[]) => isDone(415, load(...nums), { seats: 2 });
    expect([two(201, 202, 203, 204, 205, 206, 279), two(201, 202, 203, 204, 205, 279)]).toEqual([true, false]);
  });

  test('416 overpower counts a region once for each player', () => {
    const hit = (...at: readonly number[]) => deeds(...at.map((num) => ({ cat: 'overpower' as const, at: num })));
    const eleven = [10, 14, 31, 35, 52, 56, 73, 77, 94, 98, 115];
    expect([isDone(416, hit(...eleven)), isDone(416, hit(11, ...eleven.slice(1))), isDone(416, hit(15, ...eleven.slice(1)))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('417 421 hidden rooms', () => {
    const been =
      (...to: readonly number[]) =>
      (s: VantageState) =>
        void (s.visits = to.map((num) => visit(num)));
    expect([isDone(417, been(138, 141)), isDone(417, been(138, 142)), isDone(421, been(136, 139, 142))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('418 423 animals, flora and allies, with tokens standing in', () => {
    const hold =
      (nums: readonly number[], tokens = 0) =>
      (s: VantageState) =>
        void (nums.forEach((num) => equip(s, 'p1', num)), (s.mission = { ...s.mission!, tokens }));
    const guide = [hold([237, 238, 239, 261, 262, 263]), hold([237, 261, 262, 263], 2), hold([237, 261, 262], 3)];
    expect(guide.map((edit) => isDone(418, edit))).toEqual([true, true, false]);
    const table = [hold([307, 308, 261, 262, 263, 264]), hold([307, 308, 261, 262], 2), hold([307, 308, 261], 3)];
    expect(table.map((edit) => isDone(423, edit))).toEqual([true, true, false]);
  });

  test('419 420 helping where the tide is; X of 5 or 6 in different lands', () => {
    const wet = (n: number) =>
      deeds(...Array.from({ length: n }, (_, i) => ({ cat: 'help' as const, at: 18 + i, elements: ['tide' as const] })));
    expect([isDone(419, wet(7)), isDone(419, wet(6))]).toEqual([true, false]);
    const deep = (...at: readonly number[]) => deeds(...at.map((num, i) => ({ x: 5 + (i % 2), at: num })));
    expect([isDone(420, deep(18, 40)), isDone(420, deep(18, 19))]).toEqual([true, false]);
  });

  test('422 424 427 429 allies, a fair price, seeds of several regions, relics', () => {
    const hold =
      (...nums: readonly number[]) =>
      (s: VantageState) =>
        nums.forEach((num) => equip(s, 'p1', num));
    expect([isDone(422, hold(307, 308, 309)), isDone(422, hold(307, 308))]).toEqual([true, false]);
    const both = (mine: readonly number[], yours: readonly number[]) =>
      isDone(422, (s) => (hold(...mine)(s), yours.forEach((num) => equip(s, 'p2', num))), { seats: 2 });
    expect([both([307, 308, 309], [310]), both([307, 308, 309], []), both([307, 308], [309, 310])]).toEqual([true, false, false]);
    expect([
      isDone(424, (s) => void (equip(s, 'p1', 319), (s.players.p1!.coins = 16))),
      isDone(424, (s) => void (equip(s, 'p1', 319), (s.players.p1!.coins = 15))),
      isDone(424, (s) => void (s.players.p1!.coins = 16)),
    ]).toEqual([true, false, false]);
    const seeds = (regions: readonly string[]) => (s: VantageState) =>
      void (hold(261, 262, 263, 264, 265)(s), (s.gainedIn = Object.fromEntries(regions.map((region, i) => [261 + i, region as 'A']))));
    expect([isDone(427, seeds(['A', 'B', 'C', 'D', 'E'])), isDone(427, seeds(['A', 'B', 'C', 'D', 'D']))]).toEqual([true, false]);
    expect([isDone(429, hold(319, 320, 321)), isDone(429, hold(319, 320))]).toEqual([true, false]);
    const two = (...nums: readonly number[]) => isDone(429, hold(...nums), { seats: 2 });
    expect([two(319, 320, 321, 322), two(319, 320, 321)]).toEqual([true, false]);
  });

  test('425 engaging only counts where nobody has used overpower', () => {
    const talk = Array.from({ length: 16 }, (_, i) => ({ cat: 'engage' as const, at: 30 + i }));
    expect([isDone(425, deeds(...talk)), isDone(425, deeds(...talk, { cat: 'overpower', at: 30 }))]).toEqual([true, false]);
  });

  test('426 all on one location and well; with tokens, in one land', () => {
    const two = (at: readonly number[], tokens = 0): boolean =>
      isDone(426, (s) => void (s.mission = { ...s.mission!, tokens }), { seats: 2, at });
    // p1 walks north from 18 to 11.
    expect([two([18, 11]), two([18, 12]), two([18, 28], 2), two([18, 31], 2)]).toEqual([true, false, true, false]);
    expect(isDone(426, (s) => void (s.players.p2!.stats.time = 1), { seats: 2, at: [18, 11] })).toBe(false);
    const alone = (time: number, crashedAt: number, tokens = 0, regions = 7) =>
      isDone(426, (s) => {
        Object.assign(s.players.p1!, { crashedAt });
        s.players.p1!.stats.time = time;
        s.mission = { ...s.mission!, tokens };
        s.visits = [10, 14, 31, 35, 52, 56, 73].slice(0, regions).map((to) => visit(to));
      });
    expect([alone(4, 40), alone(4, 18), alone(3, 40), alone(3, 40, 1)]).toEqual([true, false, false, true]);
    expect(alone(4, 40, 0, 5)).toBe(false);
  });

  test('428 430 431 tokens, vehicles on the shore, deeds in the sky', () => {
    expect([
      isDone(428, (s) => void (s.mission = { ...s.mission!, tokens: 15 })),
      isDone(428, (s) => void (s.mission = { ...s.mission!, tokens: 14 })),
    ]).toEqual([true, false]);
    const shore = (vehicle: boolean) => (s: VantageState) =>
      void (
        [279, 280, 281].forEach((num) => equip(s, 'p1', num)),
        (s.visits = [73, 74, 75, 76, 77, 78, 79, 80, 115].map((to) => visit(to, { vehicle })))
      );
    expect([isDone(430, shore(true)), isDone(430, shore(false))]).toEqual([true, false]);
    const sky = (rolled: number, ...at: readonly number[]) => isDone(431, deeds(...at.map((num) => ({ at: num, rolled }))));
    expect([sky(3, 137, 140), sky(2, 137, 140), sky(3, 137, 137)]).toEqual([true, false, false]);
  });
});

describe('destinies', () => {
  const found = (num: number, edit: (s: VantageState) => void, wanted: Wanted = {}): boolean =>
    walk({ edit, ...wanted }).s.destinies.some((one) => one.num === num);
  const been =
    (...to: readonly number[]) =>
    (s: VantageState) =>
      void (s.visits = to.map((num) => visit(num)));
  const hold =
    (...nums: readonly number[]) =>
    (s: VantageState) =>
      nums.forEach((num) => equip(s, 'p1', num));

  test('N8 each is found by what its card says', () => {
    expect([found(442, been(138)), found(443, been(137, 137)), found(443, been(137, 140))]).toEqual([true, true, false]);
    expect([
      found(445, deeds({ cat: 'help', at: 31 }, { cat: 'help', at: 32 }, { cat: 'help', at: 33 })),
      found(446, hold(249, 250, 251)),
    ]).toEqual([true, true]);
    expect([found(447, been(145, 151)), found(447, been(145)), found(448, (s) => void (s.players.p1!.coins = 10))]).toEqual([
      true,
      false,
      true,
    ]);
    expect([found(449, (s) => void (s.players.p1!.lying = [349, 353])), found(452, hold(325, 326, 327))]).toEqual([true, true]);
    expect([found(451, (s) => void (s.quietRounds = 9)), found(451, (s) => void (s.quietRounds = 8))]).toEqual([true, false]);
  });

  test('N8 441 442 443 445 446 complete', () => {
    expect(complete(441, deeds({ card: 441, kind: 'card', cat: 'help', verb: 'CARRY', at: 41, gridFull: true }))).toBe(true);
    expect(complete(441, deeds({ card: 441, kind: 'card', cat: 'help', verb: 'CARRY', at: 18, gridFull: true }))).toBe(false);
    const seated = (edit: (s: VantageState) => void) => {
      const still = (s: VantageState) => void (s.players.p1!.stayed = 2);
      const game = play({ at: [138], dice: ['blank', 'blank', 'blank', 'blank'], edit: (s) => void (still(s), edit(s)) });
      return game.do('card:401.PACK', throwDice).s.destinies.find((one) => one.num === 442)?.complete;
    };
    expect([seated(hold(325, 326)), seated(hold(325, 319))]).toEqual([true, false]);
    expect([complete(443, (s) => void (been(137, 140, 143)(s), hold(319)(s))), complete(443, been(137, 140, 143))]).toEqual([true, false]);
    const row =
      (...cells: readonly number[]) =>
      (s: VantageState) =>
        cells.forEach((cell, i) => equip(s, 'p1', 261 + i, 0, [], cell));
    expect([complete(445, row(0, 1, 2)), complete(445, row(0, 1, 5))]).toEqual([true, false]);
    const herd =
      (...cells: readonly number[]) =>
      (s: VantageState) =>
        cells.forEach((cell, i) => equip(s, 'p1', 249 + i, 0, [], cell));
    expect([complete(446, herd(0, 1, 2)), complete(446, herd(0, 2, 8))]).toEqual([true, false]);
  });

  test('N8 444 447 448 449 450 451 452 complete', () => {
    const notes = (tokens: number, at: number) =>
      walk({ at: [at], edit: (s) => void (s.destinies = [{ num: 444, tokens, complete: false, since: 0, progress: [] }]) }).s.destinies[0]!
        .complete;
    expect([notes(5, 113), notes(4, 113), notes(5, 18)]).toEqual([true, false, false]);
    expect(complete(447, deeds({ at: 145 }, { at: 151 }))).toBe(true);
    expect([
      complete(448, deeds({ card: 448, kind: 'card', cat: 'take', verb: 'BARTER', at: 117, paid: { coin: 12, help: 0 } })),
      complete(448, deeds({ card: 448, kind: 'card', cat: 'take', verb: 'BARTER', at: 117 })),
    ]).toEqual([true, false]);
    expect(complete(449, (s) => void (s.players.p1!.lying = [349, 350, 351, 352]))).toBe(true);
    expect(complete(450, deeds({ card: 450, kind: 'card', cat: 'help', verb: 'BUILD', paid: { coin: 0, help: 4 } }))).toBe(true);
    const kind = [10, 14, 31, 35, 52, 56, 73, 77].map((at) => ({ cat: 'help' as const, at }));
    expect([complete(451, deeds(...kind)), complete(451, deeds(...kind.slice(0, 7), { cat: 'overpower' }, kind[7]!))]).toEqual([
      true,
      false,
    ]);
    const both = (n: number) => deeds(...kind.slice(0, n), ...kind.map((one) => ({ ...one, seat: 'p2' })));
    expect([complete(451, both(7), { seats: 2 }), complete(451, both(6), { seats: 2 })]).toEqual([true, false]);
    expect(complete(452, deeds({ card: 452, kind: 'card', cat: 'engage', verb: 'ASK', at: 15 }))).toBe(true);
  });

  test('447 both looks are always available while it lies in the center', () => {
    const game = play({
      at: [151],
      edit: (s) =>
        void ((s.players.p1!.done = { 151: ['look'] }), (s.destinies = [{ num: 447, tokens: 0, complete: false, since: 0, progress: [] }])),
    });
    expect(game.offers()).toContain('here:look');
  });
});
