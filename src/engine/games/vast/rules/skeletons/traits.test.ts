import { describe, expect, test } from 'vitest';
import { defenseOf } from '../attack.ts';
import { spawnSpace } from '../spaces.ts';
import { full, fullState, put } from '../../full.testing.ts';
import { acting, lastPath, stand, type SkeletonSpaces } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { go, lay, now, offered, say, told, where } from '../../vast.testing.ts';

/** The Strength with which Shooty goes for the Paladin on the Entrance. */
const strengthWith = (others: SkeletonSpaces, edit?: (s: VastState) => void): number =>
  told(say(acting({ shooty: 'S-E', ...others }, edit), 'figure:shooty>space:4,7'), 'attacked')[0]!.strength;

describe('§10.1 Winning', () => {
  test('MM-229, MM-257 the hit that takes the last Health wins for the Skeletons at once', () => {
    const m = say(acting({ casty: '3,7' }, (s) => void (s.paladin.health = 1)), 'figure:casty>space:4,7');
    if (m.open.length > 0) say(m, 'figure:paladin');
    expect(m.over?.winners).toEqual(['skeletons']);
    expect(now(m).paladin.health).toBe(0);
    expect(told(m, 'spawned')).toEqual([]);
  });

  test('MM-257 a hit costs him 1 Health and he stays', () => {
    const m = say(acting({ shooty: '3,7' }), 'figure:shooty>space:4,7');
    expect(now(m).paladin.health).toBe(6);
    expect(where(m)).toBe('4,7');
    expect(m.over).toBeNull();
  });
});

describe('§10.1 Distracting', () => {
  test('MM-230, MM-240 base Strength 1, and 1 more for each space beside the defender with a Skeleton or skulls', () => {
    expect(strengthWith({})).toBe(1);
    expect(strengthWith({ casty: '3,7' })).toBe(2);
    expect(strengthWith({ casty: '3,7' }, (s) => void (s.tokens['5,7'] = { skulls: 1 }))).toBe(3);
  });

  test('MM-231 a space counts once, whatever it holds', () => {
    expect(strengthWith({ casty: '3,7', screamy: '3,7' })).toBe(2);
    expect(strengthWith({ casty: '3,7' }, (s) => void (s.tokens['3,7'] = { skulls: 2 }))).toBe(2);
  });

  test('MM-232 walls between do not matter, and crypts and grounds count', () => {
    // 4,6 is a crypt behind the wall of the Entrance.
    expect(strengthWith({ casty: '4,6' })).toBe(2);
    const m = acting({ shooty: '2,7', casty: 'S-W' }, (s) => {
        lay(s, '3,7', 'shrine-X-1');
      put(s, { paladin: '3,7' });
    });
    expect(told(say(m, 'figure:shooty>space:3,7'), 'attacked')[0]!.strength).toBe(2);
  });

  test('MM-233 nobody on the defender\'s own tile counts', () => {
    const m = acting({ shooty: '4,7', casty: '4,7' });
    expect(told(say(m, 'stay', 'figure:paladin'), 'attacked')[0]!.strength).toBe(1);
  });

  test('MM-230 against any defender, not only the Paladin', () => {
    const m = acting({ shooty: '3,7', casty: '1,7' }, (s) => {
        put(s, { 'poltergeist-1': '2,7' });
    });
    expect(told(say(m, 'figure:shooty>space:2,7'), 'attacked')[0]).toMatchObject({
      defender: 'poltergeist-1', strength: 2, defense: 1, hit: true,
    });
  });

  test('FA-4 a dazzled Skeleton distracts nobody', () => {
    expect(strengthWith({ casty: '3,7' }, (s) => void (s.skeletons.dazzled.casty = true))).toBe(1);
  });
});

describe('§10.1 Groundskeepers', () => {
  test('MM-234, MM-235 they walk in the grounds and over crypts', () => {
    const m = acting({ casty: 'S-W' });
    expect(offered(m)).toEqual(expect.arrayContaining(['figure:casty>space:W-S', 'figure:casty>space:2,7', 'figure:casty>space:1,5']));
  });

  test('MM-236 no wall is crossed, from a tile, from a crypt or from the grounds', () => {
    const corridor = (s: VastState): void => lay(s, '3,7', 'pit-I-1'); // walls above and below
    const fromGrounds = say(acting({ casty: 'S-W' }, corridor), 'figure:casty>space:3,7');
    expect(lastPath(fromGrounds)).toEqual(['S-W', '2,7', '3,7']);
    const fromCrypt = say(acting({ casty: '3,6' }, corridor), 'figure:casty>space:3,7');
    expect(lastPath(fromCrypt)).toEqual(['3,6', '2,6', '2,7', '3,7']);
    const fromTile = say(acting({ casty: '3,7' }, corridor), 'figure:casty>space:3,6');
    expect(lastPath(fromTile)).toEqual(['3,7', '2,7', '2,6', '3,6']);
  });

  test('FA-5 nobody enters the tile of the pillar', () => {
    const m = acting({ casty: '2,7' }, (s) => void (s.figures.pillar = '3,7'));
    expect(offered(m)).not.toContain('figure:casty>space:3,7');
    expect(offered(m)).toContain('figure:casty>space:1,7');
  });
});

