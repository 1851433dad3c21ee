import { describe, expect, test } from 'vitest';
import { paladinDefense, paladinStrength } from './values.ts';
import { restore } from '../../../../kernel/restore.ts';
import { vast } from '../../index.ts';
import {
  all,
  asked,
  begin,
  dragging,
  fullGame,
  give,
  go,
  lay,
  layDark,
  now,
  offered,
  prepare,
  pressing,
  refused,
  say,
  tapping,
  told,
  where,
  type VastMatch,
} from '../../vast.testing.ts';

const values = (m: VastMatch): number[] => [paladinStrength(now(m)), paladinDefense(now(m))];
const atCollect = (edit: Parameters<typeof begin>[0] = () => {}) =>
  begin((s) => {
    s.phase = { step: 'collect' };
    edit(s);
  });

describe('§9.1, §9.2 Values and collecting', () => {
  test('MM-153, MM-156, MM-160, MM-161 each cube on prepare gives 1 Strength and 1 Defense, and they add up', () => {
    const m = begin();
    expect(values(m)).toEqual([0, 0]);
    expect(values(prepare(m))).toEqual([1, 1]);
    expect(values(prepare(m))).toEqual([2, 2]);
    expect(told(m, 'prepared').at(-1)).toEqual({ fact: 'prepared', strength: 2, defense: 2 });
    // They defend while the Skeletons act: the phase after his turn still counts them.
    say(m, 'end-turn');
    expect(now(m).phase.step).toBe('spawn');
    expect(values(m)).toEqual([2, 2]);
  });

  test('MM-155, MM-156 collecting brings every cube back from the boxes and ends what they gave', () => {
    const m = atCollect((s) => void (s.paladin.cubes = { unassigned: 1, prepare: 2, sprint: 1, crusade: 1, supply: 2 }));
    expect(now(m).paladin.cubes).toEqual({ unassigned: 5, prepare: 0, sprint: 0, crusade: 0, supply: 2 });
    expect(values(m)).toEqual([0, 0]);
    expect(told(m, 'cubesCollected')).toEqual([{ fact: 'cubesCollected', count: 4 }]);
  });

  test('MM-155 a new turn forgets what the last one had used up', () => {
    const m = atCollect((s) => {
      give(s, 'inPlay', 'judgment', 'masonsPick');
      s.paladin.fury = 5;
      s.figures['poltergeist-1'] = '4,7';
      s.paladin.turn = { ...s.paladin.turn, judgment: true, masonsPick: true, hitPoltergeist: true };
    });
    expect(all(m)).toEqual(expect.arrayContaining(['card:judgment>figure:poltergeist-1', 'card:masonsPick>edge:4,6|4,7']));
    expect(now(m).paladin.turn.hitPoltergeist).toBe(false);
  });
});

