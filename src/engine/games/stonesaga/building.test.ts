import { describe, expect, test } from 'vitest';
import { outpostMaximum } from './content/values.ts';
import { placeOutpost, ruinOutpost } from './rules/outposts.ts';
import { destroyStructure } from './rules/structures.ts';
import { featuresAt } from './rules/places.ts';
import { hasTechnology } from './rules/conditions.ts';
import { all, begin, board, dragging, equip, give, now, offered, position, refused, running, say, told, type Edit, type Wanted } from './stonesaga.testing.ts';

/** The prairie hex VV04 has lake in A and prairie in B and C. */
const onPrairie = (wanted: Wanted = {}) => begin({ mix: 'seeds-1', ...wanted, edit: (s) => { for (const who of Object.keys(s.characters)) s.characters[who as 'c1'].at = '1,0'; wanted.edit?.(s); } });
const home: Edit = (s) => void (s.outposts['outpost-1'] = { name: 'Home', at: '0,0', zone: 'A', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {} });

describe('outposts', () => {
  test('SS-317 to SS-321, SC-203, EX-SS-27, BC-11: the maximum goes by population', () => {
    expect([0, 8, 9, 12, 13, 15, 16, 18, 19, 20].map(outpostMaximum)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });
  test('SS-326, SS-327, SS-331, SS-337, SS-338, SS-340, SS-346 to SS-352: four energy on a free zone, and a card with name, status and overlay', () => {
    const m = say(onPrairie(), 'energy:c1>zone:1,0/B');
    expect(board(m).energy).toBe(1);
    expect(Object.values(now(m).outposts)).toEqual([{ name: 'Firstfire', at: '1,0', zone: 'B', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {} }]);
    expect(now(m).map['1,0']!.zones).toEqual({ B: 'OP01' });
    expect(refused(m, dragging('energy:c1', 'zone:1,0/C'))?.rule).toBe('SS-326');
  });
  test('SS-322, SS-323 at the maximum nobody builds', () => {
    const m = onPrairie({ edit: (s) => { home(s); s.outposts['outpost-2'] = { ...s.outposts['outpost-1']!, at: '0,1' }; } });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual([]);
    expect(refused(m, dragging('energy:c1', 'zone:1,0/B'))?.rule).toBe('SS-322');
    const ruins = onPrairie({ edit: (s) => { home(s); s.outposts['outpost-2'] = { ...s.outposts['outpost-1']!, at: '0,1', status: 'ruin' }; } });
    expect(all(ruins)).toContain('energy:c1>zone:1,0/B');
  });
  test('SS-332 not on another overlay', () => {
    const m = onPrairie({ edit: (s) => void (s.map['1,0'] = { ...s.map['1,0']!, zones: { B: 'RE01' } }) });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual(['energy:c1>zone:1,0/C']);
    expect(refused(m, dragging('energy:c1', 'zone:1,0/B'))?.rule).toBe('SS-332');
  });
  test('SS-333 to SS-336, SS-342 to SS-345, EX-SS-28: features ask for technologies', () => {
    expect(refused(onPrairie(), dragging('energy:c1', 'zone:1,0/A'))?.rule).toBe('SS-333');
    const dig: Edit = (s) => equip(s, 'c1', 'IT06', 'hand1');
    expect(all(onPrairie({ edit: dig }))).toContain('energy:c1>zone:1,0/A');
    expect(hasTechnology(position({ edit: dig }), 'c1', 'dig')).toBe(true);
    const chop = begin({ mix: 'seeds-1', edit: (s) => equip(s, 'c1', 'IT08', 'hand1') });
    expect(all(chop).filter((id) => id.includes('zone:'))).toEqual(['energy:c1>zone:0,0/A']);
  });
  test('SS-328, SS-329, SS-614 others may pay any part', () => {
    const m = say(onPrairie({ mix: 'seeds-2', edit: (s) => void (s.characters.c1.energy = 0) }), 'energy:c1>zone:1,0/B');
    expect(offered(m)).toEqual(['give:c2:0', 'give:c2:1', 'give:c2:2', 'give:c2:3', 'give:c2:4']);
    say(m, 'give:c2:4');
    expect(told(m, 'outpostBuilt')).toHaveLength(1);
    expect(board(m, 'c2').energy).toBe(1);
    const short = say(onPrairie({ mix: 'seeds-2', edit: (s) => void (s.characters.c1.energy = 1) }), 'energy:c1>zone:1,0/B', 'give:c2:2');
    expect(told(short, 'outpostBuilt')).toEqual([]);
    expect([board(short).energy, board(short, 'c2').energy]).toEqual([1, 5]);
  });
  test('SS-339, SS-616, BC-14: a technology counts only on somebody who builds or pays', () => {
    const with2 = (gift: string) => say(onPrairie({ mix: 'seeds-2', edit: (s) => equip(s, 'c2', 'IT06', 'hand1') }), 'energy:c1>zone:1,0/A', gift);
    expect(told(with2('give:c2:1'), 'outpostBuilt')).toHaveLength(1);
    expect(told(with2('give:c2:0'), 'outpostBuilt')).toEqual([]);
  });
  test('SS-330, SC-031 the incapacitated give nothing', () => {
    const m = onPrairie({ mix: 'seeds-2', edit: (s) => { s.characters.c1.energy = 3; s.characters.c2.health.injury.major = 5; } });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual([]);
  });
  test('SS-341, SC-206 to SC-212, SC-676: what is covered is gone, what is covered in part is not', () => {
    const m = running((t) => { t.state.characters.c1.at = '1,0'; placeOutpost(t, 'c1', 'A'); }, { mix: 'seeds-1' });
    expect(featuresAt(now(m), '1,0')).toEqual(['prairie']);
    const part = running((t) => { t.state.characters.c1.at = '1,0'; placeOutpost(t, 'c1', 'B'); }, { mix: 'seeds-1' });
    expect(featuresAt(now(part), '1,0')).toEqual(['lake', 'prairie']);
  });
  test('SC-431 to SC-435, SS-617, EX-SC-31: a ruin keeps its overlay and its card, and serves nobody', () => {
    const m = running((t) => ruinOutpost(t, 'outpost-1'), { mix: 'seeds-1', edit: (s) => { home(s); s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'toolBench', stored: {} }; } });
    expect(now(m).outposts['outpost-1']).toMatchObject({ status: 'ruin', overlay: 'OP01', structures: { 'structure-1': { structure: 'toolBench' } } });
    const used = (status: 'active' | 'ruin') => all(begin({ mix: 'seeds-1', edit: (s) => { home(s); s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'toolBench', stored: {} }; s.outposts['outpost-1']!.status = status; give(s, 'c1', 'riverstone'); } })).includes('process:c1');
    expect([used('active'), used('ruin')]).toEqual([true, false]);
  });
});

