import { describe, expect, test } from 'vitest';
import { paladinStrength } from './paladin/values.ts';
import { gainGrit, loseGrit } from './paladin/grit.ts';
import type { VastState } from '../state.ts';
import { asked, begin, give, go, layDark, now, offered, running, say, told } from '../vast.testing.ts';

const gaining = (from: number, by: number, edit: (s: VastState) => void = () => {}) =>
  running(
    (t) => gainGrit(t, by),
    (s) => {
      s.paladin.grit = from;
      edit(s);
    },
  );
const losing = (from: number, by: number, edit: (s: VastState) => void = () => {}) =>
  running(
    (t) => loseGrit(t, by),
    (s) => {
      s.paladin.grit = from;
      s.paladin.cubes = { unassigned: 2, prepare: 1, sprint: 1, crusade: 3, supply: 0 };
      edit(s);
    },
  );

describe('§9.5 Grit', () => {
  test('MM-205, MM-206, MM-207, MM-208 reaching 7, 18, 32 and 41 gives a hero cube each', () => {
    for (const threshold of [7, 18, 32, 41]) {
      expect(now(gaining(threshold - 2, 1)).paladin.cubes.unassigned).toBe(3);
      const m = gaining(threshold - 1, 1);
      expect(now(m).paladin.cubes).toMatchObject({ unassigned: 4, supply: 3 });
      expect(told(m, 'cubeGained')).toEqual([{ fact: 'cubeGained', grit: threshold }]);
      expect(now(gaining(threshold, 1)).paladin.cubes.unassigned).toBe(3);
    }
  });

  test('MM-209 the new cube can be used in the same turn', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.paladin.grit = 5;
      s.paladin.cubes = { unassigned: 1, prepare: 2, sprint: 0, crusade: 0, supply: 4 };
    });
    go(m, '3,7');
    expect(now(m).paladin.cubes.unassigned).toBe(1);
    expect(offered(m)).toContain('cubes:unassigned>box:prepare');
  });

  test('MM-210, MM-211 reaching 13 and 25 draws three favors, of which one is kept', () => {
    for (const threshold of [13, 25]) {
      const m = gaining(threshold - 1, 1);
      expect(asked(m)).toEqual(['favor.keep']);
      const drawn = offered(m).map((id) => id.slice('card:'.length));
      expect(drawn).toHaveLength(3);
      say(m, `card:${drawn[1]!}`);
      expect(now(m).paladin.favors).toMatchObject({ hand: [drawn[1]], discard: [drawn[0], drawn[2]], drawn: [] });
      expect(now(m).paladin.favors.deck).toHaveLength(3);
      expect(m.canUndo).toBe(true);
    }
  });

  test('MM-012, MM-013 with fewer than three favors left he chooses among those, and the last one is kept without asking', () => {
    const two = gaining(12, 1, (s) => {
      give(s, 'box', ...s.paladin.favors.deck);
      give(s, 'deck', 'beacon', 'judgment');
    });
    expect(offered(two)).toEqual(['card:judgment', 'card:beacon']);
    const one = gaining(12, 1, (s) => {
      give(s, 'box', ...s.paladin.favors.deck);
      give(s, 'deck', 'beacon');
    });
    expect(asked(one)).toEqual([]);
    expect(now(one).paladin.favors.hand).toEqual(['beacon']);
    const none = gaining(12, 1, (s) => give(s, 'box', ...s.paladin.favors.deck));
    expect(asked(none)).toEqual([]);
    expect(told(none, 'favorsDrawn')).toEqual([]);
  });

  test('MM-212 a gain that passes several thresholds grants each of them', () => {
    const m = gaining(6, 13);
    expect(now(m).paladin.grit).toBe(19);
    expect(asked(m)).toEqual(['favor.keep']);
    expect(now(m).paladin.cubes.unassigned).toBe(4);
    say(m, offered(m)[0]!);
    expect(now(m).paladin.cubes.unassigned).toBe(5);
  });

  test('MM-213 falling below a cube threshold sends back one cube, which he chooses', () => {
    for (const threshold of [7, 18, 32, 41]) {
      const m = losing(threshold, 1);
      expect(asked(m)).toEqual(['cube.lose']);
      expect(offered(m)).toEqual(['box:unassigned', 'box:prepare', 'box:sprint', 'box:crusade']);
      say(m, 'box:prepare');
      expect(now(m).paladin.cubes).toEqual({ unassigned: 2, prepare: 0, sprint: 1, crusade: 3, supply: 1 });
      expect(paladinStrength(now(m))).toBe(0);
      expect(asked(losing(threshold + 1, 1))).toEqual([]);
    }
  });

  test('MM-213, MM-776 for each value crossed, and only from boxes that hold cubes', () => {
    const m = losing(20, 14, (s) => {
      s.paladin.cubes = { unassigned: 0, prepare: 1, sprint: 0, crusade: 3, supply: 3 };
      give(s, 'box', 'disdain');
    });
    expect(m.open.map(({ seat }) => seat)).toEqual(['paladin']);
    expect(offered(m)).toEqual(['box:prepare', 'box:crusade']);
    say(m, 'box:prepare');
    expect(asked(m)).toEqual([]);
    expect(now(m).paladin.cubes).toEqual({ unassigned: 0, prepare: 0, sprint: 0, crusade: 2, supply: 5 });
  });

  test('MM-214 falling below 13 or 25 discards one favor, from hand or from play', () => {
    for (const threshold of [13, 25]) {
      const m = losing(threshold, 1, (s) => give(s, 'hand', 'beacon'));
      expect(asked(m)).toEqual(['favor.discard']);
      expect(offered(m)).toEqual(['card:beacon', 'card:disdain']);
      say(m, 'card:disdain');
      expect(now(m).paladin.favors).toMatchObject({ discard: ['disdain'], hand: ['beacon'] });
    }
  });

  test('MM-215 Vigor and Illuminate stay; with no other favor nothing is discarded', () => {
    const m = losing(13, 1, (s) => give(s, 'box', 'disdain'));
    expect(asked(m)).toEqual([]);
    expect(now(m).paladin.favors.inPlay).toEqual(['vigor', 'illuminate']);
    expect(now(m).paladin.grit).toBe(12);
  });

  test('MM-216 a threshold that is reached again pays out again', () => {
    const m = running(
      function* (t) {
        yield* gainGrit(t, 1);
        yield* loseGrit(t, 1);
        yield* gainGrit(t, 1);
      },
      (s) => void (s.paladin.grit = 6),
    );
    expect(told(m, 'cubeGained')).toHaveLength(2);
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 4, supply: 3 });
  });
});
