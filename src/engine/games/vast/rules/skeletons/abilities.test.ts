import { describe, expect, test } from 'vitest';
import { defenseOf } from '../attack.ts';
import { put } from '../../full.testing.ts';
import { acting, acts, turnOf } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';

const stability = (m: VastMatch): number => now(m).skeletons.stability;
const skulls = (m: VastMatch): string[] => all(m).filter((id) => id.startsWith('token:skulls>'));
const screams = (m: VastMatch): string[] => all(m).filter((id) => id.startsWith('march:screamy>'));

describe('§10.5 When abilities are used', () => {
  test('MM-275 in the activation, also between two spaces of movement', () => {
    const m = acting({ casty: 'W-S' });
    expect(skulls(m)).not.toEqual([]);
    say(m, 'figure:casty>space:W-N', 'token:skulls>space:1,2');
    expect(asked(m)[0]).toBe('skeleton.move');
    expect(all(m)).toContain('figure:casty>space:N-E'); // three more spaces
    expect(all(m)).not.toContain('figure:casty>space:E-N');
  });

  test('MM-275 beside the action as well', () => {
    const m = say(acting({ casty: '2,6' }), 'stay');
    expect(asked(m)).toEqual(['skeleton.action', 'skeletons.powers']);
    say(m, 'token:skulls>space:2,5', 'arm');
    expect(now(m).tokens['2,5']).toEqual({ skulls: 1 });
  });

  test('MM-276 not in the activation of another, nor in the summon phase', () => {
    const m = acting({ shooty: 'W-S', casty: 'W-S', screamy: 'W-S', slashy: 'W-S' });
    expect(asked(m)).toEqual(['skeleton.move']);
    const later = turnOf({ casty: 'W-S' }, (s) => {
      s.skeletons.stability = 6;
      s.phase = { step: 'skeletons.summon' };
    });
    expect(asked(later)).toEqual(['skeletons.summon']);
  });
});

describe('§10.5 Casty', () => {
  test('MM-277, MM-280 for 1 Stability skulls go on an adjacent space of any kind; twice if there are two', () => {
    const m = acting({ casty: 'S-W' });
    expect(skulls(m).sort()).toEqual(['1,7', '2,7', '3,7', 'W-S'].map((at) => `token:skulls>space:${at}`));
    say(m, 'token:skulls>space:3,7', 'token:skulls>space:W-S');
    expect(now(m).tokens).toEqual({ '3,7': { skulls: 1 }, 'W-S': { skulls: 1 } });
    expect(stability(m)).toBe(4);
  });

  test('MM-278 skulls distract whoever stands beside them', () => {
    const m = say(acting({ casty: '3,7' }), 'token:skulls>space:3,6', 'token:skulls>space:2,7', 'figure:casty>space:4,7');
    expect(told(m, 'attacked')[0]!.strength).toBe(1);
    const beside = say(acting({ casty: '3,7', shooty: '3,7' }), 'stay', 'no-action', 'figure:shooty>space:4,7');
    expect(told(beside, 'attacked')[0]!.strength).toBe(2);
    const skulled = acting({ casty: '2,7', shooty: '5,7' });
    say(skulled, 'token:skulls>space:3,7', 'stay', 'no-action', 'figure:shooty>space:4,7');
    expect(told(skulled, 'attacked')[0]!.strength).toBe(2);
  });

  test('MM-279 not while both tokens are on the map', () => {
    expect(skulls(acting({ casty: 'S-W' }, (s) => void (s.tokens = { '1,1': { skulls: 2 } })))).toEqual([]);
    expect(skulls(acting({ casty: 'S-W' }, (s) => void (s.tokens = { '1,1': { skulls: 1 } })))).not.toEqual([]);
  });

  test('MM-277, MM-761 nor without Stability', () => {
    expect(skulls(acting({ casty: 'S-W' }, (s) => void (s.skeletons.stability = 0)))).toEqual([]);
  });
});

