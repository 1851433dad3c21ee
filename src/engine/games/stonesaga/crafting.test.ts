import { describe, expect, test } from 'vitest';
import { codeOf, positionsOf, sayCode } from './content/codes.ts';
import { all, begin, board, change, equip, give, now, offered, say, told, type Edit } from './stonesaga.testing.ts';

const alone = (edit: Edit) => begin({ mix: 'seeds-1', edit });
const holding = (...tokens: Parameters<typeof give>[2][]) => alone((s) => give(s, 'c1', ...tokens));

describe('codes', () => {
  test('SS-286 to SS-301, EX-SS-22, EX-SS-23, EX-SS-26: the colour of the first column, and four counts', () => {
    expect(codeOf('flakedRiverstone', 0, 'wood', 0)).toBe('red1422');
    expect(codeOf('flakedRiverstone', 0, 'carvedBone', 0)).toBe('red1431');
    expect(codeOf('wood', 0, 'feather', 0)).toBe('blue2210');
    expect(sayCode('blue2210')).toBe('Blue 2210');
  });
  test('SS-293, SS-294 the inner edges must show the same pips, in any number', () => {
    expect(codeOf('wood', 90, 'feather', 0)).toBeNull(); // red three against blue one
    expect(codeOf('wood', 0, 'bone', 180)).toBe('blue2222');
  });
  test('SS-311 to SS-316, BC-17: a null may only stand last', () => {
    expect(codeOf('feather', 0, 'wood', 0)).toBeNull(); // inside
    expect(codeOf('feather', 180, 'wood', 0)).toBeNull(); // first
    expect(codeOf('wood', 0, 'feather', 0)).toMatch(/0$/);
    expect(positionsOf('wood', 'feather').every(({ code }) => codeOf('wood', 0, 'feather', 0) === code || code.length > 0)).toBe(true);
  });
  test('BC-09 two feathers only on edges without a null inside', () => {
    for (const { code } of positionsOf('feather', 'feather')) expect(code.slice(-4, -1)).not.toContain('0');
  });
  test('SS-295 a pair may have several positions', () => {
    expect(positionsOf('wood', 'wood').length).toBeGreaterThan(1);
  });
});

describe('crafting', () => {
  test('SS-284, SS-285, SS-302, SS-305 to SS-308, SS-310: one energy, both materials, an item, and the journal knows it', () => {
    const m = say(holding('wood', 'feather'), 'craft:c1', 'res:c1:wood', 'place:0:0');
    expect(board(m)).toMatchObject({ energy: 4, bag: {} });
    expect(Object.values(board(m).items)).toEqual([{ item: 'IT03', slot: 'pouch1', packed: false, stored: {} }]);
    expect(now(m).culture.recipes).toEqual({ blue2210: 'IT03' });
  });
  test('SS-303, EX-SS-25: without an entry the materials come back, the energy does not', () => {
    const m = say(holding('wood', 'wood'), 'craft:c1');
    const nothing = offered(m).find((id) => id !== 'place:0:0')!;
    say(m, nothing);
    expect(board(m)).toMatchObject({ energy: 4, bag: { wood: 2 }, items: {} });
    expect(now(m).culture.failed).toHaveLength(1);
  });
  test('SS-304, EX-SS-24: a hint tells something and takes nothing', () => {
    const m = say(holding('flakedRiverstone', 'carvedBone'), 'craft:c1', 'res:c1:flakedRiverstone', 'place:0:0');
    expect(told(m, 'combined')[0]).toMatchObject({ code: 'red1431', read: 'hint' });
    expect(board(m).bag).toEqual({ flakedRiverstone: 1, carvedBone: 1 });
    expect(now(m).culture.recipes).toEqual({ red1431: null });
  });
  test('SS-284 the first material may be laid on the bench at once, the second beside it', () => {
    const m = say(holding('wood', 'feather', 'bone'), 'res:c1:wood>bench:left');
    expect(now(m).scene).toEqual({ kind: 'crafting', who: 'c1', left: 'wood', right: null });
    expect(board(m).energy).toBe(4);
    expect(m.open[0]!.options.map(({ id, gesture }) => [id, gesture])).toEqual(['bone', 'feather'].map((face) => [`res:c1:${face}`, { kind: 'drag', from: `res:c1:${face}`, onto: 'bench:right' }]));
    say(m, 'res:c1:feather', 'place:0:0');
    expect(Object.values(board(m).items)[0]!.item).toBe('IT03');
  });
  test('SS-613 what meets no edge of the rest is not laid on the bench', () => {
    expect(all(holding('wood'))).not.toContain('res:c1:wood>bench:left');
    expect(all(holding('wood', 'wood'))).toContain('res:c1:wood>bench:left');
    expect(all(holding('wood', 'wood', 'fish'))).not.toContain('res:c1:fish>bench:left');
  });
  test('SS-287 two alike may be combined, but not one with itself', () => {
    expect(all(holding('wood'))).not.toContain('craft:c1');
    expect(all(holding('wood', 'wood'))).toContain('craft:c1');
  });
  test('SS-296 raw and processed are different things', () => {
    const raw = say(holding('wood', 'wood'), 'craft:c1', 'place:0:0');
    expect(Object.values(board(raw).items)[0]!.item).toBe('IT01');
    const shaped = say(holding('shapedWood', 'shapedWood'), 'craft:c1', 'place:0:0');
    expect(Object.values(board(shaped).items)[0]!.item).toBe('IT26');
  });
  test('SS-309 what nobody has found is not named', () => {
    const m = say(holding('wood', 'feather'), 'craft:c1', 'res:c1:wood');
    expect(m.open[0]!.options.find(({ id }) => id === 'place:0:0')!.label).toBe('Blue 2210');
  });
});

