import { describe, expect, test } from 'vitest';
import { attributeTest } from './attributeTest.ts';
import { bandFor } from './effects/choices.ts';
import { resolve } from './effects/resolve.ts';
import { journey } from '../content/journey.ts';
import type { TestKind } from '../content/vocabulary.ts';
import type { WantedPosition } from '../stonesaga.testing.ts';
import { asked, board, draft, equip, offered, outpostWith, running, say, told, type Edit } from '../stonesaga.testing.ts';

/** A dexterity test of c1 (value 3) with decided dice; the result is told. */
const dexterity = (rolls: number[], edit: Edit = () => {}, kind: TestKind = 'other', more: WantedPosition = {}) =>
  running(
    (t) => attributeTest(t, 'c1', { of: ['dexterity'], kind, modifiers: [{ if: { trait: ['wise'] }, n: 0 }] }, function* () {}),
    { ...more, edit },
    rolls,
  );
const result = (m: ReturnType<typeof dexterity>) => told(m, 'tested')[0]!.result;

describe('a test', () => {
  test('SS-091, SS-093, SS-097 one die and the attribute', () => {
    expect(result(say(dexterity([4]), 'throw:d6'))).toBe(7);
  });

  test('SS-103 SS-104 SS-105 SS-106 SC-583 SC-584 a six brings another die, and so does every six after it, one at a time, until another face', () => {
    const m = say(dexterity([6, 6, 2]), 'throw:d6', 'throw:d6', 'throw:d6');
    expect(told(m, 'dieRolled').map(({ face, why }) => [face, why])).toEqual([[6, 'test'], [6, 'heroic'], [2, 'heroic']]);
    expect(result(m)).toBe(17);
    const five = say(dexterity([6, 5]), 'throw:d6', 'throw:d6');
    expect(told(five, 'dieRolled')).toHaveLength(2);
    expect(result(five)).toBe(14);
  });

  test('SS-098 SS-101 SS-108 SS-109 SS-110 SS-116 a boost must be used, one or two, and wears off once', () => {
    const major = say(dexterity([4], (s) => void (s.characters.c1.boosts = { dexterity: 2, might: 1 })), 'throw:d6');
    expect(result(major)).toBe(9);
    expect(board(major).boosts).toEqual({ dexterity: 1, might: 1 });
    const minor = say(dexterity([4], (s) => void (s.characters.c1.boosts = { dexterity: 1 })), 'throw:d6');
    expect(result(minor)).toBe(8);
    expect(board(minor).boosts).toEqual({});
    const declining = dexterity([4], (s) => void (s.characters.c1.boosts = { dexterity: 1 }));
    expect(offered(declining)).toEqual(['throw:d6']);
  });
  test('SS-116 R-SS-16 the boost wears off after the outcome, and one that the outcome brought stays', () => {
    const boosting = (edit: Edit) =>
      running(
        (t) =>
          resolve(t, 'c1', [
            {
              do: 'test',
              of: ['dexterity'],
              bands: [
                { min: 1, do: [{ do: 'boost', attribute: 'dexterity' }] },
                { min: 0, do: [] },
              ],
            },
          ]),
        edit,
        [4],
      );
    expect(board(say(boosting(() => {}), 'throw:d6')).boosts).toEqual({ dexterity: 1 });
    const had = say(boosting((s) => void (s.characters.c1.boosts = { dexterity: 1 })), 'throw:d6');
    expect(had.told.map(({ fact }) => fact.fact).filter((one) => one.startsWith('boost'))).toEqual(['boosted', 'boostDegraded']);
    expect(board(had).boosts).toEqual({ dexterity: 1 });
  });
  test('SS-092 six steps in their order: throw, throw again, turn, count, outcome, boost', () => {
    const m = running(
      (t) =>
        resolve(t, 'c1', [
          {
            do: 'test',
            of: ['dexterity'],
            kind: 'smallPrey',
            bands: [
              { min: 1, do: [{ do: 'gain', what: 'wood' }] },
              { min: 0, do: [] },
            ],
          },
        ]),
      {
        mix: 'endless-1',
        edit: (s) => {
          Object.assign(s.characters.c1, { power: 'MA02', boosts: { dexterity: 1 } });
        },
      },
      [6, 2, 5],
    );
    say(m, 'throw:d6', 'throw:d6', 'power:c1>die:1');
    expect(
      m.told
        .map(({ fact }) => (fact.fact === 'dieRolled' ? fact.why : fact.fact))
        .filter((one) => one !== 'abilityUsed' && one !== 'powerFlipped'),
    ).toEqual(['test', 'heroic', 'reroll', 'tested', 'gained', 'boostDegraded']);
  });
  const mound = outpostWith('burialMound');
  test('SS-095 an ability adds a die, which is rolled once; a six on it brings nothing', () => {
    const m = dexterity([4, 6], mound, 'night');
    say(m, 'throw:d6');
    expect(offered(m)).toEqual(['structure:structure-1', 'enough']);
    say(m, 'structure:structure-1');
    expect(told(m, 'dieRolled').map(({ face, why }) => [face, why])).toEqual([[4, 'test'], [6, 'added']]);
    expect(result(m)).toBe(13);
    expect(asked(m)).toEqual([]);
  });
  test('SS-094 SS-096 SS-107 in any order, and an added die may be rolled again too', () => {
    const m = dexterity([4, 1, 5], (s) => { mound(s); equip(s, 'c1', 'IT41', 'body1'); }, 'night');
    say(m, 'throw:d6');
    expect(offered(m)).toEqual(['item:item-110>die:0', 'structure:structure-1', 'enough']);
    say(m, 'structure:structure-1', 'item:item-110>die:1');
    expect(told(m, 'dieRolled').map(({ face, why }) => [face, why])).toEqual([[4, 'test'], [1, 'added'], [5, 'reroll']]);
    expect(result(m)).toBe(12);
  });

  test('SS-102 boosts on other attributes stay', () => {
    expect(board(say(dexterity([4], (s) => void (s.characters.c1.boosts = { might: 2 })), 'throw:d6')).boosts).toEqual({ might: 2 });
  });

  test('SS-107 SS-609 SC-588 a die may be rolled again after the heroic effort; a six then brings nothing', () => {
    const m = dexterity([6, 3, 6], (s) => void (s.characters.c1.power = 'MA02'), 'smallPrey');
    say(m, 'throw:d6', 'throw:d6');
    expect(asked(m)).toEqual(['test.reroll']);
    say(m, 'power:c1>die:1');
    expect(told(m, 'dieRolled').at(-1)).toMatchObject({ face: 6, why: 'reroll' });
    expect(result(m)).toBe(15);
    expect(board(m).powerReady).toBe(false);
  });

  test('SC-585 SC-586 SC-588 a die is turned to the next face, never above six, and starts no heroic effort', () => {
    const m = dexterity([5], (s) => void (s.characters.c1.power = 'MA20'));
    say(m, 'throw:d6', 'power:c1>die:0');
    expect(told(m, 'dieTurned')).toEqual([{ fact: 'dieTurned', who: 'c1', from: 5, to: 6 }]);
    expect(result(m)).toBe(9);
    const six = dexterity([6, 6, 6, 1], (s) => void (s.characters.c1.power = 'MA20'));
    say(six, 'throw:d6', 'throw:d6', 'throw:d6', 'throw:d6');
    expect(offered(six)).toEqual(['power:c1>die:3', 'enough']);
  });

  test('SC-582 several abilities may roll the same die again, each once', () => {
    const m = dexterity([1, 2, 5], (s) => { equip(s, 'c1', 'IT41', 'body1'); equip(s, 'c1', 'IT41', 'body2'); }, 'night');
    say(m, 'throw:d6', 'item:item-110>die:0');
    expect(offered(m)).toEqual(['item:item-111>die:0', 'enough']);
    expect(result(say(m, 'item:item-111>die:0'))).toBe(8);
  });
  test('SC-587 turning waits until nothing is rolled again any more', () => {
    const m = dexterity([1, 4], (s) => { s.characters.c1.power = 'MA20'; equip(s, 'c1', 'IT41', 'body1'); }, 'night');
    say(m, 'throw:d6');
    expect(asked(m)).toEqual(['test.reroll']);
    expect(offered(m)).not.toContain('power:c1>die:0');
    say(m, 'item:item-110>die:0', 'power:c1>die:0');
    expect(result(m)).toBe(8);
  });
  test('SS-099 items and modifiers are added', () => {
    const m = say(dexterity([4], (s) => equip(s, 'c1', 'IT24', 'pouch1'), 'smallPrey'), 'throw:d6');
    expect(result(m)).toBe(9);
    expect(result(say(dexterity([4], (s) => equip(s, 'c1', 'IT24', 'pouch1', true), 'smallPrey'), 'throw:d6'))).toBe(7);
  });

  test('what is used up for a bonus is said before the roll', () => {
    const m = dexterity([4], (s) => equip(s, 'c1', 'IT44', 'pouch1'), 'largePrey');
    expect(offered(m)).toEqual(['throw:d6', 'use:item-110']);
    say(m, 'use:item-110', 'throw:d6');
    expect(result(m)).toBe(9);
    expect(board(m).items).toEqual({});
  });

  test('SS-100 the band with the result, or the lowest', () => {
    const bands = [{ min: 12, do: [] }, { min: 8, do: [] }, { min: 1, do: [] }];
    expect([13, 12, 11, 8, 7, 1, 0, -2].map((n) => bandFor(bands, n).min)).toEqual([12, 12, 8, 8, 1, 1, 1, 1]);
  });

  test('own dice are tapped in', () => {
    const m = draft(dexterity([], () => {}, 'other', { options: { dice: 'own' } }), 'test.throw', [5]);
    expect(result(m)).toBe(8);
  });
});