describe('§10.5 Screamy', () => {
  test('MM-282, RU-45 for 1 Stability a Skeleton within 2 spaces, herself included, moves up to 5 spaces', () => {
    const m = acting({ screamy: 'W-S', casty: 'W-N', shooty: 'N-W' });
    expect(screams(m)).toEqual(['march:screamy>figure:screamy', 'march:screamy>figure:casty']);
    say(m, 'march:screamy>figure:casty');
    expect(asked(m)).toEqual(['skeleton.scream']);
    expect(offered(m)).toContain('figure:casty>space:E-M');
    expect(offered(m)).not.toContain('figure:casty>space:E-S');
    say(m, 'figure:casty>space:N-E', 'figure:casty>space:E-M');
    expect(where(m, 'casty')).toBe('E-M');
    expect(stability(m)).toBe(5);
    expect(asked(m)[0]).toBe('skeleton.move');
  });

  test('MM-282 once per turn', () => {
    const m = say(acting({ screamy: 'W-S', casty: 'W-N' }), 'march:screamy>figure:casty', 'stop');
    expect(screams(m)).toEqual([]);
    expect(screams(say(m, 'figure:screamy>space:W-M'))).toEqual([]);
  });

  test('MM-282, RU-45 her own spaces come on top of her movement', () => {
    const m = acting({ screamy: 'W-S' });
    say(m, 'march:screamy>figure:screamy', 'figure:screamy>space:N-E');
    expect(all(m)).toContain('figure:screamy>space:S-E');
  });

  test('MM-283 not to somebody who forces attacks, nor past him', () => {
    const m = say(acting({ screamy: '2,7', casty: '3,7' }, (s) => put(s, { 'poltergeist-1': '3,6' })), 'march:screamy>figure:casty');
    expect(offered(m)).toContain('figure:casty>space:1,7');
    expect(offered(m)).not.toContain('figure:casty>space:4,7');
    expect(offered(m)).not.toContain('figure:casty>space:3,6');
  });

  test('MM-253, RU-45 whoever has walked in on somebody cannot scream herself away, only others closer', () => {
    const m = say(acting({ screamy: '3,7', casty: '3,6' }), 'figure:screamy>space:4,7');
    expect(screams(m)).toEqual(['march:screamy>figure:casty']);
    say(m, 'march:screamy>figure:casty', 'figure:casty>space:3,7', 'stop', 'figure:paladin');
    expect(told(m, 'attacked')[0]!.strength).toBe(2);
  });

  test('MM-284 lamps and webs stop it as usual', () => {
    const m = say(
      acting({ screamy: 'W-S', casty: '1,6' }, (s) => void (s.tokens['2,6'] = { lamp: 1 })),
      'march:screamy>figure:casty',
      'figure:casty>space:2,6',
    );
    expect(asked(m)[0]).toBe('skeleton.move');
    expect(acts(m)).toBe('screamy');
    expect(now(m).tokens['2,6']).toBeUndefined();
  });

  test('MM-285 whoever was moved still acts in its turn', () => {
    const m = say(acting({ screamy: 'W-S', shooty: 'W-N' }), 'march:screamy>figure:shooty', 'figure:shooty>space:N-M', 'stop', 'stay');
    expect(acts(m)).toBe('shooty');
    expect(all(m)).toContain('figure:shooty>space:S-E');
  });
});

