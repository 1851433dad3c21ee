import { describe, expect, test } from 'vitest';
import { full, put } from '../../full.testing.ts';
import { paladinDefense, paladinStrength } from './values.ts';
import { isOpen, isWall } from '../walls.ts';
import {
  all,
  asked,
  give,
  go,
  lay,
  layDark,
  now,
  offered,
  prepare,
  say,
  told,
  topOfStack,
  where,
  type VastMatch,
} from '../../vast.testing.ts';

/** The two turns of the Paladin that the rulebook tells, each played through in a game of five. On a journey: `examples.test.ts`. */
describe('Worked examples, the Paladin in a full game', () => {
  test('EX-MM-04 to EX-MM-11 his first turn', () => {
    const m = full('five', (s) => layDark(s, '3,7', 'poltergeist-I-1'));
    expect(now(m).paladin).toMatchObject({ grit: 0, fury: 3, light: 3, cubes: { unassigned: 3 } });
    say(m, 'cubes:unassigned>box:crusade', 'figure:paladin>space:3,7');
    expect(now(m).paladin).toMatchObject({ grit: 2, cubes: { unassigned: 2, crusade: 1 } });
    expect([isOpen(now(m), '3,7', 'E'), isOpen(now(m), '3,7', 'W')]).toEqual([true, true]);
    expect(told(m, 'tileLaid').map(({ at }) => at)).toEqual(['2,7']);
    expect([where(m), where(m, 'poltergeist-1'), asked(m)[0]]).toEqual(['3,7', '3,7', 'crusade.attack']);
    prepare(m);
    expect(paladinStrength(now(m))).toBe(1); // a tie, which would miss
    prepare(m);
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([2, 2]);
    say(m, 'figure:poltergeist-1');
    expect(told(m, 'attacked')).toEqual([
      { fact: 'attacked', attacker: 'paladin', defender: 'poltergeist-1', strength: 2, defense: 1, hit: true },
    ]);
    expect(where(m, 'poltergeist-1')).toBeUndefined();
    expect(now(m).paladin).toMatchObject({ grit: 5, light: 4, cubes: { unassigned: 0, prepare: 2, crusade: 1 } });
    say(m, 'end-turn');
    expect(now(m).paladin.fury).toBe(4);
    expect(now(m).active).toBe('skeletons');
  });

  /** Where that turn left him, one round later. */
  const second = (): VastMatch =>
    full('five', (s) => {
      lay(s, '3,7', 'poltergeist-I-1');
      layDark(s, '2,7', 'treasure-D-1');
      topOfStack(s, 'pit-D-1'); // the first that the Armory will have laid
      put(s, { paladin: '3,7' });
      Object.assign(s.paladin, { grit: 5, fury: 4, light: 4 });
      give(s, 'deck', 'halo', 'armor');
      s.phase = { step: 'actions' };
    });

  test('EX-MM-42 to EX-MM-50 his second turn', () => {
    const m = go(second(), '2,7');
    expect(now(m).paladin).toMatchObject({ grit: 7, cubes: { unassigned: 3, crusade: 1, supply: 3 } });
    expect((['N', 'S', 'W'] as const).every((side) => isWall(now(m), '2,7', side))).toBe(true);
    expect(now(m).treasureMarkers).toEqual({});

    expect(m.open.map(({ seat, ask }) => [seat, ask])).toEqual([['manor', 'manor.give']]);
    expect(all(m)).toHaveLength(2);
    say(m, all(m).find((id) => id.startsWith('card:halo'))!);
    expect(now(m).paladin.treasures.discard).toEqual(['armor']);
    say(m, 'card:halo>dial:grit');
    expect(now(m).paladin).toMatchObject({ grit: 12, treasures: { box: ['halo'], hand: [] } });

    say(m, 'token:fury>edge:2,6|2,7');
    expect(now(m).paladin.fury).toBe(3);
    go(m, '2,6');
    expect(offered(m, 'reveal.orient')).toContain('space:2,6@3'); // its wall to the left, where Spawn 1 is
    say(m, 'space:2,6@3');
    expect(now(m).paladin.grit).toBe(14);
    expect(offered(m, 'favor.keep')).toHaveLength(3);
    say(m, offered(m, 'favor.keep')[0]!);
    expect([now(m).paladin.favors.hand.length, now(m).paladin.favors.discard.length]).toEqual([1, 2]);
    expect([isWall(now(m), '2,6', 'W'), isOpen(now(m), '2,6', 'S')]).toEqual([true, true]);
    expect(told(m, 'tileLaid').map(({ at }) => at)).toEqual(['2,5', '3,6']);

    const { stability } = now(m).skeletons;
    go(m, '2,5');
    expect(now(m).map['2,5']).toMatchObject({ tile: 'pit-D-1', lit: true });
    expect(now(m).paladin.grit).toBe(16);
    expect([now(m).skeletons.stability, now(m).tokens['2,5'], told(m, 'tileLaid').length]).toEqual([stability, undefined, 2]);
    say(m, 'token:light>space:2,6');
    expect([now(m).tokens['2,6'], now(m).paladin.light]).toEqual([{ lamp: 1 }, 3]);

    prepare(m);
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([1, 1]);
    expect(now(m).paladin.cubes).toEqual({ unassigned: 0, prepare: 1, sprint: 0, crusade: 3, supply: 3 });
    say(m, 'end-turn');
    expect(now(m).paladin.fury).toBe(4);
  });
});
