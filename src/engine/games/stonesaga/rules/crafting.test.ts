import { describe, expect, test } from 'vitest';
import { codeOf, positionsOf, quarters, sayCode } from '../content/codes.ts';
import { faces, materialFaces } from '../content/faces.ts';
import { items } from '../content/items.ts';
import { pips } from '../content/materials.ts';
import { tools } from '../content/vocabulary.ts';
import { all, begin, board, change, equip, give, now, offered, outpostWith, say, told, type Edit } from '../stonesaga.testing.ts';

const alone = (edit: Edit) => begin({ mix: 'seeds-1', edit });
const holding = (...tokens: Parameters<typeof give>[2][]) => alone((s) => give(s, 'c1', ...tokens));

describe('codes', () => {
  test('SS-289 SS-290 pips are blue, red or yellow, and a new kind needs no rule: every kind on the tokens is one that the list has', () => {
    const found = new Set(materialFaces.flatMap((face) => faces[face].edges!.flatMap((edge) => (edge ? [edge[0]] : []))));
    expect([...found].sort()).toEqual([...pips].sort());
    expect([...pips]).toEqual(expect.arrayContaining(['blue', 'red', 'yellow']));
  });
  test('SS-291 SS-297 SS-301 one token left, one right: four columns are their side edges, and what is above or below does not count', () => {
    // Wood unturned has red three above and yellow two below.
    expect(codeOf('wood', 0, 'wood', 0)).toBe('blue2222');
    expect(codeOf('wood', 90, 'wood', 270)).toBe('yellow2332');
    expect(codeOf('flakedRiverstone', 0, 'wood', 0)).not.toBe(codeOf('wood', 0, 'flakedRiverstone', 0));
  });
  test('SS-292 each token is turned by quarters, so that every edge can face the other', () => {
    expect(quarters).toEqual([0, 90, 180, 270]);
    expect(new Set(quarters.map((turn) => codeOf('flakedRiverstone', turn, 'wood', 0) ?? turn)).size).toBeGreaterThan(2);
    expect([
      codeOf('flakedRiverstone', 0, 'wood', 0),
      codeOf('flakedRiverstone', 90, 'wood', 0),
      codeOf('flakedRiverstone', 180, 'wood', 90),
    ]).toEqual(['red1422', 'yellow3122', null]);
  });
  test('SS-298 SS-299 SS-300 EX-SS-22 EX-SS-23 EX-SS-26 the colour of the first column, and four counts', () => {
    expect(codeOf('flakedRiverstone', 0, 'wood', 0)).toBe('red1422');
    expect(codeOf('flakedRiverstone', 0, 'carvedBone', 0)).toBe('red1431');
    expect(codeOf('wood', 0, 'feather', 0)).toBe('blue2210');
    expect(sayCode('blue2210')).toBe('Blue 2210');
    for (const left of materialFaces)
      for (const right of materialFaces) for (const { code } of positionsOf(left, right)) expect(code).toMatch(/^(blue|red|yellow)\d{4}$/);
    // Of all ways to lay two of them those are legal whose inner edges show the same pips.
    const inner = (turn: (typeof quarters)[number], side: 0 | 1, face: 'wood' | 'bone') =>
      faces[face].edges![({ 0: [3, 1], 90: [2, 0], 180: [1, 3], 270: [0, 2] } as const)[turn][side]];
    for (const a of quarters)
      for (const b of quarters) expect(codeOf('wood', a, 'bone', b) !== null).toBe(inner(a, 1, 'wood')![0] === inner(b, 0, 'bone')![0]);
  });
  test('SS-293, SS-294 the inner edges must show the same pips, in any number', () => {
    expect(codeOf('wood', 90, 'feather', 0)).toBeNull(); // red three against blue one
    expect(codeOf('wood', 0, 'bone', 180)).toBe('blue2222');
  });
  test('SS-311 SS-316 an edge may show a null instead of pips; above or below it does not matter', () => {
    expect(faces.feather.edges![1]).toBeNull();
    expect(faces.guts.edges![2]).toBeNull();
    expect(codeOf('guts', 0, 'hide', 0)).toBeNull(); // yellow against blue
    expect(codeOf('guts', 0, 'teeth', 0)).toBe('blue1313'); // the null of the guts lies below
  });
  test('SS-312 SS-313 a null matches no pips and no other null', () => {
    for (const face of materialFaces) for (const turn of quarters) expect(codeOf('feather', 0, face, turn)).toBeNull();
    expect(codeOf('feather', 0, 'feather', 180)).toBeNull(); // null against null
  });
  test('SS-314 SS-315 BC-17 a null may only stand last, and counts 0', () => {
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
  test('SS-284 SS-285 SS-302 SS-305 SS-306 SS-307 SS-308 SS-310 EX-SS-23 one energy and both materials of the two chosen; the item with that code goes into a slot, and the journal knows it', () => {
    const m = say(holding('wood', 'feather'), 'craft:c1', 'res:c1:wood', 'place:0:0');
    expect(board(m)).toMatchObject({ energy: 4, bag: {} });
    expect(Object.values(board(m).items)).toEqual([{ item: 'IT03', slot: 'pouch1', packed: false, stored: {} }]);
    expect(now(m).culture.recipes).toEqual({ blue2210: 'IT03' });
    const spear = say(holding('flakedRiverstone', 'wood', 'bone'), 'craft:c1', 'res:c1:flakedRiverstone', 'res:c1:wood', 'place:0:0');
    expect(Object.values(board(spear).items).map(({ item }) => item)).toEqual(['IT05']);
    expect(board(spear).bag).toEqual({ bone: 1 });
    expect(now(spear).culture.recipes).toEqual({ red1422: 'IT05' });
  });
  test('SS-286 SS-613 a pair needs pips in common that can face each other; how many does not matter', () => {
    expect(positionsOf('flakedRiverstone', 'wood').map(({ code }) => code)).toContain('red1422'); // four against two
    expect(materialFaces.every((left) => materialFaces.some((right) => positionsOf(left, right).length > 0))).toBe(true);
    expect(all(holding('wood', 'fish', 'water'))).not.toContain('craft:c1');
    const m = say(holding('feather', 'wood'), 'craft:c1');
    expect(offered(m)).toEqual(['res:c1:wood', 'res:c1:feather']);
    expect(offered(say(m, 'res:c1:wood'))).toEqual(positionsOf('wood', 'feather').map((one) => `place:${one.left}:${one.right}`));
  });
  test('SS-288 tokens of different sizes can be combined', () => {
    expect([faces.clay.cells, faces.feather.cells]).toEqual([4, 2]);
    expect(
      Object.values(board(say(holding('clay', 'feather'), 'craft:c1', 'res:c1:clay', 'place:0:0')).items).map(({ item }) => item),
    ).toEqual(['IT55']);
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
    expect(m.open[0]!.options.map(({ id, gesture }) => [id, gesture])).toEqual(
      ['bone', 'feather'].map((face) => [`res:c1:${face}`, { kind: 'drag', from: `res:c1:${face}`, onto: 'bench:right' }]),
    );
    say(m, 'res:c1:feather');
    expect(now(m).scene).toEqual({ kind: 'crafting', who: 'c1', left: 'wood', right: 'feather' });
    say(m, 'place:0:0');
    expect(now(m).scene).toBeNull();
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
  test('SS-309 what nobody has found is found by turning the tokens: only a known recipe stands as a button', () => {
    const placings = (edit: Edit) => say(alone(edit), 'craft:c1', 'res:c1:wood').open[0]!.options;
    const unknown = placings((s) => give(s, 'c1', 'wood', 'feather'));
    expect(unknown.filter(({ gesture }) => gesture.kind !== 'tap')).toEqual([]);
    const known = placings((s) => (give(s, 'c1', 'wood', 'feather'), (s.culture.recipes = { blue2210: 'IT03' })));
    expect(known.filter(({ gesture }) => gesture.kind === 'button').map(({ id, label }) => [id, label])).toEqual([
      ['place:0:0', items.IT03.name],
    ]);
  });
});

describe('processing', () => {
  const tokens = (m: ReturnType<typeof holding>) => offered(m).filter((id) => id.startsWith('res:'));
  test('SS-259 SS-261 SS-262 what a token asks for is no tool it grants; it may have both', () => {
    expect([...tools].sort()).toEqual(['cut', 'drill', 'grind', 'heat', 'strike']);
    expect([faces.sunstone.tools, faces.sunstone.requires]).toEqual([['grind'], ['grind']]);
    // Clay asks for heat and gives none; bone asks for cut and gives none.
    expect(all(holding('clay', 'clay', 'pitch'))).not.toContain('process:c1');
    expect(all(holding('bone', 'wood', 'guts'))).not.toContain('process:c1');
  });
  test('SS-260 SS-277 tools come from tokens, items, structures and fire', () => {
    expect(all(holding('bone', 'flakedRiverstone'))).toContain('process:c1');
    expect(
      all(
        alone((s) => {
          give(s, 'c1', 'bone');
          equip(s, 'c1', 'IT07', 'pouch1');
        }),
      ),
    ).toContain('process:c1');
    expect(
      all(
        alone((s) => {
          give(s, 'c1', 'riverstone');
          outpostWith('toolBench')(s);
        }),
      ),
    ).toContain('process:c1');
    expect(
      all(
        alone((s) => {
          give(s, 'c1', 'clay');
          change(s, '0,0', { fire: 2 });
        }),
      ),
    ).toContain('process:c1');
    expect(
      all(
        alone((s) => {
          give(s, 'c1', 'clay');
          change(s, '1,0', { fire: 2 });
        }),
      ),
    ).not.toContain('process:c1');
  });
  test('SS-263 one thing may grant several tools', () => {
    const m = say(holding('shell', 'bone', 'honedTeeth'), 'process:c1', 'res:c1:bone', 'res:c1:shell', 'res:c1:honedTeeth');
    expect(board(m).bag).toEqual({ shapedShell: 1, carvedBone: 1, honedTeeth: 1 });
  });
  test('SS-268 only the side that is up grants its tools', () => {
    expect(all(holding('bone', 'riverstone'))).not.toContain('process:c1');
    expect(all(holding('bone', 'flakedRiverstone'))).toContain('process:c1');
    expect(all(holding('riverstone', 'cloudstone'))).not.toContain('process:c1');
    expect(all(holding('riverstone', 'roundedCloudstone'))).toContain('process:c1');
  });
  test('SS-265 SS-266 EX-SS-18 a sunstone cannot grind itself, a second one can', () => {
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
  test('SS-270 SS-271 SS-278 SS-280 SC-043 EX-SS-17 fire is heat, as often as it is needed, for one energy in all', () => {
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
  test('SS-282 SS-283 SS-611 of a raw and a freshly polished sunstone the player says which one grinds', () => {
    const start = () => say(holding('sunstone', 'sunstone', 'grain'), 'process:c1', 'res:c1:sunstone', 'res:c1:grain');
    // The raw one has ground the other and cannot grind again in this action; the polished one is fresh.
    expect(board(start()).bag).toEqual({ sunstone: 1, polishedSunstone: 1, groundGrain: 1 });
    const three = say(holding('sunstone', 'sunstone', 'sunstone', 'grain'), 'process:c1', 'res:c1:sunstone', 'res:c1:grain');
    expect([...offered(three)].sort()).toEqual(['res:c1:polishedSunstone', 'res:c1:sunstone']);
    say(three, 'res:c1:sunstone');
    expect(offered(three)).toContain('res:c1:sunstone'); // ground by the polished one
  });
  test('SS-267 SS-269 SS-612 EX-SS-16 own faceup things only', () => {
    const spear = (packed: boolean) =>
      alone((s) => {
        give(s, 'c1', 'bone');
        equip(s, 'c1', 'IT05', packed ? 'pouch1' : 'hand1', packed);
      });
    expect(all(spear(false))).toContain('process:c1');
    expect(all(spear(true))).not.toContain('process:c1');
    expect(all(begin((s) => { give(s, 'c1', 'bone'); give(s, 'c2', 'flakedRiverstone'); }))).not.toContain('process:c1');
  });
  test('SS-271, SS-275: a resource may be laid on the stone at once, the next ones after it', () => {
    const m = say(holding('flakedRiverstone', 'flakedRiverstone', 'wood', 'bone'), 'res:c1:wood>bench:stone');
    expect(now(m).scene).toMatchObject({ kind: 'processing', processed: ['shapedWood'] });
    expect(board(m).energy).toBe(4);
    expect(all(holding('wood'))).not.toContain('res:c1:wood>bench:stone');
  });
  test('SS-157, SS-158 processed things cannot be processed again', () => {
    expect(all(holding('groundGrain', 'polishedSunstone'))).not.toContain('process:c1');
  });
});
