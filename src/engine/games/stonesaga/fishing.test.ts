import { describe, expect, test } from 'vitest';
import { fishingIds } from './content/fishing.ts';
import { difficultyOf } from './rules/fishing.ts';
import { all, asked, board, change, equip, now, offered, rigged, say, told, type Edit } from './stonesaga.testing.ts';

const example = { stock: 'F01', currents: 'F02', modifiers: 'F03' } as const;
/** Rolls that draw F01 as stock, F02 as currents, then these dice, then F03 as modifiers. */
const casting = (dice: number[], edit: Edit = () => {}, water = 'lake') => {
  const m = rigged([1, 1, ...dice, 1], { mix: 'seeds-1', hexes: ['VV07', 'VV05', 'VV04'], edit }).match;
  return say(m, `fish:c1:${water}`);
};

describe('fishing', () => {
  test('SS-403 to SS-406, SS-444 a water of the hex, two energy, the hex is depleted', () => {
    const m = casting([1, 1, 1, 1]);
    expect(board(m).energy).toBe(3);
    expect(now(m).map['0,0']!.depletion).toBe(1);
    say(m, 'throw:d6', 'done');
    expect(told(m, 'strikeResolved')).toEqual([]);
    expect(board(m).bag).toEqual({ fish: 1 }); // the goal, and nothing from the water
  });
  test('SS-404 every water of the hex is offered by itself', () => {
    const { match } = rigged([], { mix: 'seeds-1', hexes: ['VV07', 'VV05', 'VV04'] });
    expect(all(match).filter((id) => id.startsWith('fish:'))).toEqual(['fish:c1:lake', 'fish:c1:wetland']);
  });
  test('SS-407 to SS-414 three different cards, each in one role; the modifiers stay hidden until the dice lie', () => {
    const m = casting([6, 6, 6, 6]);
    expect(m.view('table').scene).toMatchObject({ kind: 'fishing', stock: 'F01', currents: 'F02', modifiers: null });
    say(m, 'throw:d6');
    expect(m.view('table').scene).toMatchObject({ modifiers: null });
    say(m, 'done');
    expect(told(m, 'fishingCardsRevealed').map(({ role, card }) => [role, card])).toEqual([['stock', 'F01'], ['currents', 'F02'], ['modifiers', 'F03']]);
    expect(fishingIds).toHaveLength(10);
  });
  test('SS-424, SS-425, EX-SS-33: difficulties nine, eight and two', () => {
    expect((['T', 'M', 'B'] as const).map((row) => difficultyOf(example, row))).toEqual([9, 8, 2]);
    expect(difficultyOf({ ...example, modifiers: 'F04', currents: 'F01' }, 'M')).toBe(10); // doubled
  });
  test('SS-415, SS-418 to SS-423, SS-608: four dice as rolled, one in a small zone and two in a large one', () => {
    const m = say(casting([4, 5, 2, 3]), 'throw:d6');
    expect(told(m, 'fishingRolled')[0]!.dice).toEqual([4, 5, 2, 3]);
    expect(told(m, 'dieRolled')).toEqual([]);
    say(m, 'die:0>strike:0', 'die:1>strike:1', 'die:2>strike:1');
    expect(offered(m)).not.toContain('die:3>strike:0');
    expect(offered(m)).not.toContain('die:3>strike:1');
    expect(offered(m)).toContain('die:3>strike:2');
  });
  test('SS-426 to SS-434, SS-438, EX-SS-34 to EX-SS-36: the whole example, two water and two fiber', () => {
    const m = say(casting([4, 5, 2, 3]), 'throw:d6', 'die:0>strike:0', 'die:1>strike:1', 'die:2>strike:1', 'die:3>strike:2');
    expect(offered(m)).toEqual(['current:M', 'current:B']);
    say(m, 'current:B', 'current:B');
    expect(told(m, 'strikeResolved').map(({ total, difficulty, caught }) => [total, difficulty, caught])).toEqual([[4, 2, true], [7, 8, false], [3, 2, true]]);
    expect(board(m).bag).toEqual({ water: 2, fiber: 2, fish: 1 });
  });
  test('SS-435, SS-436, SS-437 luck by the water', () => {
    const lucky = (water: string, ...rolls: number[]) => {
      const m = rigged([1, 1, 6, 6, 1, 1, 1, ...rolls], { mix: 'seeds-1', hexes: water === 'river' ? ['VV05', 'VV07', 'VV04'] : ['VV07', 'VV05', 'VV04'] }).match;
      return say(m, `fish:c1:${water}`, 'throw:d6', 'die:0>strike:1', 'die:1>strike:1', 'done');
    };
    expect(board(lucky('lake')).bag).toMatchObject({ fish: 2, hide: 1, bone: 1 }); // one of luck, one of the goal
    expect(board(lucky('river')).bag).toMatchObject({ water: 1, hide: 1, bone: 1 });
    const wet = lucky('wetland');
    expect(asked(wet)).toEqual(['fish.luck']);
    expect(board(say(wet, 'supply:wood')).bag).toMatchObject({ wood: 1, hide: 1, bone: 1 });
  });
  test('SS-439 to SS-442 mishap by the water, only on failure', () => {
    const unlucky = (water: string) => {
      const m = rigged([1, 1, 1, 1, 1, 1, 1], { mix: 'seeds-1', hexes: water === 'river' ? ['VV05', 'VV07', 'VV04'] : ['VV07', 'VV05', 'VV04'] }).match;
      return say(m, `fish:c1:${water}`, 'throw:d6', 'die:0>strike:3', 'done');
    };
    expect(board(unlucky('lake')).energy).toBe(2);
    expect(board(unlucky('river')).health.injury.minor).toBe(1);
    expect(board(unlucky('wetland')).health.disease.minor).toBe(1);
  });
  test('SS-416, SS-417 items add dice, roll again and turn', () => {
    const edit: Edit = (s) => { equip(s, 'c1', 'IT20', 'pouch1'); equip(s, 'c1', 'IT05', 'hand1'); equip(s, 'c1', 'IT23', 'hand2'); };
    const m = say(casting([1, 1, 1, 1, 1, 5], edit), 'throw:d6');
    expect(told(m, 'fishingRolled')[0]!.dice).toHaveLength(5);
    say(m, 'item:item-111>die:0');
    expect(told(m, 'dieRolled').at(-1)).toMatchObject({ face: 5, why: 'reroll' });
    say(m, 'item:item-112>die:0@6');
    expect(m.view('table').scene).toMatchObject({ dice: [6, 1, 1, 1, 1] });
  });
  test('EX-SC-14, SC-175, SC-176 River-Chaser looks at a second stock', () => {
    const m = rigged([1, 4], { mix: 'endless-1', hexes: ['VV07', 'VV05', 'VV04'], edit: (s) => void (s.characters.c1.power = 'MA08') }).match;
    say(m, 'fish:c1:lake', 'power:c1');
    expect(offered(m)).toEqual(['card:F01', 'card:F05']);
    say(m, 'card:F05');
    expect(m.view('table').scene).toMatchObject({ stock: 'F05' });
    expect(board(m).powerReady).toBe(false);
  });
  test('SS-386, EX-SS-37 a minor depletion makes it three energy and becomes major', () => {
    const m = casting([1, 1, 1, 1], (s) => change(s, '0,0', { depletion: 1 }));
    expect(board(m).energy).toBe(2);
    expect(now(m).map['0,0']!.depletion).toBe(2);
  });
});
