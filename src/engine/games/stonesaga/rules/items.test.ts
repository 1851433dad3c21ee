import { describe, expect, test } from 'vitest';
import { keywordsOf } from './conditions.ts';
import { gainItem } from './itemSlots.ts';
import { all, begin, board, equip, give, now, offered, running, say, type Edit } from '../stonesaga.testing.ts';

const gaining = (edit: Edit, mix = 'seeds-1') => running((t) => gainItem(t, 'c1', 'IT05'), { mix, edit });

const fullHands: Edit = (s) => { equip(s, 'c1', 'IT06', 'hand1'); equip(s, 'c1', 'IT08', 'hand2'); };

describe('items', () => {
  test('SS-132 SS-133 SS-137 SC-135 SC-136 SC-137 EX-SC-11 a bag and nine slots: two hands, three on the body, four in pouches, each for items of its type', () => {
    expect(Object.values(board(gaining(() => {})).items)).toEqual([{ item: 'IT05', slot: 'hand1', packed: false, stored: {} }]);
    const m = running(
      function* (t) {
        for (const item of ['IT05', 'IT06', 'IT28', 'IT29', 'IT32', 'IT30', 'IT34', 'IT19', 'IT22'] as const)
          yield* gainItem(t, 'c1', item);
      },
      { mix: 'seeds-1' },
    );
    expect(Object.values(board(m).items).map(({ slot }) => slot)).toEqual([
      'hand1',
      'hand2',
      'body1',
      'body2',
      'body3',
      'pouch1',
      'pouch2',
      'pouch3',
      'pouch4',
    ]);
  });
  test('SC-138 SC-139 SC-140 SC-153 without a slot: give, discard or pack, the new one or another', () => {
    const dropped = say(gaining(fullHands, 'seeds-2'), 'item:item-111');
    expect(Object.values(board(dropped).items).map(({ item }) => item)).toEqual(['IT06', 'IT05']);
    expect(Object.values(board(say(gaining(fullHands, 'seeds-2'), 'discard-new')).items).map(({ item }) => item)).toEqual(['IT06', 'IT08']);
    const m = gaining(fullHands, 'seeds-2');
    expect(offered(m)).toEqual([
      'pack-new',
      'discard-new',
      'item:new>board:c2',
      'item:item-110>slot:c1:pouch',
      'item:item-110>board:c2',
      'item:item-110',
      'item:item-111>slot:c1:pouch',
      'item:item-111>board:c2',
      'item:item-111',
    ]);
    say(m, 'item:item-110>slot:c1:pouch');
    expect(Object.values(board(m).items).map(({ item, slot, packed }) => [item, slot, packed])).toEqual([
      ['IT06', 'pouch1', true],
      ['IT08', 'hand2', false],
      ['IT05', 'hand1', false],
    ]);
    expect(Object.values(board(say(gaining(fullHands, 'seeds-2'), 'item:new>board:c2'), 'c2').items)).toHaveLength(1);
  });
  test('SC-133, SC-141, SC-142 an item may be discarded at any time', () => {
    const m = begin({ mix: 'seeds-1', edit: fullHands });
    const offer = m.open.flatMap(({ options }) => options).find(({ id }) => id === 'discard:item-110')!;
    expect(offer.gesture).toEqual({ kind: 'drag', from: 'item:item-110', onto: 'pit:c1' });
    expect(Object.keys(board(say(m, 'discard:item-110')).items)).toEqual(['item-111']);
  });
  test('SC-099, SC-097, SC-098, EX-SC-10: every word of a title is a keyword', () => {
    expect(keywordsOf('IT05')).toEqual(['riverstone', 'spear']);
  });
  test('SC-129 SC-130 SC-131 SC-132 SC-134 capacity of the kind and number printed, on a faceup item in a slot, without an action', () => {
    const jar: Edit = (s) => { equip(s, 'c1', 'IT36', 'pouch1'); give(s, 'c1', 'fish', 'fish', 'root', 'nuts', 'wood'); };
    const m = begin({ mix: 'seeds-1', edit: jar });
    expect(offered(m, 'day.beside').filter((id) => id.endsWith('item:item-110'))).toEqual([
      'res:c1:fish>item:item-110',
      'res:c1:root>item:item-110',
    ]);
    say(m, 'res:c1:fish>item:item-110', 'res:c1:root>item:item-110');
    expect(offered(m, 'day.beside').filter((id) => id.endsWith('item:item-110'))).toEqual([]);
    say(m, 'res:item-110:root>board:c1');
    expect(board(m).bag).toMatchObject({ root: 1, fish: 1 });
    expect(
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            equip(s, 'c1', 'IT36', 'pouch1', true);
            give(s, 'c1', 'fish');
          },
        }),
      ),
    ).not.toContain('res:c1:fish>item:item-110');
  });
});