describe('§10.5 Shooty', () => {
  /** A Lit row from 3,7 to the Paladin on the Entrance; Shooty on the crypt 2,7. */
  const aiming = (edit: (s: VastState) => void = () => {}, at: '2,7' | '3,7' | '3,6' | '1,7' = '2,7') =>
    say(acting({ shooty: at }, (s) => (lay(s, '3,7', 'shrine-X-1'), edit(s))), 'stay');

  test('MM-286, MM-287, MM-288 a visible figure exactly 2 spaces away, for 2 Stability, and she stays', () => {
    const m = aiming();
    expect(offered(m)).toContain('figure:paladin');
    say(m, 'figure:paladin');
    expect(now(m).paladin.health).toBe(6);
    expect(stability(m)).toBe(4);
    expect(where(m, 'shooty')).toBe('2,7');
    expect(told(m, 'spawned')).toEqual([]);
  });

  test('MM-286 neither nearer nor farther', () => {
    expect(all(aiming(() => {}, '3,7'))).not.toContain('figure:paladin');
    expect(all(aiming((s) => lay(s, '2,7', 'shrine-X-2'), '1,7'))).not.toContain('figure:paladin');
  });

  test('MM-287 with 1 Stability she cannot shoot', () => {
    expect(all(aiming((s) => void (s.skeletons.stability = 1)))).not.toContain('figure:paladin');
  });

  test('MM-289 in a straight line, with nothing blocking between', () => {
    expect(all(aiming(() => {}, '3,6'))).not.toContain('figure:paladin');
    expect(all(aiming((s) => void (s.map['3,7'] = { ...s.map['3,7']!, lit: false })))).not.toContain('figure:paladin');
    expect(all(aiming((s) => void (s.forceWalls['3,7|4,7'] = true)))).not.toContain('figure:paladin');
  });

  test('MM-230 others distract the one she aims at', () => {
    const m = acting({ shooty: '2,7', casty: '5,7' }, (s) => lay(s, '3,7', 'shrine-X-1'));
    expect(told(say(m, 'stay', 'figure:paladin'), 'attacked')[0]!.strength).toBe(2);
  });
});

describe('§10.5 Slashy', () => {
  test('MM-290 for 1 Stability her base Strength is 2 for this turn', () => {
    const m = say(acting({ slashy: '3,7' }), 'march:slashy', 'figure:slashy>space:4,7');
    expect(told(m, 'attacked')[0]!.strength).toBe(2);
    expect(stability(m)).toBe(4);
    const next = turnOf({ slashy: '3,7' }, (s) => void (s.skeletons.turn.sharpened = true));
    expect(now(next).skeletons.turn.sharpened).toBe(false);
  });

  test('MM-290 also when she has walked in already', () => {
    const m = say(acting({ slashy: '3,7' }), 'figure:slashy>space:4,7', 'march:slashy', 'figure:paladin');
    expect(told(m, 'attacked')[0]!.strength).toBe(2);
  });

  test('MM-291 her Defense stays', () => {
    expect(defenseOf(now(say(acting({ slashy: '3,7' }), 'march:slashy')), 'slashy')).toBe(1);
  });

  test('MM-292 it cannot be bought twice', () => {
    expect(all(say(acting({ slashy: '3,7' }), 'march:slashy'))).not.toContain('march:slashy');
  });

  test('MM-290 for nobody else', () => {
    const m = acting({ shooty: '3,7' }, (s) => void (s.skeletons.turn.sharpened = true));
    expect(told(say(m, 'figure:shooty>space:4,7'), 'attacked')[0]!.strength).toBe(1);
  });
});

describe('§10.5 Stabby', () => {
  const stabbing = (edit: (s: VastState) => void = () => {}) => say(acting({ stabby: '3,7' }, edit), 'figure:stabby>space:4,7');

  test('MM-293 after a hit on the Paladin, 1 Stability more makes him lose 3 Grit', () => {
    const m = stabbing((s) => void (s.paladin.grit = 5));
    expect(asked(m)).toEqual(['skeleton.wound']);
    say(m, 'march:stabby');
    expect(now(m).paladin.grit).toBe(2);
    expect(stability(m)).toBe(4);
    expect(told(m, 'spawned')).toHaveLength(1);
  });

  test('MM-293 it is her choice, and needs the Stability and the hit', () => {
    expect(now(say(stabbing((s) => void (s.paladin.grit = 5)), 'enough')).paladin.grit).toBe(5);
    expect(asked(stabbing((s) => void (s.skeletons.stability = 1)))).not.toContain('skeleton.wound');
    expect(asked(stabbing((s) => void (s.paladin.cubes.prepare = 3)))).not.toContain('skeleton.wound');
  });

  test('MM-294, RU-47 below a threshold he gives up a cube of his choice', () => {
    const m = stabbing((s) => {
      s.paladin.grit = 8;
      s.paladin.cubes = { unassigned: 2, prepare: 0, sprint: 0, crusade: 2, supply: 3 };
    });
    say(m, 'march:stabby');
    expect(m.open[0]).toMatchObject({ seat: 'paladin', ask: 'cube.lose' });
    say(m, 'box:crusade');
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 2, crusade: 1, supply: 4 });
  });
});