describe('§10.1 Undead and Weak Bones', () => {
  /** The Paladin with Strength 2 next to Casty, who is third in the March Order. */
  const beset = (edit: (s: VastState) => void = () => {}) =>
    full('five', (s) => {
      stand(s, { slashy: 'W-M', shooty: 'W-M', casty: '3,7' });
      lay(s, '3,7', 'shrine-X-1');
      s.active = 'paladin';
      s.phase = { step: 'actions' };
      s.paladin.cubes = { ...s.paladin.cubes, unassigned: 1, prepare: 2 };
      edit(s);
    });

  test('MM-237, EX-MM-01 a Skeleton that the Paladin has to attack is removed and comes back on a rolled Spawn', () => {
    const m = go(beset(), '3,7');
    expect(offered(m)).toEqual(['figure:casty']);
    say(m, 'figure:casty');
    expect(told(m, 'attacked')[0]).toMatchObject({ strength: 2, defense: 1, hit: true });
    const face = told(m, 'spawnRolled')[0]!.rolls[0]!.face;
    expect(where(m, 'casty')).toBe(spawnSpace(face));
    expect(told(m, 'skeletonFell')).toEqual([{ fact: 'skeletonFell', skeleton: 'casty', from: '3,7' }]);
  });

  test('MM-238 its card goes first and those left of its place move one to the right', () => {
    const m = say(go(beset(), '3,7'), 'figure:casty');
    expect(now(m).skeletons.march).toEqual(['casty', 'slashy', 'shooty', 'screamy', 'stabby']);
  });

  test('MM-239 a Skeleton that has attacked is removed after a hit and after a miss', () => {
    const hit = say(acting({ shooty: '3,7' }), 'figure:shooty>space:4,7');
    expect(told(hit, 'attacked')[0]!.hit).toBe(true);
    expect(told(hit, 'spawned')).toHaveLength(1);
    const miss = say(acting({ shooty: '3,7' }, (s) => void (s.paladin.cubes.prepare = 3)), 'figure:shooty>space:4,7');
    expect(told(miss, 'attacked')[0]!.hit).toBe(false);
    expect(where(miss, 'shooty')).toBe(told(miss, 'spawned')[0]!.at);
  });

  test('MM-783 after a forced miss it does not retreat: it falls apart', () => {
    const m = say(acting({ shooty: '3,7' }, (s) => void (s.paladin.cubes.prepare = 3)), 'figure:shooty>space:4,7');
    expect(told(m, 'retreated')).toEqual([]);
    expect(told(m, 'skeletonFell')).toEqual([{ fact: 'skeletonFell', skeleton: 'shooty', from: '4,7' }]);
  });

  test('MM-241 Defense is 1 and 1 more for each other Skeleton on the tile', () => {
    const s = fullState('five', (at) => stand(at, { slashy: '3,7', shooty: '3,7', casty: '3,7', stabby: '2,7' }));
    expect([defenseOf(s, 'slashy'), defenseOf(s, 'stabby')]).toEqual([3, 1]);
  });

  test('MM-281 an enemy that enters the tile of skulls sends them back, and they can be placed again', () => {
    const m = go(beset((s) => void (s.tokens['3,7'] = { skulls: 1 })), '3,7');
    expect(told(m, 'tokenRemoved')).toEqual([{ fact: 'tokenRemoved', token: 'skulls', at: '3,7', by: 'paladin' }]);
    expect(now(m).tokens['3,7']).toBeUndefined();
  });

  test('RU-26 skulls on a crypt stay when somebody walks over them', () => {
    const m = acting({ slashy: 'S-W' }, (s) => void (s.tokens['2,7'] = { skulls: 1, web: 1 }));
    say(m, 'figure:slashy>space:2,7');
    expect(now(m).tokens['2,7']).toEqual({ skulls: 1, web: 1 });
    expect(told(m, 'stopped')).toEqual([]);
  });
});
