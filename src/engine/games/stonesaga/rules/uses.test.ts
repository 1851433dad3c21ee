import { describe, expect, test } from 'vitest';
import { all, begin, board, equip, give, night, now, offered, outpostWith, say, type Edit } from '../stonesaga.testing.ts';

const both =
  (...edits: Edit[]): Edit =>
  (s) =>
    edits.forEach((edit) => edit(s));
const use = 'use:c1:structure-1';
const byDay = (edit: Edit): boolean => all(begin({ edit })).includes(use);
const byNight = (edit: Edit): boolean => all(night('night.actions', { edit })).includes(use);
const legend: Edit = (s) => { s.people['person-9'] = { ...s.people['person-1']!, fate: 'legend' }; s.legends = ['person-9']; };

describe('what an item, a power or a structure lets one do', () => {
  test('SS-120 SC-579 what cannot be paid for is not offered', () => {
    expect([
      byDay(outpostWith('signalFire')),
      byDay(
        both(outpostWith('signalFire'), (s) => {
          give(s, 'c1', 'wood');
          s.characters.c2.energy = 1;
        }),
      ),
    ]).toEqual([false, true]);
    expect([byDay(outpostWith('shrine')), byDay(both(outpostWith('shrine'), (s) => give(s, 'c1', 'root')))]).toEqual([false, true]);
    expect([
      byDay(both(outpostWith('loom'), (s) => give(s, 'c1', 'fiber'))),
      byDay(both(outpostWith('loom'), (s) => give(s, 'c1', 'cord', 'cord'))),
    ]).toEqual([false, true]);
  });
  test('what would do nothing is not offered, and so not worn out', () => {
    expect([
      byDay(outpostWith('watchtower')),
      byDay(both(outpostWith('watchtower'), (s) => void (s.map['1,0'] = { ...s.map['1,0']!, explored: false }))),
    ]).toEqual([false, true]);
    expect([
      byNight(outpostWith('healersTent')),
      byNight(both(outpostWith('healersTent'), (s) => void (s.characters.c2.health.disease.minor = 1))),
    ]).toEqual([false, true]);
    expect([byNight(outpostWith('burialMound')), byNight(both(outpostWith('burialMound'), legend))]).toEqual([false, true]);
    const wind = (energy: number) =>
      all(begin({ edit: (s) => Object.assign(s.characters.c1, { power: 'MA17', energy }) })).includes('use:c1:MA17');
    expect([wind(5), wind(4)]).toEqual([false, true]);
    const keeper = (shelter: 0 | 2) =>
      all(
        begin({
          edit: (s) => {
            s.characters.c1.power = 'MA05';
            s.map['0,0'] = { ...s.map['0,0']!, shelter };
          },
        }),
      ).includes('use:c1:MA05');
    expect([keeper(0), keeper(2)]).toEqual([true, false]);
  });
  test('SC-176 SS-566 R-SS-100 a use belongs to the card: who gets it later finds it used', () => {
    const m = begin((s) => equip(s, 'c1', 'IT56', 'pouch1'));
    say(m, 'use:c1:item-110', 'board:c1>board:c2', 'item:item-110>board:c2', 'accept', 'done');
    expect(Object.keys(board(m, 'c2').items)).toEqual(['item-110']);
    expect(all(m).filter((id) => id.startsWith('use:'))).toEqual([]);
    const two = begin((s) => { equip(s, 'c1', 'IT56', 'pouch1'); equip(s, 'c1', 'IT56', 'pouch2'); });
    expect(all(say(two, 'use:c1:item-110'))).toContain('use:c1:item-111');
  });
  test('SC-150 what is noted on an item stays with it when it is packed', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => equip(s, 'c1', 'IT53', 'body1') });
    say(m, 'use:c1:item-110', 'attribute:c1:might', 'pack:c1', 'item:item-110>slot:c1:pouch', 'item:item-110>slot:c1:body', 'done');
    expect(board(m).items['item-110']).toMatchObject({ packed: false });
    expect(all(m)).not.toContain('use:c1:item-110');
  });
  test('SS-565 SS-567 SS-564 night actions in any order, for no energy, and not by day', () => {
    const band: Edit = (s) => {
      equip(s, 'c1', 'IT21', 'pouch1');
      equip(s, 'c2', 'IT21', 'pouch1');
      s.characters.c1.energy = s.characters.c2.energy = 0;
    };
    const m = night('night.actions', { edit: band });
    expect(m.open.map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    say(m, 'use:c2:item-120', 'mini:c1', 'use:c1:item-110', 'mini:c1');
    expect(board(m).boosts).toEqual({ conviction: 2 });
    expect(all(begin({ edit: band })).filter((id) => id.startsWith('use:'))).toEqual([]);
  });
});

describe('packing where everything is full', () => {
  const full: Edit = (s) => {
    equip(s, 'c1', 'IT35', 'hand1');
    equip(s, 'c1', 'IT06', 'hand2');
    equip(s, 'c1', 'IT05', 'pouch1', true);
    for (const slot of ['pouch2', 'pouch3', 'pouch4'] as const) equip(s, 'c1', 'IT19', slot);
    s.characters.c1.items['item-110'] = { ...s.characters.c1.items['item-110']!, stored: { fish: 1 } };
  };
  test('SS-251 SS-252 SC-148 a packed item changes places with one of its own kind, though no slot is free', () => {
    const m = say(begin({ mix: 'seeds-1', edit: full }), 'pack:c1');
    expect(offered(m).filter((id) => id.startsWith('item:item-112'))).toEqual([
      'item:item-112>item:item-110',
      'item:item-112>item:item-111',
    ]);
    say(m, 'item:item-112>item:item-110', 'done');
    expect(board(m).items['item-112']).toMatchObject({ slot: 'hand1', packed: false });
    expect(board(m).items['item-110']).toMatchObject({ slot: 'pouch1', packed: true, stored: {} });
    expect(board(m)).toMatchObject({ bag: { fish: 1 }, energy: 4 });
  });
  test('SC-148 or another is discarded to make room', () => {
    const m = say(begin({ mix: 'seeds-1', edit: full }), 'discard:item-111', 'pack:c1', 'item:item-112>slot:c1:hand', 'done');
    expect(board(m).items['item-112']).toMatchObject({ slot: 'hand2', packed: false });
    expect(now(m).characters.c1.items['item-111']).toBeUndefined();
  });
});