describe('§9.3 Take actions', () => {
  test('MM-157 each action costs one unassigned cube, put on its box', () => {
    const m = begin((s) => lay(s, '3,7', 'shrine-X-1'));
    prepare(m);
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'stop-sprint');
    go(m, '4,7');
    expect(now(m).paladin.cubes).toEqual({ unassigned: 0, prepare: 1, sprint: 1, crusade: 1, supply: 4 });
    expect(offered(m)).toEqual(['end-turn']);
    expect(refused(m, dragging('cubes:unassigned', 'box:prepare'))?.rule).toBe('MM-157');
    expect(refused(m, dragging('figure:paladin', 'space:3,7'))?.rule).toBe('MM-157');
  });

  test('MM-158 actions come in any order and each any number of times', () => {
    const m = prepare(begin(), 3);
    expect(now(m).paladin.cubes.prepare).toBe(3);
    const other = begin((s) => lay(s, '3,7', 'pit-I-1'));
    go(other, '3,7');
    go(other, '4,7');
    prepare(other);
    expect(now(other).paladin.cubes).toMatchObject({ crusade: 2, prepare: 1 });
  });

  test('MM-159 the phase may end with cubes left, but not in the middle of an action', () => {
    const m = begin((s) => lay(s, '3,7', 'shrine-X-1'));
    say(m, 'cubes:unassigned>box:crusade');
    expect(all(m)).not.toContain('end-turn');
    expect(refused(m, pressing('end-turn'))?.rule).toBe('MM-159');
    say(m, 'space:4,7', 'end-turn');
    expect(now(m).paladin.cubes.unassigned).toBe(2);
    expect(now(m).phase.step).not.toBe('actions');
  });

  test('MM-777 the phase may end without any action', () => {
    const m = say(begin(), 'end-turn');
    expect(now(m).paladin.cubes.unassigned).toBe(3);
    expect(now(m).phase.step).not.toBe('actions');
  });

  test('MM-162 prepare may be taken in the middle of a crusade or sprint', () => {
    const crusade = begin((s) => layDark(s, '3,7', 'poltergeist-I-1'));
    go(crusade, '3,7');
    expect(asked(crusade)).toEqual(['crusade.attack', 'paladin.powers']);
    prepare(crusade, 2);
    expect(asked(crusade)[0]).toBe('crusade.attack');
    expect(values(crusade)).toEqual([2, 2]);
    const sprint = begin((s) => lay(s, '3,7', 'shrine-X-1'));
    say(sprint, 'cubes:unassigned>box:sprint');
    prepare(sprint);
    expect(asked(sprint)[0]).toBe('sprint.move');
    expect(offered(begin(), 'paladin.powers')).not.toContain('cubes:unassigned>box:prepare');
  });
});

describe('§9.3 Sprint', () => {
  const corridor = (edit: Parameters<typeof begin>[0] = () => {}) =>
    begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
      lay(s, '1,7', 'blood-I-1');
      edit(s);
    });

  test('MM-163 up to 2 spaces, and at least 1', () => {
    const m = corridor();
    say(m, 'cubes:unassigned>box:sprint');
    expect(offered(m)).toEqual(['figure:paladin>space:3,7']);
    expect(refused(m, pressing('stop-sprint'))?.rule).toBe('RU-34');
    say(m, 'figure:paladin>space:3,7', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
    expect(asked(m)[0]).toBe('paladin.action');
    const short = say(corridor(), 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'stop-sprint');
    expect(where(short)).toBe('3,7');
    expect(told(short, 'moved')).toEqual([{ fact: 'moved', figure: 'paladin', path: ['4,7', '3,7'], by: 'sprint' }]);
  });

  test('MM-164 only Lit tiles may be entered', () => {
    const m = begin((s) => lay(s, '3,7', 'pit-I-1'));
    say(m, 'cubes:unassigned>box:sprint');
    expect(offered(m)).toEqual(['figure:paladin>space:3,7']);
    expect(refused(m, dragging('figure:paladin', 'space:5,7'))?.rule).toBe('MM-164');
    const none = begin();
    expect(offered(none)).not.toContain('cubes:unassigned>box:sprint');
    expect(refused(none, dragging('cubes:unassigned', 'box:sprint'))?.rule).toBe('RU-34');
  });

  test('MM-165 no tile with a forcing figure', () => {
    const m = corridor((s) => void (s.figures.casty = '2,7'));
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7');
    expect(offered(m)).toEqual(['figure:paladin>space:4,7', 'stop-sprint']);
    expect(refused(m, dragging('figure:paladin', 'space:2,7'))?.rule).toBe('MM-165');
  });

  test('MM-166 a figure that forces nobody is no obstacle: under Disdain he runs past a Skeleton', () => {
    const m = corridor((s) => void (s.figures.casty = '3,7'));
    say(m, 'card:disdain', 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
    expect(told(m, 'attacked')).toEqual([]);
  });

  test('MM-167, MM-529 a sprint reveals, attacks, prays and loots nothing', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'shrine-X-1');
      s.treasureMarkers['treasure-1'] = '3,7';
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'stop-sprint');
    expect(asked(m)[0]).toBe('paladin.action');
    expect(now(m).treasureMarkers['treasure-1']).toBe('3,7');
    expect(now(m).paladin).toMatchObject({ fury: 3, light: 3, grit: 0 });
    expect(refused(m, pressing('shrine:fury'))?.rule).toBe('MM-529');
  });

  test('MM-168 a web ends the sprint, and he may move again with another cube', () => {
    const m = corridor((s) => void (s.tokens['3,7'] = { web: 2 }));
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7');
    expect(asked(m)[0]).toBe('paladin.action');
    expect(now(m).tokens['3,7']).toEqual({ web: 1 });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
  });

  test('MM-227 a lamp does not stop him', () => {
    const m = corridor((s) => void (s.tokens['3,7'] = { lamp: 1 }));
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
    expect(now(m).tokens['3,7']).toEqual({ lamp: 1 });
  });

  test('a dead end is no end while Fury can breach its wall', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'treasure-D-2', 3);
      lay(s, '2,7', 'pit-I-2');
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'token:fury>edge:2,7|3,7', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
    // Here the poltergeist bars the way back as well, so that only a breach leads on.
    const shutIn = (fury: number) =>
      say(
        begin((s) => {
          lay(s, '3,7', 'treasure-D-2', 3);
          lay(s, '2,7', 'pit-I-2');
          s.figures['poltergeist-1'] = '4,7';
          s.paladin.fury = fury;
        }),
        'cubes:unassigned>box:sprint',
        'figure:paladin>space:3,7',
      );
    expect(offered(shutIn(1))).toEqual(['stop-sprint']);
    expect(where(say(shutIn(1), 'token:fury>edge:2,7|3,7', 'figure:paladin>space:2,7'))).toBe('2,7');
    expect(asked(shutIn(0))[0]).toBe('paladin.action');
  });
});