describe('packing', () => {
  const loaded: Edit = (s) => {
    equip(s, 'c1', 'IT35', 'hand1');
    s.characters.c1.items['item-110'] = { ...s.characters.c1.items['item-110']!, stored: { fish: 2 } };
  };
  test('SS-249 SS-250 SC-143 SC-145 SC-149 SC-151 SC-154 one energy, facedown in a pouch, and what lay on it goes into the bag', () => {
    const m = say(begin({ mix: 'seeds-1', edit: loaded }), 'pack:c1', 'item:item-110>slot:c1:pouch');
    expect(board(m)).toMatchObject({ energy: 4, bag: { fish: 2 }, items: { 'item-110': { slot: 'pouch1', packed: true, stored: {} } } });
    say(m, 'item:item-110>slot:c1:hand', 'done');
    expect(board(m).items['item-110']).toMatchObject({ slot: 'hand1', packed: false });
  });
  test('SC-138 one that is held may be given too, to make room for the new one', () => {
    const m = gaining(fullHands, 'seeds-2');
    expect(offered(m)).toContain('item:item-110>board:c2');
    say(m, 'item:item-110>board:c2');
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT08', 'IT05']);
    expect(Object.values(board(m, 'c2').items).map(({ item }) => item)).toEqual(['IT06']);
  });
  test('SC-133 SC-142 what is discarded goes back to the supply, and an item can be had as often as one likes', () => {
    const m = running(function* (t) { for (let n = 0; n < 3; n++) yield* gainItem(t, 'c1', 'IT19'); }, { mix: 'seeds-1' });
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT19', 'IT19', 'IT19']);
  });
  test('SC-153 by day what comes new may be packed at once, or another in its stead', () => {
    const m = say(gaining(fullHands), 'pack-new');
    expect(Object.values(board(m).items).at(-1)).toMatchObject({ item: 'IT05', packed: true, slot: 'pouch1' });
  });
  test('SC-144 not without a free pouch', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        loaded(s);
        for (const n of [1, 2, 3, 4] as const) equip(s, 'c1', 'IT30', `pouch${n}`);
      },
    });
    expect(offered(say(m, 'pack:c1'))).not.toContain('item:item-110>slot:c1:pouch');
  });
  test('SC-146 a packed item does nothing', () => {
    const water = (packed: boolean) =>
      board(say(begin({ mix: 'seeds-1', edit: (s) => equip(s, 'c1', 'IT34', 'pouch1', packed) }), 'gather-water:c1')).bag;
    expect([water(false), water(true)]).toEqual([{ water: 3 }, { water: 2 }]);
  });
  test('SC-147 a packed item comes out only into a slot of its own type', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        equip(s, 'c1', 'IT05', 'pouch1', true);
        equip(s, 'c1', 'IT06', 'hand1');
        equip(s, 'c1', 'IT08', 'hand2');
      },
    });
    expect(offered(say(m, 'pack:c1'))).not.toContain('item:item-110>slot:c1:hand');
  });
  test('KN04 and IT22 make it free', () => {
    const m = begin({ mix: 'endless-1', edit: (s) => { loaded(s); s.characters.c1.energy = 0; } });
    expect(all(m)).toContain('pack:c1');
    expect(all(begin({ mix: 'seeds-1', edit: (s) => { loaded(s); s.characters.c1.energy = 0; } }))).not.toContain('pack:c1');
  });
  test('SC-155, SS-244 an exchange lets both pack', () => {
    const m = begin((s) => { loaded(s); equip(s, 'c2', 'IT05', 'hand1'); });
    say(m, 'board:c1>board:c2', 'item:item-120>slot:c2:pouch', 'done');
    expect(board(m, 'c2').items['item-120']).toMatchObject({ packed: true });
  });
});

test('uses: once per day, per game, and given up where it says so', () => {
  const m = begin({ mix: 'seeds-1', edit: (s) => { equip(s, 'c1', 'IT53', 'body1'); equip(s, 'c1', 'IT56', 'pouch1'); } });
  say(m, 'use:c1:item-110', 'attribute:c1:might', 'use:c1:item-111');
  expect(board(m)).toMatchObject({ boosts: { might: 1 }, bag: { water: 1 }, used: { 'game:item-110': 1, 'day:item-111': 1 } });
  expect(all(m).filter((id) => id.startsWith('use:'))).toEqual([]);
  expect(now(m).phase.step).toBe('day');
});
