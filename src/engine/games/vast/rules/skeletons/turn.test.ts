import { describe, expect, test } from 'vitest';
import { spawnSpace } from '../spaces.ts';
import { put } from '../../full.testing.ts';
import { acting, acts, lastPath, turnOf } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';

const stability = (m: VastMatch): number => now(m).skeletons.stability;
const changes = (m: VastMatch): number[] => told(m, 'stabilityChanged').map(({ by }) => by);

describe('§10.2 Lose Stability', () => {
  const shrine = (s: VastState): void => lay(s, '3,7', 'shrine-X-1');

  test('MM-242 1 for each Skeleton on a Lit tile that is no Pit', () => {
    const m = turnOf({ casty: '3,7', shooty: '3,7', stabby: '4,7' }, (s) => (shrine(s), void (s.skeletons.stability = 8)));
    expect(changes(m)).toEqual([-3]);
  });

  test('MM-243 Dark tiles, Pits, pit markers, crypts and grounds cost nothing', () => {
    const m = turnOf({ casty: '5,7', screamy: '4,4', shooty: '1,1', slashy: 'E-M', stabby: '3,7' }, (s) => {
      shrine(s);
      s.pitMarkers['3,7'] = true;
    });
    expect(changes(m)).toEqual([]);
  });

  test('MM-244 Stability stops at 0', () => {
    const m = turnOf({ casty: '3,7', shooty: '3,7', stabby: '3,7' }, shrine);
    expect(stability(m)).toBe(0);
    expect(changes(m)).toEqual([-2]);
  });

  test('MM-242 it comes before anybody moves', () => {
    const m = turnOf({ casty: '3,7' }, shrine);
    expect([acts(m), stability(m)]).toEqual(['casty', 1]);
  });
});

