import { describe, expect, test } from 'vitest';
import { outpostMaximum } from '../content/values.ts';
import { faceIds } from '../content/faces.ts';
import { hexes, hexIds, type HexId } from '../content/hexes.ts';
import { itemIds, items as printedItems, type ItemId } from '../content/items.ts';
import { outpostOverlays, overlays } from '../content/overlays.ts';
import type { ItemCard } from '../content/schema.ts';
import { structureIds, structures } from '../content/structures.ts';
import { technologies } from '../content/vocabulary.ts';
import { resolve } from './effects/resolve.ts';
import { placeOutpost, ruinOutpost } from './outposts.ts';
import type { LaidHex } from '../state.ts';
import { featuresAt } from './places.ts';
import { hasTechnology } from './conditions.ts';
import {
  all,
  begin,
  board,
  dragging,
  equip,
  give,
  home,
  now,
  offered,
  outpost,
  position,
  refused,
  running,
  say,
  told,
  type Edit,
  type WantedPosition,
} from '../stonesaga.testing.ts';

const items: Readonly<Record<ItemId, ItemCard>> = printedItems;
/** The prairie hex VV04 has lake in A and prairie in B and C. */
const onPrairie = (wanted: WantedPosition = {}) =>
  begin({
    mix: 'seeds-1',
    ...wanted,
    edit: (s) => {
      for (const who of Object.keys(s.characters)) s.characters[who as 'c1'].at = '1,0';
      wanted.edit?.(s);
    },
  });