describe('§9.4 Gain Fury', () => {
  test('MM-201, MM-202, RU-11 1 Fury for a turn without that hit, even if the attack was tried and missed', () => {
    const m = begin((s) => layDark(s, '3,7', 'poltergeist-I-1'));
    say(go(m, '3,7'), 'figure:poltergeist-1', 'end-turn');
    expect(now(m).paladin.fury).toBe(4);
    const turnWith = (hit: 'hitPoltergeist' | 'hitSpider', full: boolean) =>
      now(
        say(
          begin((s) => {
            s.paladin.turn[hit] = true;
            if (full) fullGame(s);
          }),
          'end-turn',
        ),
      ).paladin.fury;
    // MM-605: on a journey the poltergeist is asked for, in the full game the Spider.
    expect([turnWith('hitPoltergeist', false), turnWith('hitSpider', false)]).toEqual([3, 4]);
    expect([turnWith('hitPoltergeist', true), turnWith('hitSpider', true)]).toEqual([4, 3]);
  });

  test('MM-218 Fury stops at 5', () => {
    const m = say(begin((s) => void (s.paladin.fury = 5)), 'end-turn');
    expect(now(m).paladin.fury).toBe(5);
    expect(told(m, 'furyChanged')).toEqual([]);
  });
});

describe('A turn can be taken up again', () => {
  test('a save in the middle of a crusade asks the same again', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'poltergeist-I-1');
      give(s, 'hand', 'armor');
    });
    go(m, '3,7');
    prepare(m);
    const again = restore(vast, JSON.parse(JSON.stringify(m.save())));
    expect(again.lost).toBe('nothing');
    expect(again.match.open.map(({ ask, options }) => [ask, options.map(({ id }) => id)])).toEqual(
      m.open.map(({ ask, options }) => [ask, options.map(({ id }) => id)]),
    );
  });

  test('each finished action and each power between actions is a boundary', () => {
    const m = begin();
    prepare(m);
    expect(m.here().tail).toEqual([]);
    say(m, 'token:fury>stat:strength');
    expect(m.here().tail).toEqual([]);
    say(m, 'cubes:unassigned>box:crusade');
    expect(m.here().tail).toHaveLength(1);
    expect(refused(m, tapping('figure:casty'))?.rule).toBe('MM-126');
  });
});
