import { describe, expect, test } from 'vitest';
import { personNames } from '../../content/names.ts';
import { challenges } from '../../content/challenges.ts';
import { attributes, startingTraits, type Trait } from '../../content/vocabulary.ts';
import { slotIds } from '../../state.ts';
import { powersFor } from './mantles.ts';
import { hexesOf } from '../valley.ts';
import { decksFor, endlessTrays } from './valley.ts';
import { resolve } from '../effects/resolve.ts';
import { perish } from '../perishing.ts';
import { createCharacter } from './creation.ts';
import { distance } from '../../../../pieces/hexGrid.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  draft,
  fresh,
  night,
  now,
  offered,
  position,
  running,
  say,
  told,
  type Edit,
} from '../../stonesaga.testing.ts';

/** Plays a quick set-up to the first day. */
const ready = (mix: string, options = {}, seed = 3) => {
  const m = fresh(mix, { creation: 'quick', ...options }, seed);
  while (now(m).phase.step.startsWith('setup')) say(m, all(m)[0]!);
  return m;
};

describe('characters', () => {
  const rollFor = (...dice: number[]) =>
    running(
      (t) => {
        t.state.characters.c1.person = null;
        t.state.house.quick = false;
        return createCharacter(t, 'c1');
      },
      {},
      dice,
    );

  test('SS-020 SS-021 SS-022 SS-023 EX-SS-01 five dice again until they make fourteen; then one of the lowest goes', () => {
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

  test('SS-024 SS-025 SS-026 SS-028 SS-029 every result to one attribute, a name that nobody has, Young, one trait of five', () => {
    const m = say(
      rollFor(1, 2, 3, 4, 5),
      'throw:d6',
      'result:5>attribute:c1:awareness',
      'result:2>attribute:c1:might',
      'result:3>attribute:c1:dexterity',
    );
    expect(asked(m)).toEqual(['create.trait']);
    expect(offered(m)).toEqual(startingTraits.map((trait) => `trait:${trait}`));
    say(m, 'trait:intrepid');
    expect(() => draft(m, 'create.name', 'Tamrik')).toThrow(expect.objectContaining({ rule: 'SS-026' }));
    draft(m, 'create.name', 'Ayla');
    const person = Object.values(now(m).people).at(-1)!;
    expect(person).toMatchObject({
      name: 'Ayla',
      age: 'young',
      traits: ['intrepid'],
      attributes: { might: 2, dexterity: 3, conviction: 4, awareness: 5 },
      fate: 'living',
    });
  });

  test('SS-026 a name has two to twenty letters', () => {
    const unnamed = () => {
      const m = say(rollFor(1, 3, 3, 3, 4), 'throw:d6');
      while (asked(m)[0] !== 'create.name') say(m, offered(m)[0]!);
      return m;
    };
    for (const name of ['Y', ' Y ', 'Y'.repeat(21)])
      expect(() => draft(unnamed(), 'create.name', name)).toThrow(expect.objectContaining({ rule: 'SS-026' }));
    for (const name of ['Yo', 'Y'.repeat(20)])
      expect(Object.values(now(draft(unnamed(), 'create.name', name)).people).at(-1)!.name).toBe(name);
  });

  test('SS-021 SS-024 whoever is being made lies on the table, as far as they have come', () => {
    const m = say(rollFor(1, 1, 2, 2, 2, 1, 2, 3, 4, 5), 'throw:d6');
    expect(now(m).scene).toMatchObject({ kind: 'creation', who: 'c1', dice: [1, 1, 2, 2, 2], kept: false, left: [] });
    say(m, 'throw:d6', 'result:5>attribute:c1:awareness');
    expect(now(m).scene).toMatchObject({ dice: [1, 2, 3, 4, 5], kept: true, left: [2, 3, 4], values: { awareness: 5 }, trait: null });
    say(m, 'result:2>attribute:c1:might', 'result:3>attribute:c1:dexterity', 'trait:intrepid');
    expect(now(m).scene).toMatchObject({ left: [], values: { might: 2, dexterity: 3, conviction: 4, awareness: 5 }, trait: 'intrepid' });
    expect(now(say(m, 'random-name')).scene).toBeNull();
  });

  test('SS-027 the table may name them, and never twice the same', () => {
    const m = ready('seeds-4');
    const names = Object.values(now(m).people).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(personNames as readonly string[]).toContain(name);
  });

  test('SS-013 SS-014 SS-015 SS-019 characters are created before play; everybody has one, and some may have several', () => {
    const m = ready('seeds-1', { company: '3' });
    expect(Object.values(now(m).characters).map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p1']);
    expect(told(m, 'characterCreated').map(({ who }) => who)).toEqual(['c1', 'c2', 'c3']);
    expect(Object.values(now(m).characters).every(({ person }) => person !== null)).toBe(true);
    expect(Object.values(now(ready('seeds-2', { company: '3' })).characters).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p1']);
  });

  test('SS-016 SS-017 SS-018 whoever needs a character takes any that lives and is not in play, or makes a new one; neither the dead nor a legend', () => {
    const m = begin({ edit: (s) => {
      s.phase = { step: 'dawn' };
      Object.assign(s.characters.c1, { person: null, at: null });
      s.people['person-1']!.fate = 'legend';
      s.people['person-7'] = { ...s.people['person-2']!, name: 'Forgotten', fate: 'forgotten' };
      s.people['person-8'] = { ...s.people['person-2']!, name: 'Rested', seat: 'p2', fate: 'living' };
    } });
    expect(offered(m)).toEqual(['person:person-8', 'new']);
    expect(board(say(m, 'person:person-8'))).toMatchObject({ person: 'person-8', at: '0,0' });
  });

  const dexterity = (traits: Trait[], named: Trait) =>
    told(
      say(
        running(
          (t) =>
            resolve(t, 'c1', [
              {
                do: 'test',
                of: ['dexterity'],
                modifiers: [{ if: { trait: [named] }, n: 2 }],
                bands: [
                  { min: 9, do: [] },
                  { min: 0, do: [] },
                ],
              },
            ]),
          (s) => void (s.people['person-1']!.traits = traits),
          [2],
        ),
        'throw:d6',
      ),
      'tested',
    )[0]!.result;
  test('SS-031 a trait does nothing unless it is named', () => {
    expect([dexterity([], 'wise'), dexterity(['cunning'], 'wise'), dexterity(['wise'], 'wise')]).toEqual([5, 5, 7]);
  });
  test('SS-032 traits beyond the first five are gained in play, and stay', () => {
    const m = running((t) => resolve(t, 'c1', [{ do: 'trait', trait: 'attuned' }]));
    expect(now(m).people['person-1']!.traits).toEqual(['wise', 'attuned']);
    expect(startingTraits).not.toContain('attuned');
  });
  test('SS-033 two may choose the same trait', () => {
    const m = running(
      function* (t) {
        t.state.house.quick = false;
        yield* createCharacter(t, 'c1');
      },
      (s) => void (s.people['person-2']!.traits = ['wise']),
      [4, 4, 4, 4, 4],
    );
    say(m, 'throw:d6', 'result:4>attribute:c1:might', 'result:4>attribute:c1:dexterity', 'result:4>attribute:c1:conviction');
    expect(offered(m)).toContain('trait:wise');
  });
  test('SS-034 a living character is Young or Old, and a card may ask', () => {
    const isOld = (age: 'young' | 'old') =>
      now(
        running(
          (t) => resolve(t, 'c1', [{ do: 'when', if: { is: 'old' }, then: [{ do: 'track', track: 'lore', n: 1 }] }]),
          (s) => void (s.people['person-1']!.age = age),
        ),
      ).tracks.lore;
    expect([isOld('young'), isOld('old')]).toEqual([0, 1]);
  });
  test('SS-030 SS-035 what is written on the card stays until a rule changes it; who perishes becomes a legend', () => {
    const m = running((t) => perish(t, 'c1', { grieve: false, oldAge: false }));
    expect(now(m).people['person-1']).toEqual({ ...position().people['person-1'], fate: 'legend' });
    expect(now(m).legends).toEqual(['person-1']);
  });
});

describe('mantles and powers', () => {
  test('SS-005 SS-036 SS-037 SS-041 four mantles, and each has one board', () => {
    const m = fresh('seeds-2', { creation: 'quick' });
    expect(offered(m)).toEqual(['mantle:protector', 'mantle:seeker', 'mantle:storyteller', 'mantle:wanderer']);
    say(m, 'mantle:seeker');
    expect(offered(m)).toEqual(['mantle:protector', 'mantle:storyteller', 'mantle:wanderer']);
    expect(new Set(Object.values(now(ready('seeds-4')).characters).map(({ mantle }) => mantle)).size).toBe(4);
  });

  test('SS-042 a board has a bag, item slots, health, energy, boosts and room for one power', () => {
    expect(board(ready('seeds-1'))).toMatchObject({
      bag: {},
      items: {},
      health: { injury: { minor: 0, major: 0 }, disease: { minor: 0, major: 0 } },
      energy: 5,
      boosts: {},
      power: null,
    });
    expect(slotIds).toHaveLength(9);
  });

  test('SS-040 a board whose character has perished goes to the next, mantle and all', () => {
    const m = begin({
      edit: (s) => {
        s.phase = { step: 'dawn' };
        Object.assign(s.characters.c2, { person: null, at: null });
        s.people['person-2']!.fate = 'legend';
      },
    });
    expect(board(m, 'c2')).toMatchObject({ person: 'person-3', mantle: 'seeker', at: '0,0' });
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
  const prepared = (count: number) => {
    const m = ready(`seeds-${count}`);
    const { energyMax, healthSpaces } = m.view('table');
    return { energy: Object.values(now(m).characters).map((one) => one.energy), energyMax, healthSpaces };
  };
  test('SS-048 SC-014 one or two characters have five energy and five spaces for maladies', () => {
    expect(prepared(1)).toEqual({ energy: [5], energyMax: 5, healthSpaces: 5 });
    expect(prepared(2)).toEqual({ energy: [5, 5], energyMax: 5, healthSpaces: 5 });
  });
  test('SS-049 SC-013 EX-SS-02 three characters have four of each', () => {
    expect(prepared(3)).toEqual({ energy: [4, 4, 4], energyMax: 4, healthSpaces: 4 });
  });
  test('SS-130 SC-012 four characters have four energy and three spaces', () => {
    expect(prepared(4)).toEqual({ energy: [4, 4, 4, 4], energyMax: 4, healthSpaces: 3 });
  });
  test('SS-050 SS-051 all energy is available at first, and that is as much as there can be', () => {
    for (const count of [1, 3]) {
      const m = running((t) => resolve(t, 'c1', [{ do: 'energy', n: 3 }]), { mix: `seeds-${count}` });
      expect(board(m).energy).toBe(prepared(count).energyMax);
    }
  });
});

describe('the first valley', () => {
  test('SS-070 SS-071 SS-072 SS-073 SS-074 SS-075 the region of choice, one tray, the starting hex faceup in the slot of choice, two random hexes facedown beside it', () => {
    const m = fresh('seeds-1', { creation: 'quick' });
    say(m, 'mantle:seeker');
    expect(offered(m)).toEqual(['region:vale', 'region:skyreach']);
    say(m, 'region:skyreach');
    expect(offered(m)).toEqual(['hex:0,0', 'hex:1,0', 'hex:0,1']);
    say(m, 'hex:1,0');
    const beside = (seed: number) => {
      const other = say(fresh('seeds-1', { creation: 'quick' }, seed), 'mantle:seeker', 'region:skyreach', 'hex:1,0');
      return [now(other).map['0,0']!.id, now(other).map['0,1']!.id].join();
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(beside)).size).toBeGreaterThan(1);
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

  test('SS-078 SS-079 SS-082 SS-083 SS-084 the tracks of a first game: four numbers', () => {
    expect(now(ready('seeds-2')).tracks).toEqual({ activity: 0, lore: 0, unrest: 0, population: 8 });
  });

  test('SS-085 SS-086 SS-087 the decks are exactly JA01 to JA06 and NA01 to NA05, shuffled', () => {
    const { journey, night } = now(ready('seeds-1'));
    expect([...journey.cards].sort()).toEqual(['JA01', 'JA02', 'JA03', 'JA04', 'JA05', 'JA06']);
    expect([...night.cards].sort()).toEqual(['NA01', 'NA02', 'NA03', 'NA04', 'NA05']);
    const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => now(ready('seeds-1', {}, seed)).journey.cards.join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('SS-060 SS-063 SS-066 SS-067 SS-090 two goals in play, eight aside, the challenge for all to see, and a day begins', () => {
    const s = now(ready('seeds-2'));
    expect(Object.keys(s.goals)).toEqual(['G101', 'G102']);
    expect(s.challenge).toMatchObject({ id: 'CI01', aside: ['G103', 'G104', 'G105', 'G106', 'G107', 'G108', 'G109', 'G110'] });
    expect(s).toMatchObject({ day: 1, phase: { step: 'day' } });
    expect(ready('seeds-2').view('table').challenge!.id).toBe('CI01');
  });

  test('SS-064 SS-065 what the front says of setting up is done: goals aside, one tray, the first decks; then its back is in force, with events at 3, 5, 8 and 12', () => {
    const m = ready('seeds-1');
    expect(now(m)).toMatchObject({ challenge: { aside: challenges.CI01.aside, resolved: [] }, trays: [{}] });
    expect([now(m).journey.cards.length, now(m).night.cards.length]).toEqual([6, 5]);
    expect(challenges.CI01.events.map(({ at }) => at)).toEqual([3, 5, 8, 12]);
    const later = night('night.events', { mix: 'seeds-1', edit: (s) => void (s.tracks.activity = 2) });
    expect(now(later).challenge!.resolved).toEqual([3]);
  });

  test('SS-164 a shrouded hex shows its land and one feature, not its id', () => {
    const m = ready('seeds-1');
    const hidden = Object.values(m.view('table').map).filter(({ explored }) => !explored);
    expect(hidden).toHaveLength(2);
    for (const hex of hidden) {
      expect(hex).toMatchObject({ region: 'vale', land: 'heath' });
      for (const covered of ['id', 'features']) expect(hex).not.toHaveProperty(covered);
    }
    // A tarn with prairie behind it, and a wood with a wetland.
    const seen = (explored: boolean) => {
      const edit: Edit = (s) => { for (const hex of ['1,0', '0,1'] as const) change(s, hex, { explored }); };
      const { map } = begin({ mix: 'seeds-1', hexes: ['VV01', 'VV04', 'VV03'], edit }).view('table');
      return [map['1,0'], map['0,1']];
    };
    expect(seen(false)).toMatchObject([{ land: 'heath', hint: 'lake' }, { land: 'heath', hint: 'forest' }]);
    expect(seen(true)).toMatchObject([
      { id: 'VV04', features: ['lake', 'prairie'] },
      { id: 'VV03', features: ['wetland', 'forest'] },
    ]);
    for (const hex of seen(true)) for (const shrouded of ['land', 'hint']) expect(hex).not.toHaveProperty(shrouded);
  });
});

describe('an Endless valley', () => {
  test('SC-624, EX-SC-36: two trays share three edges', () => {
    const [a, b] = endlessTrays();
    expect(a.hexes.flatMap((hex) => b.hexes.filter((other) => distance(hex, other) === 1))).toHaveLength(3);
  });

  test('SC-622 SC-625 SC-626 SC-627 SC-628 EX-SC-36 EX-SC-37 six hexes of one region, one under the ice, one of the others faceup, everybody there', () => {
    for (const seed of [1, 2, 3, 4]) {
      const s = now(ready('endless-2', {}, seed));
      const hexes = Object.values(s.map);
      expect(hexes).toHaveLength(6);
      expect(s.unused[s.region]).toHaveLength(hexesOf(s.region).length - 6);
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

  test('SC-620 SC-621 SC-632 SC-633 SC-634 SC-637 SC-638 an event on top, EM10 below, KN01 to KN04, GA08 and GA09', () => {
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