describe('outposts', () => {
  test('SS-317 SS-318 SS-319 SS-320 SS-321 SC-203 EX-SS-27 BC-11 the maximum goes by population: two up to 8, three up to 12, four up to 15, five up to 18, then six', () => {
    expect([0, 8, 9, 12, 13, 15, 16, 18, 19, 20].map(outpostMaximum)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    const allowed = (population: number, standing: number) =>
      all(
        onPrairie({
          edit: (s) => {
            s.tracks.population = population;
            for (let n = 1; n <= standing; n++)
              s.outposts[`outpost-${n}`] = outpost({ name: `Far ${n}`, at: '9,9', overlay: `OP0${n}` as 'OP01' });
          },
        }),
      ).includes('energy:c1>zone:1,0/B');
    expect(
      [
        [8, 1],
        [8, 2],
        [9, 2],
        [12, 3],
        [13, 3],
        [15, 4],
        [16, 4],
        [18, 5],
        [19, 5],
        [20, 6],
      ].map(([population, standing]) => allowed(population!, standing!)),
    ).toEqual([true, false, true, false, true, false, true, false, true, false]);
  });
  test('SS-326 SS-327 SS-331 SS-337 SS-340 SS-346 SS-347 SS-348 SS-349 SS-350 SS-351 SS-352 four energy on one free zone of a hex without an outpost, and a card: a name, a village, active, no structures, the epoch, the overlay that lies there', () => {
    const m = say(onPrairie(), 'energy:c1>zone:1,0/B');
    expect(board(m).energy).toBe(1);
    expect(Object.values(now(m).outposts)).toEqual([
      { name: 'Firstfire', category: 'village', at: '1,0', zone: 'B', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {} },
    ]);
    expect(now(m).map['1,0']!.zones).toEqual({ B: 'OP01' });
    expect(refused(m, dragging('energy:c1', 'zone:1,0/C'))?.rule).toBe('SS-326');
    const two = say(
      begin({
        mix: 'seeds-1',
        edit: (s) => {
          home(s);
          s.outposts['outpost-1']!.name = 'Firstfire';
          s.characters.c1.at = '1,0';
          s.serial = 9;
        },
      }),
      'energy:c1>zone:1,0/C',
    );
    expect(Object.values(now(two).outposts).map(({ name, overlay }) => [name, overlay])).toEqual([
      ['Firstfire', 'OP01'],
      [expect.not.stringMatching('Firstfire'), 'OP02'],
    ]);
  });
  test('SS-322 SS-323 R-SS-42 at the maximum nobody builds, and ruins do not count; above it nothing happens by itself', () => {
    const m = onPrairie({ edit: (s) => { home(s); s.outposts['outpost-2'] = { ...s.outposts['outpost-1']!, at: '0,1' }; } });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual([]);
    expect(refused(m, dragging('energy:c1', 'zone:1,0/B'))?.rule).toBe('SS-322');
    const ruins = onPrairie({
      edit: (s) => {
        home(s);
        s.outposts['outpost-2'] = { ...s.outposts['outpost-1']!, at: '0,1', status: 'ruin' };
      },
    });
    expect(all(ruins)).toContain('energy:c1>zone:1,0/B');
    const above = onPrairie({
      edit: (s) => {
        home(s);
        for (const n of [2, 3] as const) s.outposts[`outpost-${n}`] = { ...s.outposts['outpost-1']!, at: '0,1', overlay: `OP0${n}` };
        s.tracks.population = 3;
      },
    });
    expect(Object.values(now(say(above, 'gather-water:c1')).outposts).every(({ status }) => status === 'active')).toBe(true);
  });
  test('SS-332 not on another overlay', () => {
    const m = onPrairie({ edit: (s) => void (s.map['1,0'] = { ...s.map['1,0']!, zones: { B: 'RE01' } }) });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual(['energy:c1>zone:1,0/C']);
    expect(refused(m, dragging('energy:c1', 'zone:1,0/B'))?.rule).toBe('SS-332');
  });
  const zoneOf = (hex: HexId, zone: string, ...items: ItemId[]) => {
    const region = hexIds.filter((id) => id !== hex && hexes[id].region === hexes[hex].region);
    return all(
      begin({
        mix: 'seeds-1',
        hexes: [hex, region[0]!, region[1]!],
        edit: (s) => items.forEach((item, i) => equip(s, 'c1', item, `pouch${i + 1}` as 'pouch1')),
      }),
    ).includes(`energy:c1>zone:0,0/${zone}`);
  };
  test('SS-334 forest asks for chop', () => {
    expect([zoneOf('VV03', 'A'), zoneOf('VV03', 'A', 'IT06', 'IT12', 'IT11'), zoneOf('VV03', 'A', 'IT08')]).toEqual([false, false, true]);
  });
  test('SS-335 wetland, river and lake ask for dig', () => {
    for (const [hex, zone] of [
      ['VV03', 'B'],
      ['VV02', 'B'],
      ['VV04', 'A'],
    ] as const)
      expect([zoneOf(hex, zone), zoneOf(hex, zone, 'IT08', 'IT12'), zoneOf(hex, zone, 'IT01')]).toEqual([false, false, true]);
  });
  test('SS-336 chasm, mountain and moraine ask for stonework', () => {
    for (const [hex, zone] of [
      ['VV10', 'A'],
      ['VV08', 'A'],
      ['VV06', 'A'],
    ] as const)
      expect([zoneOf(hex, zone), zoneOf(hex, zone, 'IT08', 'IT01'), zoneOf(hex, zone, 'IT13')]).toEqual([false, false, true]);
  });
  test('SS-337 SS-338 R-SS-39 prairie, dried flats, a cave and bare land ask for nothing', () => {
    expect([zoneOf('VV04', 'B'), zoneOf('SP02', 'A'), zoneOf('SP08', 'C'), zoneOf('VV03', 'C')]).toEqual([true, true, true, true]);
    expect(zoneOf('SP01', 'C')).toBe(false); // a cave with a mountain
  });
  test('SS-342 SS-343 SS-344 SS-345 six technologies, from items that lie faceup and never from tokens', () => {
    expect([...technologies].sort()).toEqual(['chop', 'dig', 'hammer', 'ignite', 'music', 'stonework']);
    for (const technology of technologies) {
      const item = itemIds.find((id) =>
        items[id].abilities.some((ability) => ability.is === 'technology' && ability.technology === technology),
      )!;
      const has = (packed: boolean) => hasTechnology(position({ edit: (s) => equip(s, 'c1', item, 'pouch1', packed) }), 'c1', technology);
      expect([has(false), has(true)], technology).toEqual([true, false]);
      expect(hasTechnology(position({ edit: (s) => give(s, 'c1', ...faceIds) }), 'c1', technology)).toBe(false);
    }
  });
  test('SS-333 EX-SS-28 every feature of the zone asks for its technology; a Riverstone Adze digs', () => {
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
    const with2 = (gift: string) =>
      say(onPrairie({ mix: 'seeds-2', edit: (s) => equip(s, 'c2', 'IT06', 'hand1') }), 'energy:c1>zone:1,0/A', gift);
    expect(told(with2('give:c2:1'), 'outpostBuilt')).toHaveLength(1);
    expect(told(with2('give:c2:0'), 'outpostBuilt')).toEqual([]);
  });
  test('SS-330, SC-031 the incapacitated give nothing', () => {
    const m = onPrairie({ mix: 'seeds-2', edit: (s) => { s.characters.c1.energy = 3; s.characters.c2.health.injury.major = 5; } });
    expect(all(m).filter((id) => id.includes('zone:'))).toEqual([]);
  });
  test('SS-341 SC-209 SC-211 SC-212 what is covered is gone, what is covered in part is not', () => {
    const m = running((t) => { t.state.characters.c1.at = '1,0'; placeOutpost(t, 'c1', 'A'); }, { mix: 'seeds-1' });
    expect(featuresAt(now(m), '1,0')).toEqual(['prairie']);
    const part = running((t) => { t.state.characters.c1.at = '1,0'; placeOutpost(t, 'c1', 'B'); }, { mix: 'seeds-1' });
    expect(featuresAt(now(part), '1,0')).toEqual(['lake', 'prairie']);
    expect(
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            s.characters.c1.at = '1,0';
            s.map['1,0'] = { ...s.map['1,0']!, zones: { A: 'OP01' } };
          },
        }),
      ).some((id) => id.startsWith('fish:c1')),
    ).toBe(false);
  });
  test('SC-206 SC-207 SC-208 SC-210 SC-676 one overlay to a zone, one zone to a small overlay, and a whole-hex overlay leaves no room for another', () => {
    const free = (by: Partial<LaidHex>) =>
      all(
        onPrairie({
          edit: (s) => {
            equip(s, 'c1', 'IT06', 'hand1');
            s.map['1,0'] = { ...s.map['1,0']!, ...by };
          },
        }),
      )
        .filter((id) => id.includes('>zone:'))
        .map((id) => id.at(-1));
    expect([free({}), free({ zones: { A: 'RE01' } }), free({ zones: { A: 'RE01', B: 'GL02' } }), free({ whole: 'GL01' })]).toEqual([
      ['A', 'B', 'C'],
      ['B', 'C'],
      ['C'],
      [],
    ]);
    expect(new Set(Object.values(overlays).map(({ shape }) => shape))).toEqual(new Set(['third', 'hex']));
    expect(featuresAt(position({ edit: (s) => void (s.map['1,0'] = { ...s.map['1,0']!, whole: 'GL01' }) }), '1,0')).toEqual([]);
  });
  test('SC-431 SC-432 SC-433 SC-434 SC-435 SS-325 SS-617 EX-SC-31 a ruin keeps its overlay, which nobody minds, and its card, and serves nobody', () => {
    expect([overlays.OP01.passage, new Set(outpostOverlays).size]).toEqual(['unobstructive', 12]);
    const m = running((t) => ruinOutpost(t, 'outpost-1'), {
      mix: 'seeds-1',
      edit: (s) => {
        home(s);
        s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'toolBench', stored: {} };
      },
    });
    expect(now(m).outposts['outpost-1']).toMatchObject({
      status: 'ruin',
      overlay: 'OP01',
      structures: { 'structure-1': { structure: 'toolBench' } },
    });
    const used = (status: 'active' | 'ruin') =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            home(s);
            s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'toolBench', stored: {} };
            s.outposts['outpost-1']!.status = status;
            give(s, 'c1', 'riverstone');
          },
        }),
      ).includes('process:c1');
    expect([used('active'), used('ruin')]).toEqual([true, false]);
    const walked = say(
      begin({
        mix: 'seeds-1',
        hexes: ['VV06', 'VV01', 'VV04'],
        edit: (s) => {
          s.journey = { cards: ['JU12'], discard: [] };
          s.characters.c1.at = '1,0';
          home(s);
          s.outposts['outpost-1']!.status = 'ruin';
          s.map['1,0'] = { ...s.map['1,0']!, zones: { C: 'OP01' } };
        },
      }),
      'mini:c1>hex:0,0',
    );
    expect(told(walked, 'arduousJourney')).toMatchObject([{ obstructed: false }]);
    const traded = (status: 'active' | 'ruin') =>
      all(
        begin((s) => {
          home(s);
          s.outposts['outpost-1']!.status = status;
          s.characters.c1.energy = 0;
          give(s, 'c1', 'wood');
        }),
      ).includes('board:c1>board:c2');
    expect([traded('active'), traded('ruin')]).toEqual([true, false]);
  });
});

