import { describe, expect, test } from 'vitest';
import { fishing, fishingIds } from '../content/fishing.ts';
import type { FishingCard } from '../content/schema.ts';
import { difficultyOf, difficultySum, strikeSum } from '../reckoning/fishing.ts';
import { all, asked, board, change, equip, now, offered, rigged, say, told, type Edit } from '../stonesaga.testing.ts';

const example = { stock: 'F01', currents: 'F02', modifiers: 'F03' } as const;
/** Rolls that draw F01 as stock, F02 as currents, then these dice, then F03 as modifiers. */
const casting = (dice: number[], edit: Edit = () => {}, water = 'lake') => {
  const m = rigged([1, 1, ...dice, 1], { mix: 'seeds-1', hexes: ['VV07', 'VV05', 'VV04'], edit }).match;
  return say(m, `fish:c1:${water}`);
};

describe('fishing', () => {
  test('SS-405 SS-406 SS-444 two energy and a depleted hex; without dice in the water nothing is gained and nothing suffered', () => {
    const m = casting([1, 1, 1, 1]);
    expect(board(m).energy).toBe(3);
    expect(now(m).map['0,0']!.depletion).toBe(1);
    say(m, 'throw:d6', 'done');
    expect(told(m, 'strikeResolved')).toEqual([]);
    expect(board(m).bag).toEqual({ fish: 1 }); // the goal, and nothing from the water
  });
  test('SS-403 SS-404 at a lake, a river or a wetland; every water of the hex is offered by itself', () => {
    const waters = (hex: 'VV05' | 'VV06' | 'VV07') =>
      all(rigged([], { mix: 'seeds-1', hexes: [hex, 'VV09', 'VV04'] }).match).filter((id) => id.startsWith('fish:'));
    expect([waters('VV07'), waters('VV05'), waters('VV06')]).toEqual([['fish:c1:lake', 'fish:c1:wetland'], ['fish:c1:river'], []]);
  });
  test('SS-407 SS-443 the deck is shuffled for every action: any card may come, and the cards of the last action too', () => {
    const stock = (roll: number) => told(say(rigged([roll], { mix: 'seeds-1' }).match, 'fish:c1:lake'), 'fishingCardsRevealed')[0]!.card;
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(stock)).size).toBe(10);
    const twice = say(
      rigged([1, 1, 1, 1, 1, 1, 1, 1], { mix: 'seeds-1', edit: (s) => void (s.map['0,0'] = { ...s.map['0,0']!, depletion: 0 }) }).match,
      'fish:c1:lake',
      'throw:d6',
      'done',
      'fish:c1:lake',
    );
    expect(
      told(twice, 'fishingCardsRevealed')
        .filter(({ role }) => role === 'stock')
        .map(({ card }) => card),
    ).toEqual(['F01', 'F01']);
    expect(now(say(twice, 'throw:d6', 'done')).scene).toBeNull();
  });
  test('SS-410 SS-411 SS-412 SS-413 SS-423 a card has three stocks with a difficulty, three currents, each from one stock to one modifier, and zones on one current or more, some with luck or mishap', () => {
    for (const card of Object.values<FishingCard>(fishing)) {
      for (const row of ['T', 'M', 'B'] as const) expect(card.stock[row].base).toBeGreaterThan(0);
      expect(Object.values(card.currents).sort()).toEqual(['B', 'M', 'T']);
      for (const { currents, size, icon } of card.strikes) {
        expect(currents.length).toBeGreaterThanOrEqual(1);
        expect(new Set(currents).size).toBe(currents.length);
        expect([1, 2]).toContain(size);
        expect(['none', 'luck', 'mishap']).toContain(icon);
      }
    }
  });
  test('SS-408 SS-409 SS-414 three different cards, each in one role and in that order; the modifiers stay hidden until the dice lie', () => {
    const m = casting([6, 6, 6, 6]);
    expect(m.view('table').scene).toMatchObject({ kind: 'fishing', stock: 'F01', currents: 'F02', modifiers: null });
    say(m, 'throw:d6');
    expect(m.view('table').scene).toMatchObject({ modifiers: null });
    say(m, 'done');
    expect(told(m, 'fishingCardsRevealed').map(({ role, card }) => [role, card])).toEqual([
      ['stock', 'F01'],
      ['currents', 'F02'],
      ['modifiers', 'F03'],
    ]);
    const order = m.told
      .map(({ fact }) => (fact.fact === 'fishingCardsRevealed' ? fact.role : fact.fact))
      .filter((one) => ['stock', 'currents', 'fishingRolled', 'modifiers'].includes(one));
    expect(order).toEqual(['stock', 'currents', 'fishingRolled', 'modifiers']);
    expect(fishingIds).toHaveLength(10);
  });
  test('SS-424, SS-425, EX-SS-33: difficulties nine, eight and two', () => {
    expect((['T', 'M', 'B'] as const).map((row) => difficultyOf(example, row))).toEqual([9, 8, 2]);
    expect(difficultyOf({ ...example, modifiers: 'F04', currents: 'F01' }, 'M')).toBe(10); // doubled
  });
  test('SS-415 SS-418 SS-419 SS-420 SS-421 SS-422 SS-608 four dice as rolled, one in a small zone and one or two in a large one, and any may stay out', () => {
    const m = say(casting([4, 5, 2, 3]), 'throw:d6');
    expect(told(m, 'fishingRolled')[0]!.dice).toEqual([4, 5, 2, 3]);
    expect(told(m, 'dieRolled')).toEqual([]);
    say(m, 'die:0>strike:0', 'die:1>strike:1', 'die:2>strike:1');
    expect(offered(m)).not.toContain('die:3>strike:0');
    expect(offered(m)).not.toContain('die:3>strike:1');
    expect(offered(m)).toContain('die:3>strike:2');
    const one = say(casting([6, 6, 6, 6], (s) => void (s.characters.c1.boosts = { dexterity: 2 })), 'throw:d6', 'die:0>strike:1', 'done');
    // a single die in a large zone; no attribute, no boost, no heroic effort
    expect(told(one, 'strikeResolved').map(({ total }) => total)).toEqual([6]);
    expect(board(one).boosts).toEqual({ dexterity: 2 });
  });
  test('EX-SS-34 a four on the bottom current, difficulty two: one water and one fiber', () => {
    const m = say(casting([4, 1, 1, 1]), 'throw:d6', 'die:0>strike:0', 'done', 'current:B');
    expect(told(m, 'strikeResolved')).toMatchObject([{ total: 4, difficulty: 2, caught: true }]);
    expect(board(m).bag).toEqual({ water: 1, fiber: 1, fish: 1 });
  });
  test('SS-431 SS-438 EX-SS-35 five and two against eight in a large zone of luck: nothing, and the luck gives nothing', () => {
    const m = say(casting([5, 2, 1, 1]), 'throw:d6', 'die:0>strike:1', 'die:1>strike:1', 'done');
    expect(told(m, 'strikeResolved')).toMatchObject([{ total: 7, difficulty: 8, caught: false }]);
    expect(board(m).bag).toEqual({ fish: 1 }); // of the goal
  });
  test('SS-428 SS-429 the dice of a zone are added, and a total that is equal is enough', () => {
    const m = say(casting([4, 4, 1, 1]), 'throw:d6', 'die:0>strike:1', 'die:1>strike:1', 'done');
    expect(told(m, 'strikeResolved')).toMatchObject([{ total: 8, difficulty: 8, caught: true }]);
    expect(board(m).bag).toMatchObject({ hide: 1, bone: 1 });
  });
  test('SS-442 SS-438 a mishap does nothing in a zone that succeeds, luck nothing where there is none', () => {
    // twelve against nine, in a zone of mishap
    const m = say(casting([6, 6, 1, 1]), 'throw:d6', 'die:0>strike:3', 'die:1>strike:3', 'done');
    expect(told(m, 'strikeResolved')).toMatchObject([{ total: 12, difficulty: 9, caught: true }]);
    expect(board(m)).toMatchObject({ energy: 3, bag: { fish: 3 } });
  });
  test('SS-426 SS-427 SS-430 SS-432 SS-433 SS-434 EX-SS-36 every zone with dice once, one after the other, on a current of choice, the same current twice if one likes: two water and two fiber', () => {
    const m = say(casting([4, 5, 2, 3]), 'throw:d6', 'die:0>strike:0', 'die:1>strike:1', 'die:2>strike:1', 'die:3>strike:2');
    expect(offered(m)).toEqual(['current:M', 'current:B']);
    say(m, 'current:B');
    expect(m.view('table').scene).toMatchObject({ strikes: [[], [], [3], [], []], resolved: [0, 1] });
    expect(offered(m)).toEqual(['current:T', 'current:B']);
    say(m, 'current:B');
    expect(told(m, 'strikeResolved').map(({ total, difficulty, caught }) => [total, difficulty, caught])).toEqual([
      [4, 2, true],
      [7, 8, false],
      [3, 2, true],
    ]);
    expect(board(m).bag).toEqual({ water: 2, fiber: 2, fish: 1 });
  });
  test('SS-424, SS-428, SS-429 before a current is followed, what each number is stands there as a sum', () => {
    const m = say(casting([4, 5, 2, 3]), 'throw:d6', 'die:0>strike:0', 'die:1>strike:1', 'die:2>strike:1', 'done');
    expect(m.open[0]!.prompt).toBe('Your dice: 4. Which current do you follow?');
    expect(m.open[0]!.options.map(({ label }) => label)).toEqual([
      'The middle water takes 5 + 3 = 8: 4 is too little for 1 hide, 1 bone',
      'The lower water takes 3 − 1 = 2: 4 is enough for 1 water, 1 fiber',
    ]);
    expect(strikeSum([5, 2])).toBe('5 + 2 = 7');
    expect(difficultySum({ ...example, modifiers: 'F04', currents: 'F01' }, 'M')).toBe('5 × 2 = 10');
  });
  test('SS-435, SS-436, SS-437 luck by the water', () => {
    const lucky = (water: string, ...rolls: number[]) => {
      const m = rigged([1, 1, 6, 6, 1, 1, 1, ...rolls], {
        mix: 'seeds-1',
        hexes: water === 'river' ? ['VV05', 'VV07', 'VV04'] : ['VV07', 'VV05', 'VV04'],
      }).match;
      return say(m, `fish:c1:${water}`, 'throw:d6', 'die:0>strike:1', 'die:1>strike:1', 'done');
    };
    expect(board(lucky('lake')).bag).toMatchObject({ fish: 2, hide: 1, bone: 1 }); // one of luck, one of the goal
    expect(board(lucky('river')).bag).toMatchObject({ water: 1, hide: 1, bone: 1 });
    const wet = lucky('wetland');
    expect(asked(wet)).toEqual(['fish.luck']);
    expect(board(say(wet, 'supply:wood')).bag).toMatchObject({ wood: 1, hide: 1, bone: 1 });
  });
  test('SS-439 SS-440 SS-441 mishap by the water, only on failure', () => {
    const unlucky = (water: string) => {
      const m = rigged([1, 1, 1, 1, 1, 1, 1], {
        mix: 'seeds-1',
        hexes: water === 'river' ? ['VV05', 'VV07', 'VV04'] : ['VV07', 'VV05', 'VV04'],
      }).match;
      return say(m, `fish:c1:${water}`, 'throw:d6', 'die:0>strike:3', 'done');
    };
    expect(board(unlucky('lake'))).toMatchObject({ energy: 2, health: { injury: { minor: 0 }, disease: { minor: 0 } } });
    expect(board(unlucky('river')).health.injury.minor).toBe(1);
    expect(board(unlucky('wetland')).health.disease.minor).toBe(1);
  });
  test('SS-416, SS-417 items add dice, roll again and turn', () => {
    const edit: Edit = (s) => { equip(s, 'c1', 'IT20', 'pouch1'); equip(s, 'c1', 'IT05', 'hand1'); equip(s, 'c1', 'IT23', 'hand2'); };
    const m = say(casting([1, 1, 1, 1, 1, 5], edit), 'throw:d6');
    expect(told(m, 'fishingRolled')[0]!.dice).toHaveLength(5);
    expect(asked(m)).toEqual(['fish.reroll']);
    say(m, 'item:item-111>die:0');
    expect(told(m, 'dieRolled').at(-1)).toMatchObject({ face: 5, why: 'reroll' });
    expect(asked(m)).toEqual(['fish.turn']);
    say(m, 'item:item-112>die:0@6');
    expect(m.view('table').scene).toMatchObject({ dice: [6, 1, 1, 1, 1] });
  });
  test('EX-SC-14, SC-175, SC-176 River-Chaser looks at a second stock', () => {
    const m = rigged([1, 4], {
      mix: 'endless-1',
      hexes: ['VV07', 'VV05', 'VV04'],
      edit: (s) => void (s.characters.c1.power = 'MA08'),
    }).match;
    say(m, 'fish:c1:lake', 'power:c1');
    expect(offered(m)).toEqual(['card:F01', 'card:F05']);
    say(m, 'card:F05');
    expect(m.view('table').scene).toMatchObject({ stock: 'F05' });
    expect(board(m).powerReady).toBe(false);
  });
  test('SS-386 SC-072 EX-SS-37 EX-SC-08 a minor depletion makes it three energy and becomes major', () => {
    const m = casting([1, 1, 1, 1], (s) => change(s, '0,0', { depletion: 1 }));
    expect(board(m).energy).toBe(2);
    expect(now(m).map['0,0']!.depletion).toBe(2);
  });
});