describe('§10.3 Activation', () => {
  test('MM-245 each Skeleton on the map acts once, from left to right', () => {
    const m = turnOf({ stabby: 'W-M', casty: 'N-M', shooty: 'E-M' }, (s) => void (s.skeletons.stability = 0));
    const order = [];
    while (asked(m)[0] === 'skeleton.move') {
      order.push(acts(m));
      say(m, 'stay');
    }
    expect(order).toEqual(['stabby', 'casty', 'shooty']);
  });

  test('MM-246, RU-12 whoever falls apart goes to the front and acts no second time; nobody is skipped', () => {
    const m = acting({ stabby: 'W-M', shooty: '3,7', casty: 'N-M' }, (s) => void (s.skeletons.stability = 1));
    say(m, 'stay', 'figure:shooty>space:4,7');
    expect(now(m).skeletons.march.slice(0, 3)).toEqual(['shooty', 'stabby', 'casty']);
    expect(acts(m)).toBe('casty');
    say(m, 'stay');
    expect(acts(m)).toBe('slashy'); // the idle one, last
  });

  test('MM-247 up to five spaces, in one go or in several', () => {
    const m = acting({ shooty: 'W-S' });
    expect(all(m)).toContain('figure:shooty>space:N-E');
    expect(all(m)).not.toContain('figure:shooty>space:E-N');
    say(m, 'figure:shooty>space:W-N');
    expect(lastPath(m)).toEqual(['W-S', 'W-M', 'W-N']);
    expect(all(m)).toContain('figure:shooty>space:N-E');
    expect(all(m)).not.toContain('figure:shooty>space:E-N');
    say(m, 'figure:shooty>space:N-E');
    expect(acts(m)).not.toBe('shooty');
  });

  test('MM-248, MM-249 one action after the movement, and then no more movement', () => {
    const m = say(acting({ shooty: 'W-S' }), 'figure:shooty>space:2,6', 'stay');
    expect(asked(m)).toEqual(['skeleton.action']);
    say(m, 'arm');
    expect(acts(m)).toBe('stabby');
    expect(where(m, 'shooty')).toBe('2,6');
  });

  test('MM-248 the action may be left out, and so may the movement', () => {
    const m = say(acting({ shooty: '2,6' }), 'stay', 'no-action');
    expect(acts(m)).toBe('stabby');
    expect(now(m).skeletons.gear.hand).toEqual([]);
  });

  test('MM-250, MM-251, MM-252, MM-226 a lamp or a web ends the movement; one of each enemy token goes; an action is still possible', () => {
    const m = acting({ shooty: 'W-S' }, (s) => void (s.tokens['2,6'] = { lamp: 2, web: 1, blood: 2, skulls: 1 }));
    say(m, 'figure:shooty>space:2,6');
    expect(now(m).tokens['2,6']).toEqual({ lamp: 1, blood: 1, skulls: 1 });
    expect(asked(m)).toEqual(['skeleton.action']);
    expect(offered(m)).toContain('arm');
  });

  test('MM-250 a web alone stops too, blood alone does not', () => {
    const web = say(acting({ shooty: 'W-S' }, (s) => void (s.tokens['2,6'] = { web: 1 })), 'figure:shooty>space:2,6');
    expect(asked(web)).toEqual(['skeleton.action']);
    const blood = say(acting({ shooty: 'W-S' }, (s) => void (s.tokens['2,6'] = { blood: 1 })), 'figure:shooty>space:2,6');
    expect(asked(blood)).toEqual(['skeleton.move']);
    expect(now(blood).tokens['2,6']).toBeUndefined();
  });

  test('MM-250 nobody is dragged over a lamp in one go', () => {
    const m = acting({ shooty: '2,7' }, (s) => {
      for (const at of ['3,7', '2,6'] as const) s.tokens[at] = { lamp: 1 };
      put(s, { paladin: '5,7' });
    });
    expect(all(m)).toContain('figure:shooty>space:3,7');
    expect(all(m)).not.toContain('figure:shooty>space:4,7');
  });

  test('MM-253, RU-13 the space of a forcing figure ends the movement, and STRIKE!! is the action', () => {
    const m = say(acting({ shooty: '3,7' }), 'figure:shooty>space:4,7');
    expect(told(m, 'attacked')).toHaveLength(1);
    expect(acts(m)).toBe('stabby');
  });

  test('MM-253 a way into a fight says so before it is taken', () => {
    const label = (to: string): string | undefined =>
      acting({ shooty: '3,7' }).open[0]!.options.find(({ id }) => id === `figure:shooty>space:${to}`)?.label;
    expect(label('4,7')).toContain('STRIKE!!');
    expect(label('2,7')).not.toContain('STRIKE!!');
  });

  test('MM-253, RU-55 a poltergeist forces too, and a lone Skeleton fails against it', () => {
    const m = say(acting({ shooty: '3,7' }, (s) => put(s, { 'poltergeist-1': '2,7' })), 'figure:shooty>space:2,7');
    expect(told(m, 'attacked')[0]).toMatchObject({ strength: 1, defense: 1, hit: false });
    expect(where(m, 'poltergeist-1')).toBe('2,7');
    expect(told(m, 'spawned')).toHaveLength(1);
  });

  test('MM-253, MM-317, MM-569 Spiderlings and Eggs force nobody, unless the mix says so', () => {
    const tiny = (s: VastState) => put(s, { 'spiderling-1': '2,7', giant: null });
    const m = say(acting({ shooty: '3,7' }, (s) => (tiny(s), put(s, { 'egg-1': '2,7' }))), 'figure:shooty>space:2,7');
    expect(asked(m)).toEqual(['skeleton.move']);
    expect(told(m, 'attacked')).toEqual([]);
    const mix = say(acting({ shooty: '3,7' }, tiny, 'skeletons-spider'), 'figure:shooty>space:2,7');
    expect(told(mix, 'attacked')[0]).toMatchObject({ defender: 'spiderling-1', hit: false });
  });

  test('MM-524 figures meet in the grounds and on crypts as well', () => {
    const m = say(acting({ shooty: 'W-M' }, (s) => put(s, { sorcerer: '1,4', giant: null })), 'figure:shooty>space:1,4');
    expect(told(m, 'attacked')[0]).toMatchObject({ defender: 'sorcerer', hit: false });
  });

  test('FA-4 with Radiant Lamps the lamp dazzles: no action, and no distraction until it acts again', () => {
    const m = acting({ shooty: 'W-S' }, (s) => {
      s.tokens['2,6'] = { lamp: 1 };
      s.paladin.favors.inPlay = [...s.paladin.favors.inPlay, 'radiantLamps'];
    });
    say(m, 'figure:shooty>space:2,6');
    expect(now(m).skeletons.dazzled).toEqual({ shooty: true });
    expect(acts(m)).toBe('stabby');
  });

  test('FA-4 dazzled at the feet of the Paladin it still has to STRIKE!!, but without its ability', () => {
    const m = acting({ casty: '3,7' }, (s) => {
      s.tokens['4,7'] = { lamp: 1 };
      s.paladin.favors.inPlay = [...s.paladin.favors.inPlay, 'radiantLamps'];
    });
    say(m, 'figure:casty>space:4,7');
    expect(told(m, 'dazzled')).toHaveLength(1);
    expect(told(m, 'attacked')).toHaveLength(1); // at once: no skulls were offered beside it
  });
});