describe('structures', () => {
  test('SS-357 an effect may bring a design for nothing', () => {
    const m = running((t) => resolve(t, 'c1', [{ do: 'design', structure: 'kiln' }]), {
      mix: 'seeds-1',
      edit: (s) => void (s.tracks.lore = 4),
    });
    expect(now(m)).toMatchObject({ tracks: { lore: 4 }, culture: { designs: ['kiln'] } });
  });
  test('SS-356 before or after an action, as often as lore lasts, and it is no action', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => void (s.tracks.lore = 3) });
    say(m, 'design:hearth:c1', 'gather-water:c1', 'design:leanTo:c1', 'design:dryingRack:c1');
    expect(now(m).culture.designs).toEqual(['hearth', 'leanTo', 'dryingRack']);
    expect(told(m, 'actionTaken').map(({ action }) => action)).toEqual(['gatherWater']);
  });
  test('SS-359 what has been designed is known to everybody', () => {
    const m = say(begin((s) => void (s.tracks.lore = 1)), 'design:hearth:c2');
    for (const seat of ['p1', 'p2', 'table'] as const) expect(m.view(seat).culture.designs).toEqual(['hearth']);
  });
  test('SS-361 SS-362 SC-166 there is no end to the copies of a structure', () => {
    const standing = {
      'structure-1': { structure: 'hearth', stored: {} },
      'structure-2': { structure: 'hearth', stored: {} },
      'structure-3': { structure: 'hearth', stored: {} },
      'structure-4': { structure: 'hearth', stored: {} },
    } as const;
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        home(s);
        s.outposts['outpost-1']!.structures = { ...standing };
        s.culture.designs = ['hearth'];
        s.serial = 9;
        give(s, 'c1', 'cloudstone', 'cloudstone', 'cloudstone');
      },
    });
    say(m, 'design:hearth>outpost:outpost-1/c1');
    expect(Object.values(now(m).outposts['outpost-1']!.structures).map(({ structure }) => structure)).toEqual([
      'hearth',
      'hearth',
      'hearth',
      'hearth',
      'hearth',
    ]);
  });
  test('SS-353 SS-354 SS-355 SS-358 SC-197 EX-SS-29 structures lie aside until they are designed; a design costs lore and stays', () => {
    const poor = begin({ mix: 'seeds-1', edit: (s) => { home(s); give(s, 'c1', 'cloudstone', 'cloudstone', 'cloudstone'); } });
    expect(now(poor).culture.designs).toEqual([]);
    expect(all(poor).filter((id) => id.startsWith('design:'))).toEqual([]);
    const m = begin({ mix: 'seeds-1', edit: (s) => void (s.tracks.lore = 1) });
    say(m, 'design:undergroundStorage:c1');
    expect(now(m)).toMatchObject({ tracks: { lore: 0 }, culture: { designs: ['undergroundStorage'] } });
    expect(board(m).energy).toBe(5);
    expect(all(m).filter((id) => id.startsWith('design:'))).toEqual([]);
  });
  const storage: Edit = (s) => {
    home(s);
    s.culture.designs = ['undergroundStorage'];
    give(s, 'c1', 'wood', 'wood', 'shapedWood', 'fiber', 'fiber');
    equip(s, 'c1', 'IT06', 'hand1');
  };
  test('SS-365 SS-366 SS-374 SC-157 EX-SS-30 BC-15 energy and materials are paid, technology is only shown', () => {
    const m = say(begin({ mix: 'seeds-1', edit: storage }), 'design:undergroundStorage>outpost:outpost-1/c1');
    while (m.open[0]!.ask === 'build.pay') say(m, offered(m)[0]!);
    expect(board(m)).toMatchObject({ energy: 3, bag: {} });
    expect(Object.values(now(m).outposts['outpost-1']!.structures)).toEqual([{ structure: 'undergroundStorage', stored: {} }]);
    expect(Object.values(board(m).items)).toHaveLength(1);
  });
  test('SS-363 SS-364 SS-365 SS-366 SS-367 without design, materials or technology it is not offered', () => {
    const offers = (edit: Edit) =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            storage(s);
            edit(s);
          },
        }),
      ).some((id) => id.startsWith('design:undergroundStorage>'));
    expect(offers(() => {})).toBe(true);
    expect(offers((s) => void (s.culture.designs = []))).toBe(false);
    expect(offers((s) => void delete s.characters.c1.bag.fiber)).toBe(false);
    expect(offers((s) => void (s.characters.c1.items = {}))).toBe(false);
    expect(offers((s) => void (s.outposts['outpost-1']!.status = 'ruin'))).toBe(false);
    expect(offers((s) => void (s.characters.c1.energy = 1))).toBe(false);
  });
  test('SS-368 SS-369 SS-370 SS-371 SS-615 others in the hex may give energy, materials and technology, or not', () => {
    const stingy = begin((s) => { storage(s); s.characters.c2.bag = s.characters.c1.bag; s.characters.c1.bag = {}; });
    say(stingy, 'design:undergroundStorage>outpost:outpost-1/c1', 'give:c2:0', 'keep:c2');
    expect(told(stingy, 'structureBuilt')).toEqual([]);
    expect([board(stingy).energy, board(stingy, 'c2').energy]).toEqual([5, 5]);
    const m = begin((s) => {
      storage(s);
      s.characters.c2.bag = s.characters.c1.bag;
      s.characters.c1.bag = {};
      s.characters.c2.items = s.characters.c1.items;
      s.characters.c1.items = {};
      s.characters.c1.energy = 0;
    });
    say(m, 'design:undergroundStorage>outpost:outpost-1/c1', 'give:c2:2', 'give:c2');
    while (m.open[0]!.ask === 'build.pay') say(m, offered(m)[0]!);
    expect(told(m, 'structureBuilt')).toHaveLength(1);
    expect(board(m, 'c2')).toMatchObject({ energy: 3, bag: {} });
  });
  test('SS-372, SS-373 a feature that a structure needs must lie open', () => {
    const weir = (covered: boolean) =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            home(s);
            s.culture.designs = ['fishWeir'];
            give(s, 'c1', 'wood', 'wood', 'wood', 'fiber', 'fiber');
            if (covered) s.map['0,0'] = { ...s.map['0,0']!, zones: { B: 'OP01' } };
          },
        }),
      ).some((id) => id.startsWith('design:fishWeir>'));
    expect([weir(false), weir(true)]).toEqual([true, false]);
  });
  test('SS-375 five at most', () => {
    const full: Edit = (s) => {
      storage(s);
      for (let n = 1; n <= 5; n++) s.outposts['outpost-1']!.structures[`structure-${n}`] = { structure: 'hearth', stored: { wood: 1 } };
    };
    expect(all(begin({ mix: 'seeds-1', edit: full })).some((id) => id.startsWith('design:undergroundStorage>'))).toBe(false);
    expect(
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            full(s);
            delete s.outposts['outpost-1']!.structures['structure-3'];
          },
        }),
      ).some((id) => id.startsWith('design:undergroundStorage>')),
    ).toBe(true);
  });
  test('SS-362 SS-382 SC-166 the same structure may stand twice, each with its own store', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        home(s);
        s.outposts['outpost-1']!.structures = {
          'structure-1': { structure: 'dryingRack', stored: {} },
          'structure-2': { structure: 'dryingRack', stored: { fish: 1 } },
        };
        give(s, 'c1', 'root');
      },
    });
    say(m, 'res:c1:root>structure:structure-1', 'res:structure-2:fish>board:c1');
    expect(now(m).outposts['outpost-1']!.structures).toMatchObject({
      'structure-1': { stored: { root: 1 } },
      'structure-2': { stored: {} },
    });
  });
  test('SS-378 SS-380 SS-381 SC-161 SC-163 SC-165 SC-167 EX-SC-12 used from its hex, by whoever is there, and never beyond its capacity', () => {
    const storage4 = (n: number) =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            home(s);
            s.outposts['outpost-1']!.structures = { 'structure-1': { structure: 'undergroundStorage', stored: { wood: n } } };
            give(s, 'c1', 'root');
          },
        }),
      ).includes('res:c1:root>structure:structure-1');
    expect([storage4(3), storage4(4)]).toEqual([true, false]);
    const stored = (n: number, at: '0,0' | '1,0') =>
      all(
        begin({
          mix: 'seeds-1',
          edit: (s) => {
            home(s);
            s.outposts['outpost-1']!.structures = { 'structure-1': { structure: 'cistern', stored: n > 0 ? { water: n } : {} } };
            give(s, 'c1', 'water', 'root');
            s.characters.c1.at = at;
          },
        }),
      ).filter((id) => id.endsWith('structure:structure-1'));
    expect(stored(3, '0,0')).toEqual(['res:c1:water>structure:structure-1']);
    expect(stored(4, '0,0')).toEqual([]);
    expect(stored(0, '1,0')).toEqual([]);
  });
  test('SS-360 whoever it was that designed a structure, anybody may build it', () => {
    const m = begin((s) => {
      home(s);
      s.tracks.lore = 1;
      give(s, 'c2', 'cloudstone', 'cloudstone', 'cloudstone');
    });
    expect(told(say(m, 'design:hearth:c1', 'design:hearth>outpost:outpost-1/c2', 'give:c1:0'), 'structureBuilt')).toMatchObject([
      { who: 'c2', structure: 'hearth' },
    ]);
  });
  test('SS-379 SC-162 that a structure is mobile changes nothing by itself', () => {
    const same = (mobile: boolean) =>
      structureIds
        .filter((id) => structures[id].mobile === mobile)
        .map(
          (id) =>
            all(
              begin({
                mix: 'seeds-1',
                edit: (s) => {
                  home(s);
                  s.outposts['outpost-1']!.structures = { 'structure-1': { structure: id, stored: {} } };
                },
              }),
            ).filter((option) => !option.startsWith('use:') && !option.startsWith('omen:')).length,
        );
    expect(new Set([...same(true), ...same(false)]).size).toBe(1);
  });
  test('a cistern fills at dawn, up to its brim', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        s.phase = { step: 'dawn' };
        home(s);
        s.outposts['outpost-1']!.structures = {
          'structure-1': { structure: 'cistern', stored: {} },
          'structure-2': { structure: 'cistern', stored: { water: 4 } },
        };
      },
    });
    expect(now(m).outposts['outpost-1']!.structures).toMatchObject({
      'structure-1': { stored: { water: 1 } },
      'structure-2': { stored: { water: 4 } },
    });
  });
});