describe('structures', () => {
  test('SS-353 to SS-358, SC-197, EX-SS-29: a design costs lore and stays', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => void (s.tracks.lore = 1) });
    say(m, 'design:undergroundStorage:c1');
    expect(now(m)).toMatchObject({ tracks: { lore: 0 }, culture: { designs: ['undergroundStorage'] } });
    expect(board(m).energy).toBe(5);
    expect(all(m).filter((id) => id.startsWith('design:'))).toEqual([]);
  });
  const storage: Edit = (s) => { home(s); s.culture.designs = ['undergroundStorage']; give(s, 'c1', 'wood', 'wood', 'shapedWood', 'fiber', 'fiber'); equip(s, 'c1', 'IT06', 'hand1'); };
  test('SS-363 to SS-367, SS-374, SS-380, SC-157, EX-SS-30, BC-15: energy and materials are paid, technology is only shown', () => {
    const m = say(begin({ mix: 'seeds-1', edit: storage }), 'design:undergroundStorage>outpost:outpost-1/c1');
    while (m.open[0]!.ask === 'build.pay') say(m, offered(m)[0]!);
    expect(board(m)).toMatchObject({ energy: 3, bag: {} });
    expect(Object.values(now(m).outposts['outpost-1']!.structures)).toEqual([{ structure: 'undergroundStorage', stored: {} }]);
    expect(Object.values(board(m).items)).toHaveLength(1);
  });
  test('SS-364, SS-366, SS-367 without design, materials or technology it is not offered', () => {
    const offers = (edit: Edit) => all(begin({ mix: 'seeds-1', edit: (s) => { storage(s); edit(s); } })).some((id) => id.startsWith('design:undergroundStorage>'));
    expect(offers(() => {})).toBe(true);
    expect(offers((s) => void (s.culture.designs = []))).toBe(false);
    expect(offers((s) => void delete s.characters.c1.bag.fiber)).toBe(false);
    expect(offers((s) => void (s.characters.c1.items = {}))).toBe(false);
    expect(offers((s) => void (s.outposts['outpost-1']!.status = 'ruin'))).toBe(false);
    expect(offers((s) => void (s.characters.c1.energy = 1))).toBe(false);
  });
  test('SS-368 to SS-371, SS-615 others in the hex may give energy, materials and technology', () => {
    const m = begin((s) => { storage(s); s.characters.c2.bag = s.characters.c1.bag; s.characters.c1.bag = {}; s.characters.c2.items = s.characters.c1.items; s.characters.c1.items = {}; s.characters.c1.energy = 0; });
    say(m, 'design:undergroundStorage>outpost:outpost-1/c1', 'give:c2:2', 'give:c2');
    while (m.open[0]!.ask === 'build.pay') say(m, offered(m)[0]!);
    expect(told(m, 'structureBuilt')).toHaveLength(1);
    expect(board(m, 'c2')).toMatchObject({ energy: 3, bag: {} });
  });
  test('SS-372, SS-373 a feature that a structure needs must lie open', () => {
    const weir = (covered: boolean) => all(begin({ mix: 'seeds-1', edit: (s) => { home(s); s.culture.designs = ['fishWeir']; give(s, 'c1', 'wood', 'wood', 'wood', 'fiber', 'fiber'); if (covered) s.map['0,0'] = { ...s.map['0,0']!, zones: { B: 'OP01' } }; } })).some((id) => id.startsWith('design:fishWeir>'));
    expect([weir(false), weir(true)]).toEqual([true, false]);
  });
  test('SS-375 five at most; SS-376, SS-377, SC-158 to SC-160 a destroyed one is struck with what it held', () => {
    const full: Edit = (s) => { storage(s); for (let n = 1; n <= 5; n++) s.outposts['outpost-1']!.structures[`structure-${n}`] = { structure: 'hearth', stored: { wood: 1 } }; };
    expect(all(begin({ mix: 'seeds-1', edit: full })).some((id) => id.startsWith('design:undergroundStorage>'))).toBe(false);
    const m = running((t) => destroyStructure(t, 'outpost-1', 'structure-3'), { mix: 'seeds-1', edit: full });
    expect(Object.keys(now(m).outposts['outpost-1']!.structures)).toHaveLength(4);
  });
  test('SS-360 to SS-362, SS-382, SC-166 the same structure may stand twice, each with its own store', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { home(s); s.outposts['outpost-1']!.structures = { 'structure-1': { structure: 'dryingRack', stored: {} }, 'structure-2': { structure: 'dryingRack', stored: { fish: 1 } } }; give(s, 'c1', 'root'); } });
    say(m, 'res:c1:root>structure:structure-1', 'res:structure-2:fish>board:c1');
    expect(now(m).outposts['outpost-1']!.structures).toMatchObject({ 'structure-1': { stored: { root: 1 } }, 'structure-2': { stored: {} } });
  });
  test('SS-378, SS-381, SC-161, SC-163, SC-165, SC-167: used from its hex, and never beyond its capacity', () => {
    const stored = (n: number, at: '0,0' | '1,0') => all(begin({ mix: 'seeds-1', edit: (s) => { home(s); s.outposts['outpost-1']!.structures = { 'structure-1': { structure: 'cistern', stored: n > 0 ? { water: n } : {} } }; give(s, 'c1', 'water', 'root'); s.characters.c1.at = at; } })).filter((id) => id.endsWith('structure:structure-1'));
    expect(stored(3, '0,0')).toEqual(['res:c1:water>structure:structure-1']);
    expect(stored(4, '0,0')).toEqual([]);
    expect(stored(0, '1,0')).toEqual([]);
  });
  test('a cistern fills at dawn, up to its brim', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.phase = { step: 'dawn' }; home(s); s.outposts['outpost-1']!.structures = { 'structure-1': { structure: 'cistern', stored: {} }, 'structure-2': { structure: 'cistern', stored: { water: 4 } } }; } });
    expect(now(m).outposts['outpost-1']!.structures).toMatchObject({ 'structure-1': { stored: { water: 1 } }, 'structure-2': { stored: { water: 4 } } });
  });
});