describe('legends', () => {
  const held: Edit = (s) => {
    s.people['person-9'] = {
      name: 'Old Bera',
      attributes: { might: 1, dexterity: 6, conviction: 1, awareness: 1 },
      traits: ['attuned'],
      age: 'old',
      fate: 'legend',
      seat: 'p1',
      marks: [],
    };
    s.characters.c1.legend = 'person-9';
  };
  test('SC-260, SC-261, SC-264 a heroic example lends its value, before the roll, and goes back', () => {
    const m = dexterity([2], held);
    expect(offered(m)).toEqual(['throw:d6', 'heroic-example']);
    say(m, 'heroic-example', 'throw:d6');
    expect(result(m)).toBe(8);
    expect(board(m).legend).toBeNull();
    expect(told(m, 'legendUsed')).toHaveLength(1);
  });

  test('SC-262, SC-263 past wisdom lends a trait that a test asks for', () => {
    const spires = running(
      (t) => resolve(t, 'c1', journey.JU01.effects),
      {
        edit: (s) => {
          held(s);
          s.people['person-1']!.traits = [];
        },
      },
      [4],
    );
    say(spires, 'past-wisdom', 'throw:d6');
    expect(result(spires)).toBe(9);
  });
});

describe('the strange spires', () => {
  const spires = (rolls: number[], edit: Edit) => running((t) => resolve(t, 'c1', journey.JU01.effects), { edit: (s) => {
    Object.assign(s.people['person-1']!, { traits: ['cunning'], attributes: { might: 3, dexterity: 2, conviction: 3, awareness: 3 } });
    edit(s);
  } }, rolls);

  test('EX-SS-05 six and three with dexterity 2 and a minor boost make twelve: one dead coral, and the boost is gone', () => {
    const m = say(spires([6, 3], (s) => void (s.characters.c1.boosts = { dexterity: 1 })), 'throw:d6', 'throw:d6');
    expect(result(m)).toBe(12);
    expect(board(m).bag).toEqual({ deadCoral: 1 });
    expect(board(m).boosts).toEqual({});
  });

  test('EX-SS-06 eight to eleven degrades each malady; below, an injury and the trait wise', () => {
    const better = say(
      spires([6, 1], (s) => void (s.characters.c1.health = { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } })),
      'throw:d6',
      'throw:d6',
    );
    expect(board(better).health).toEqual({ injury: { minor: 0, major: 0 }, disease: { minor: 1, major: 0 } });
    const worse = say(spires([3], () => {}), 'throw:d6');
    expect(board(worse).health.injury.minor).toBe(1);
    expect(told(worse, 'traitGained')).toEqual([{ fact: 'traitGained', who: 'c1', trait: 'wise' }]);
  });

  test('SS-097 SS-099 those who look on see what will be added and what must be reached, before the throw', () => {
    const m = spires([3], (s) => void (s.characters.c1.boosts = { dexterity: 1 }));
    expect(m.view('table').scene).toMatchObject({ kind: 'test', plus: 3, steps: [12, 8] });
    expect(told(say(m, 'throw:d6'), 'tested')[0]).toMatchObject({ bonus: 3, result: 6 });
  });
});
