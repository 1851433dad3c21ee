import { describe, expect, test } from 'vitest';
import { personNames } from './content/names.ts';
import { attributes, startingTraits } from './content/vocabulary.ts';
import { powersFor } from './rules/setup/mantles.ts';
import { decksFor, endlessTrays } from './rules/setup/valley.ts';
import { livingUnused } from './rules/setup/replacing.ts';
import { createCharacter } from './rules/setup/creation.ts';
import { distance } from '../../../engine/pieces/hexGrid.ts';
import { all, asked, board, draft, fresh, now, offered, position, running, say, told } from './stonesaga.testing.ts';

/** Plays a quick set-up to the first day. */
const ready = (mix: string, options = {}, seed = 3) => {
  const m = fresh(mix, { creation: 'quick', ...options }, seed);
  while (now(m).phase.step.startsWith('setup')) say(m, all(m)[0]!);
  return m;
};

describe('characters', () => {
  const rollFor = (...dice: number[]) => running((t) => { t.state.characters.c1.person = null; t.state.house.quick = false; return createCharacter(t, 'c1'); }, {}, dice);

  test('SS-020 to SS-023 EX-SS-01: five dice again until they make fourteen; then one of the lowest goes', () => {
    const m = rollFor(1, 2, 3, 3, 4, 2, 2, 4, 4, 4);
    say(m, 'throw:d6');
    expect(told(m, 'creationRolled').at(-1)).toMatchObject({ dice: [1, 2, 3, 3, 4], kept: false });
    say(m, 'throw:d6');
    expect(told(m, 'creationRolled').at(-1)).toMatchObject({ dice: [2, 2, 4, 4, 4], kept: true });
    expect(offered(m)).toContain('result:2>attribute:c1:might');
    expect(m.open[0]!.prompt).toContain('2, 4, 4, 4');
  });

  test('BC-01 thirteen is rolled again, fourteen is kept', () => {
    const m = say(rollFor(1, 2, 3, 4, 4), 'throw:d6');
    expect(m.open[0]!.prompt).toContain('2, 3, 4, 4');
  });

  test('SS-024, SS-025, SS-026, SS-028 to SS-030: every result to one attribute, a name, Young, one trait', () => {
    const m = say(rollFor(1, 2, 3, 4, 5), 'throw:d6', 'result:5>attribute:c1:awareness', 'result:2>attribute:c1:might', 'result:3>attribute:c1:dexterity');
    expect(asked(m)).toEqual(['create.trait']);
    expect(offered(m)).toEqual(startingTraits.map((trait) => `trait:${trait}`));
    say(m, 'trait:intrepid');
    expect(() => draft(m, 'create.name', 'Number 2')).toThrow(expect.objectContaining({ rule: 'SS-026' }));
    draft(m, 'create.name', 'Ayla');
    const person = Object.values(now(m).people).at(-1)!;
    expect(person).toMatchObject({ name: 'Ayla', age: 'young', traits: ['intrepid'], attributes: { might: 2, dexterity: 3, conviction: 4, awareness: 5 }, fate: 'living' });
  });

  test('SS-027 the table may name them, and never twice the same', () => {
    const m = ready('seeds-4');
    const names = Object.values(now(m).people).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(personNames as readonly string[]).toContain(name);
  });

  test('SS-013 to SS-015, SS-019 everybody has a character, and some may have several', () => {
    const m = ready('seeds-1', { company: '3' });
    expect(Object.values(now(m).characters).map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p1']);
    expect(Object.values(now(ready('seeds-2', { company: '3' })).characters).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p1']);
  });

  test('SS-016, SS-017 neither a legend nor anybody in play can take up a mantle', () => {
    const s = position();
    s.people['person-8'] = { ...s.people['person-1']!, name: 'Rested' };
    s.people['person-9'] = { ...s.people['person-1']!, name: 'Gone', fate: 'legend' };
    expect(livingUnused(s, 'c1')).toEqual(['person-8']);
  });

  test('SS-031, SS-033, SS-034 a trait does nothing by itself, may be shared, and age is one of two', () => {
    const { people } = position();
    expect(people['person-1']!.traits).toEqual(people['person-2']!.traits);
    expect(['young', 'old']).toContain(people['person-1']!.age);
  });
});

describe('mantles and powers', () => {
  test('SS-005, SS-036, SS-037, SS-041, SS-042 each mantle has one board', () => {
    const m = fresh('seeds-2', { creation: 'quick' });
    expect(offered(m)).toEqual(['mantle:protector', 'mantle:seeker', 'mantle:storyteller', 'mantle:wanderer']);
    say(m, 'mantle:seeker');
    expect(offered(m)).toEqual(['mantle:protector', 'mantle:storyteller', 'mantle:wanderer']);
    expect(new Set(Object.values(now(ready('seeds-4')).characters).map(({ mantle }) => mantle)).size).toBe(4);
  });

  test('SS-043, SS-045, SC-170, SC-173, EX-SC-13: a power of a mantle is for that mantle alone, and one each', () => {
    const s = position({ mix: 'endless-2' });
    s.culture.powers = ['MA09', 'MA17'];
    expect(powersFor(s, 'c1')).toEqual(['MA17']); // the Protector
    expect(powersFor(s, 'c2')).toEqual(['MA09', 'MA17']); // the Seeker
    s.characters.c1.power = 'MA17';
    expect(powersFor(s, 'c2')).toEqual(['MA09']);
  });

  test('SS-044, SS-046 without powers in the culture the step is skipped', () => {
    const m = say(fresh('seeds-1', { creation: 'quick' }), 'mantle:seeker');
    expect(asked(m)).toEqual(['valley.region']);
  });

  test('SC-172, SC-174, SC-623, SC-635 Endless Mode offers MA01 to MA04, and nobody has to take one', () => {
    const m = say(fresh('endless-1', { creation: 'quick' }), 'mantle:wanderer');
    expect(offered(m)).toEqual(['power:MA04', 'no-power']);
    expect(now(say(m, 'no-power')).characters.c1.power).toBeNull();
  });
});

describe('boards', () => {
  test.each([[1, 5, 5], [2, 5, 5], [3, 4, 4], [4, 4, 3]])('SS-048 to SS-051, SS-130, SC-012 to SC-014, EX-SS-02: %i characters have %i energy and %i health spaces', (count, energy, health) => {
    const m = ready(`seeds-${count}`);
    for (const character of Object.values(now(m).characters)) expect(character.energy).toBe(energy);
    expect(m.view('table')).toMatchObject({ energyMax: energy, healthSpaces: health });
  });
});

describe('the first valley', () => {
  test('SS-070 to SS-075 one tray, the starting hex faceup in the slot of choice, two random hexes facedown beside it', () => {
    const m = fresh('seeds-1', { creation: 'quick' });
    say(m, 'mantle:seeker', 'region:skyreach', 'hex:1,0');
    const { map, start, trays, unused } = now(m);
    expect(trays).toHaveLength(1);
    expect(start).toBe('1,0');
    expect(map['1,0']).toMatchObject({ id: 'SP01', explored: true });
    for (const hex of ['0,0', '0,1'] as const) expect(map[hex]).toMatchObject({ explored: false, id: expect.stringMatching(/^SP/) });
    expect(unused.skyreach).toHaveLength(7);
    expect(unused.vale).toHaveLength(10);
  });

  test('SS-076, SS-038 everybody stands on the starting hex', () => {
    for (const { at } of Object.values(now(ready('seeds-3')).characters)) expect(at).toBe(now(ready('seeds-3')).start);
  });

  test('SS-078 to SS-084 the tracks of a first game', () => {
    expect(now(ready('seeds-2')).tracks).toEqual({ activity: 0, lore: 0, unrest: 0, population: 8 });
  });

  test('SS-085 to SS-087 the decks are exactly JA01 to JA06 and NA01 to NA05, shuffled', () => {
    const { journey, night } = now(ready('seeds-1'));
    expect([...journey.cards].sort()).toEqual(['JA01', 'JA02', 'JA03', 'JA04', 'JA05', 'JA06']);
    expect([...night.cards].sort()).toEqual(['NA01', 'NA02', 'NA03', 'NA04', 'NA05']);
    const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => now(ready('seeds-1', {}, seed)).journey.cards.join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('SS-060, SS-061, SS-063 to SS-067, SS-090: two goals in play, eight aside, and a day begins', () => {
    const s = now(ready('seeds-2'));
    expect(Object.keys(s.goals)).toEqual(['G101', 'G102']);
    expect(s.challenge).toMatchObject({ id: 'CI01', aside: ['G103', 'G104', 'G105', 'G106', 'G107', 'G108', 'G109', 'G110'] });
    expect(s).toMatchObject({ day: 1, phase: { step: 'day' } });
    expect(ready('seeds-2').view('table').challenge!.id).toBe('CI01');
  });

  test('SS-164 a shrouded hex shows its land and one feature, not its id', () => {
    const m = ready('seeds-1');
    const hidden = Object.values(m.view('table').map).filter(({ explored }) => !explored);
    expect(hidden).toHaveLength(2);
    for (const hex of hidden) expect(hex).not.toHaveProperty('id');
  });
});

describe('an Endless valley', () => {
  test('SC-624, EX-SC-36: two trays share three edges', () => {
    const [a, b] = endlessTrays();
    expect(a.hexes.flatMap((hex) => b.hexes.filter((other) => distance(hex, other) === 1))).toHaveLength(3);
  });

  test('SC-622, SC-625 to SC-628, EX-SC-36, EX-SC-37: six hexes of one region, one under the ice, one of the others faceup, everybody there', () => {
    for (const seed of [1, 2, 3, 4]) {
      const s = now(ready('endless-2', {}, seed));
      const hexes = Object.values(s.map);
      expect(hexes).toHaveLength(6);
      expect(new Set(hexes.map(({ id }) => id.slice(0, 2))).size).toBe(1);
      expect(hexes.filter(({ whole }) => whole === 'GL01')).toHaveLength(1);
      expect(s.map[s.start!]).toMatchObject({ explored: true, whole: null });
      expect(hexes.filter(({ explored }) => explored)).toHaveLength(1);
      for (const { at } of Object.values(s.characters)) expect(at).toBe(s.start);
    }
  });

  test('SC-629, SC-630, SC-704 the decks go by region', () => {
    const vale = decksFor('endless', 'vale');
    expect(vale.journey.every((id) => /^J[AUVB]/.test(id))).toBe(true);
    expect(decksFor('endless', 'skyreach').night.every((id) => /^N[AUPYZ]/.test(id))).toBe(true);
  });

  test('SC-620, SC-621, SC-632 to SC-634, SC-637, SC-638: an event on top, EM10 below, KN01 to KN04, GA08 and GA09', () => {
    const m = ready('endless-1');
    const s = now(m);
    expect(s.endless!.deck).toHaveLength(10);
    expect(s.endless!.deck[0]).toBe('EM10');
    expect(m.view('table').event!.current).toBe(s.endless!.deck.at(-1));
    expect(s.culture.knowledge).toEqual(['KN01', 'KN02', 'KN03', 'KN04']);
    expect(Object.keys(s.goals)).toEqual(['GA08', 'GA09']);
    expect(told(m, 'eventBegan')).toHaveLength(1);
  });
});

test('SS-005, SC-601 one player may run four characters, and no more than four are ever in play', () => {
  const m = ready('endless-1', { company: '4' });
  expect(Object.keys(now(m).characters)).toEqual(['c1', 'c2', 'c3', 'c4']);
  expect(board(m, 'c4').seat).toBe('p1');
  expect(attributes).toHaveLength(4);
});