describe('§10.4 Summon and gain', () => {
  const summoning = (stability: number, edit: (s: VastState) => void = () => {}) =>
    turnOf({ casty: 'W-M', shooty: 'W-M' }, (s) => {
      s.skeletons.stability = stability;
      s.phase = { step: 'skeletons.summon' };
      edit(s);
    });

  test('MM-269, MM-270, MM-271 for 3 Stability the leftmost face-down card is turned up, and its Skeleton comes to a rolled Spawn', () => {
    const m = summoning(4, (s) => void (s.skeletons.march = ['casty', 'stabby', 'shooty', 'screamy', 'slashy']));
    expect(asked(m)).toEqual(['skeletons.summon']);
    say(m, 'throw:spawn');
    expect(changes(m)[0]).toBe(-3);
    expect(told(m, 'skeletonSummoned')).toEqual([{ fact: 'skeletonSummoned', skeleton: 'stabby' }]);
    expect(told(m, 'spawned')[0]!.at).toBe(spawnSpace(told(m, 'spawnRolled')[0]!.rolls[0]!.face));
    expect(where(m, 'stabby')).toBe(told(m, 'spawned')[0]!.at);
    expect(now(m).skeletons.faceDown).not.toContain('stabby');
    expect(now(m).skeletons.march).toEqual(['casty', 'stabby', 'shooty', 'screamy', 'slashy']);
  });

  test('MM-269 once per turn, and it may be left', () => {
    expect(asked(say(summoning(12), 'throw:spawn'))).not.toContain('skeletons.summon');
    const m = say(summoning(12), 'no-summon');
    expect(told(m, 'spawned')).toEqual([]);
    expect(asked(m)).not.toContain('skeletons.summon');
  });

  test('MM-269, EX-MM-16 with 2 Stability nobody is summoned', () => {
    const m = summoning(2);
    expect(asked(m)).not.toContain('skeletons.summon');
    expect(told(m, 'skeletonSummoned')).toEqual([]);
  });

  test('MM-272 whoever is summoned acts in the next turn, not in this one', () => {
    const m = say(summoning(4), 'throw:spawn');
    expect(now(m).active).not.toBe('skeletons');
    const next = turnOf({ casty: 'W-M', screamy: 'N-M' });
    expect(now(next).phase).toMatchObject({ present: ['casty', 'screamy'] });
  });

  test('MM-273 with no card face down there is nothing to summon', () => {
    const m = summoning(12, (s) => {
      s.skeletons.faceDown = [];
      put(s, { screamy: 'E-M', slashy: 'E-M', stabby: 'E-M' });
    });
    expect(asked(m)).not.toContain('skeletons.summon');
  });

  test('MM-274, EX-MM-17 the turn ends with 2 Stability more, and no more than the dial has', () => {
    expect(stability(summoning(2))).toBe(4);
    expect(stability(say(summoning(12), 'no-summon'))).toBe(12);
  });
});
