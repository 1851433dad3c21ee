import { describe, expect, test } from 'vitest';
import { perish } from './perishing.ts';
import { takeLegend } from './legends.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  equip,
  give,
  night,
  now,
  offered,
  outpost,
  rigged,
  running,
  say,
  told,
  type Edit,
} from '../stonesaga.testing.ts';

describe('perishing', () => {
  const dying: Edit = (s) => { s.characters.c1.health.injury.major = 5; give(s, 'c1', 'fish', 'wood'); equip(s, 'c1', 'IT30', 'pouch1'); };
  test('SS-541 SC-037 SC-233 SC-234 SC-237 SC-241 SC-243 SC-245 SC-246 SC-252 grief, a legend, and what is handed on', () => {
    const { match } = rigged([3], { edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } });
    expect(told(match, 'grieved')).toEqual([{ fact: 'grieved', person: 'person-1', face: 3 }]);
    expect(now(match).tracks.unrest).toBe(1);
    say(match, 'item:item-110>board:c2', 'res:c1:fish>board:c2', 'done');
    expect(board(match, 'c2').bag).toMatchObject({ fish: 1 });
    expect(Object.values(board(match, 'c2').items)).toHaveLength(1);
    expect(now(match)).toMatchObject({
      legends: ['person-1'],
      people: { 'person-1': { fate: 'legend' } },
      characters: { c1: { person: null, at: null, bag: {}, items: {} } },
    });
  });
  test('SC-236, SC-238, SC-239 a one costs population, a five raises an attribute up to six', () => {
    const one = rigged([1], { mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } }).match;
    expect(now(one).tracks.population).toBe(7);
    const five = rigged([5], {
      mix: 'seeds-1',
      edit: (s) => {
        s.phase = { step: 'night.perished', done: [] };
        dying(s);
        s.people['person-1']!.attributes.might = 6;
      },
    }).match;
    expect(offered(five)).toEqual(['attribute:c1:dexterity', 'attribute:c1:conviction', 'attribute:c1:awareness']);
  });
  test('SC-235, SC-240, EX-SC-40: old age adds two', () => {
    const m = running((t) => perish(t, 'c1', { grieve: true, oldAge: true }), { mix: 'seeds-1' }, [1]);
    expect(now(m).tracks).toMatchObject({ unrest: 1, population: 8 });
    expect(asked(running((t) => perish(t, 'c1', { grieve: true, oldAge: true }), { mix: 'seeds-1' }, [6]))).toEqual(['grieve.attribute']);
  });
  test('SC-250 alone everything returns to the supply', () => {
    const m = rigged([3], { mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } }).match;
    expect(asked(m)).not.toContain('perish.bequeath');
  });
  test('SC-244, SC-253, SC-254, SC-684 somebody new takes the board over at dawn, rested', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        s.phase = { step: 'dawn' };
        Object.assign(s.characters.c1, { person: null, at: null, energy: 0 });
        s.people['person-1']!.fate = 'legend';
      },
    });
    expect(board(m)).toMatchObject({ person: 'person-2', at: '0,0', energy: 5, mantle: 'protector' });
  });
  test('SS-542 how many maladies are too many goes by the number of characters', () => {
    const dead = (mix: string) =>
      told(night('night.perished', { mix, edit: (s) => void (s.characters.c1.health.injury.major = 3) }), 'perished').length;
    expect([dead('seeds-4'), dead('seeds-3'), dead('seeds-2')]).toEqual([1, 0, 0]);
  });
  test('SS-543 it is all done before anybody recovers, and the dead do not wake', () => {
    const m = rigged([3], { edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } }).match;
    expect(told(m, 'nightStepBegan')).toEqual([]);
    say(m, 'done');
    expect(m.told.map(({ fact }) => fact.fact).filter((one) => ['perished', 'grieved', 'slept'].includes(one))).toEqual([
      'perished',
      'grieved',
      'slept',
    ]);
    expect(told(m, 'slept').map(({ who }) => who)).toEqual(['c2']);
  });
  test('SS-544 who breaks down later in the night has a day: aid that only turns a token over does not save them, aid that takes one away does', () => {
    const broken = () => {
      const m = night('night.hunger', (s) => {
        s.characters.c2.health = { injury: { minor: 0, major: 2 }, disease: { minor: 0, major: 2 } };
        s.characters.c1.fed = s.characters.c1.watered = true;
        s.night.cards = ['NA05', 'NA05', 'NA05'];
      });
      for (let i = 0; i < 20 && now(m).phase.step !== 'day'; i++) say(m, offered(m)[0]!);
      return m;
    };
    const night2 = (m: ReturnType<typeof broken>) => {
      say(m, 'pass:c1');
      if (all(m).includes('pass:c2')) say(m, 'pass:c2');
      return told(m, 'perished').map(({ who }) => who);
    };
    const m = broken();
    expect(told(m, 'incapacitated').map(({ who }) => who)).toEqual(['c2']);
    expect(now(m)).toMatchObject({ day: 2, phase: { step: 'day' } });
    expect(night2(say(m, 'energy:c1>board:c2', 'malady:c2:injury:major'))).toEqual(['c2']);
    expect(night2(say(broken(), 'energy:c1>board:c2', 'malady:c2:injury:minor'))).toEqual([]);
  });
  test('SC-235 SC-236 SC-237 without old age the die counts as it fell: one costs population, two to four bring unrest', () => {
    const after = (face: number) => {
      const { tracks } = now(running((t) => perish(t, 'c1', { grieve: true, oldAge: false }), { mix: 'seeds-1' }, [face]));
      return [tracks.population, tracks.unrest];
    };
    expect([1, 2, 3, 4].map(after)).toEqual([
      [7, 0],
      [8, 1],
      [8, 1],
      [8, 1],
    ]);
  });
  test('SC-234 SC-242 grief comes first: the legend keeps name, traits and the attributes as grief left them', () => {
    const m = running(
      (t) => perish(t, 'c1', { grieve: true, oldAge: false }),
      {
        edit: (s) => {
          dying(s);
          s.people['person-1']!.marks = ['Arrival'];
        },
      },
      [6],
    );
    say(m, 'attribute:c1:might', 'done');
    expect(now(m).people['person-1']).toMatchObject({
      name: 'Orsa',
      traits: ['wise'],
      marks: ['Arrival'],
      attributes: { might: 4, dexterity: 3, conviction: 3, awareness: 3 },
      fate: 'legend',
    });
  });
  test('SC-245 SC-246 five items and five resources in all, split as they like, those on items too', () => {
    const m = rigged([3], { mix: 'seeds-3', edit: (s) => {
      s.phase = { step: 'night.perished', done: [] };
      s.characters.c1.health.injury.major = 4;
      give(s, 'c1', 'fish', 'wood', 'wood', 'wood');
      for (const n of [1, 2, 3, 4] as const) equip(s, 'c1', 'IT19', `pouch${n}`);
      equip(s, 'c1', 'IT32', 'body1');
      equip(s, 'c1', 'IT05', 'hand1');
      s.characters.c1.items['item-114'] = { ...s.characters.c1.items['item-114']!, stored: { bone: 3 } };
    } }).match;
    say(m, 'res:c1:bone>board:c2', 'res:c1:bone>board:c3', 'res:c1:bone>board:c3', 'res:c1:wood>board:c2', 'res:c1:fish>board:c3');
    expect(offered(m).filter((id) => id.startsWith('res:'))).toEqual([]);
    for (const key of ['item-110', 'item-111', 'item-112'] as const) say(m, `item:${key}>board:c2`);
    say(m, 'item:item-114>board:c3', 'item:item-115>board:c3');
    expect(asked(m)).not.toContain('perish.bequeath');
    expect([board(m, 'c2').bag, board(m, 'c3').bag]).toMatchObject([{ bone: 1, wood: 1 }, { bone: 2 }]);
    expect([Object.keys(board(m, 'c2').items).length, Object.keys(board(m, 'c3').items).length]).toEqual([3, 2]);
  });
  test('SC-253 SC-254 SC-669 the next one comes in at the start or at an outpost, turns up what lies hidden there, and confronts it; no Journey card is drawn', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => {
      s.phase = { step: 'dawn' };
      Object.assign(s.characters.c1, { person: null, at: null, energy: 0 });
      s.people['person-1']!.fate = 'legend';
      s.outposts['outpost-1'] = outpost({ at: '1,0' });
      change(s, '1,0', { mysteries: 1, explored: false });
    } });
    expect(offered(m)).toEqual(['hex:0,0', 'hex:1,0']);
    say(m, 'hex:1,0');
    expect(told(m, 'mysteryConfronted')).toMatchObject([{ who: 'c1', at: '1,0' }]);
    expect(now(m).map['1,0']!.explored).toBe(true);
    expect(told(m, 'journeyDrawn')).toEqual([]);
    expect(board(m).energy).toBe(5);
  });
  test('SC-684 the board passes on with its power as it lies, without maladies or boosts; a legend it held goes back', () => {
    const m = running((t) => perish(t, 'c1', { grieve: false, oldAge: false }), {
      mix: 'seeds-1',
      edit: (s) => {
        s.people['person-9'] = { ...s.people['person-1']!, name: 'Old Bera', fate: 'legend' };
        Object.assign(s.characters.c1, {
          power: 'MA01',
          powerReady: false,
          legend: 'person-9',
          boosts: { might: 2 },
          health: { injury: { minor: 0, major: 5 }, disease: { minor: 0, major: 0 } },
        });
      },
    });
    expect(board(m)).toMatchObject({
      mantle: 'protector',
      power: 'MA01',
      powerReady: false,
      legend: null,
      boosts: {},
      health: { injury: { major: 0 } },
    });
    expect([...now(m).legends].sort()).toEqual(['person-1', 'person-9']);
  });
  test('SC-255 SC-256 SC-257 SC-258 SC-259 legends are drawn by lot or chosen, one to a character; who has one, or finds none, gets none', () => {
    const dead: Edit = (s) => {
      s.people['person-9'] = { ...s.people['person-1']!, fate: 'legend' };
      s.people['person-8'] = { ...s.people['person-1']!, fate: 'legend' };
      s.legends = ['person-9', 'person-8'];
    };
    expect(board(running((t) => takeLegend(t, 'c1', 'draw'), dead, [2])).legend).toBe('person-8');
    expect(offered(running((t) => takeLegend(t, 'c1', 'choose'), dead))).toEqual(['legend:person-9', 'legend:person-8']);
    expect(
      board(
        running(
          (t) => takeLegend(t, 'c1', 'draw'),
          (s) => {
            dead(s);
            s.characters.c1.legend = 'person-9';
          },
        ),
      ).legend,
    ).toBe('person-9');
    expect(board(running((t) => takeLegend(t, 'c1', 'draw'))).legend).toBeNull();
  });
});