describe('processing', () => {
  const tokens = (m: ReturnType<typeof holding>) => offered(m).filter((id) => id.startsWith('res:'));
  test('SS-259 to SS-266, EX-SS-18: a sunstone cannot grind itself, a second one can', () => {
    expect(all(holding('sunstone'))).not.toContain('process:c1');
    const m = say(holding('sunstone', 'sunstone'), 'process:c1');
    expect(board(m).bag).toEqual({ sunstone: 1, polishedSunstone: 1 });
    expect(board(m).energy).toBe(4);
  });
  test('SS-264, EX-SS-19: hide needs drill and cut', () => {
    expect(all(holding('hide', 'carvedBone'))).not.toContain('process:c1');
    expect(all(holding('hide', 'carvedBone', 'flakedRiverstone'))).toContain('process:c1');
    expect(board(say(holding('hide', 'honedTeeth'), 'process:c1')).bag).toEqual({ leather: 1, honedTeeth: 1 });
  });
  test('SS-270, SS-280, SC-043, EX-SS-17: fire is heat, as often as it is needed', () => {
    const m = alone((s) => { give(s, 'c1', 'clay', 'clay', 'pitch'); change(s, '0,0', { fire: 1 }); });
    say(m, 'process:c1', 'res:c1:clay', 'res:c1:clay', 'res:c1:pitch');
    expect(board(m)).toMatchObject({ energy: 4, bag: { firedClay: 2, renderedPitch: 1 } });
  });
  test('SS-273, SS-279, SS-281, EX-SS-20: two grains need two icons', () => {
    const one = say(holding('grain', 'grain', 'polishedSunstone'), 'process:c1');
    expect(board(one).bag).toEqual({ grain: 1, groundGrain: 1, polishedSunstone: 1 });
    const m = alone((s) => { give(s, 'c1', 'grain', 'grain'); equip(s, 'c1', 'IT15', 'pouch1'); });
    say(m, 'process:c1', 'res:c1:grain');
    expect(board(m).bag).toEqual({ groundGrain: 2 });
  });
  test('SS-272, SS-274, SS-282, SS-283, EX-SS-21: a chain in one action', () => {
    const m = say(holding('sunstone', 'cloudstone', 'riverstone', 'bone'), 'process:c1');
    expect(tokens(m)).toEqual(['res:c1:riverstone']);
    say(m, 'res:c1:riverstone');
    say(m, 'res:c1:bone');
    expect(board(m)).toMatchObject({ energy: 4, bag: { sunstone: 1, roundedCloudstone: 1, flakedRiverstone: 1, carvedBone: 1 } });
  });
  test('SS-610, SS-611, BC-13: what has ground once does not grind again with its new face', () => {
    const m = say(holding('sunstone', 'sunstone', 'cloudstone', 'grain'), 'process:c1', 'res:c1:cloudstone', 'res:c1:sunstone');
    expect(board(m).bag).toEqual({ sunstone: 1, polishedSunstone: 1, roundedCloudstone: 1, grain: 1 });
    expect(now(m).scene).toBeNull();
  });
  test('SS-267 to SS-269, SS-612, EX-SS-16: own faceup things only', () => {
    const spear = (packed: boolean) => alone((s) => { give(s, 'c1', 'bone'); equip(s, 'c1', 'IT05', packed ? 'pouch1' : 'hand1', packed); });
    expect(all(spear(false))).toContain('process:c1');
    expect(all(spear(true))).not.toContain('process:c1');
    expect(all(begin((s) => { give(s, 'c1', 'bone'); give(s, 'c2', 'flakedRiverstone'); }))).not.toContain('process:c1');
  });
  test('SS-157, SS-158 processed things cannot be processed again', () => {
    expect(all(holding('groundGrain', 'polishedSunstone'))).not.toContain('process:c1');
  });
});
