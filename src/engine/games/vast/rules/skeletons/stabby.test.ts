import { describe, expect, test } from 'vitest';
import { full } from '../../full.testing.ts';
import { acting, gearUp } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { now, offered, say, type VastMatch } from '../../vast.testing.ts';

type Edit = (s: VastState) => void;

const stability = (m: VastMatch): number => now(m).skeletons.stability;

describe('HD-10 Gear of Stabby', () => {
  const stabbing = (card: 'kukri' | 'poison', edit: Edit = () => {}) =>
    say(acting({ stabby: '3,7' }, (s) => (gearUp(s, 'inPlay', card), edit(s))), 'figure:stabby>space:4,7');

  test('GE-13 Kukri: for 1 Stability he loses 1 Fury and 1 Light, as far as he has them', () => {
    const m = stabbing('kukri');
    expect(offered(m)).toEqual(['march:stabby', 'card:kukri', 'enough']);
    say(m, 'card:kukri');
    expect(now(m).paladin).toMatchObject({ fury: 2, light: 2 });
    expect(stability(m)).toBe(4);
    expect(offered(m)).toEqual(['march:stabby', 'enough']);
    const poor = say(stabbing('kukri', (s) => Object.assign(s.paladin, { fury: 0, light: 1 })), 'card:kukri');
    expect(now(poor).paladin).toMatchObject({ fury: 0, light: 0 });
  });

  test('GE-13, GE-14, MM-297 gear that is played after the hit still counts', () => {
    const m = say(acting({ stabby: '3,7' }, (s) => gearUp(s, 'hand', 'kukri')), 'figure:stabby>space:4,7', 'figure:paladin');
    say(m, 'march:stabby', 'card:kukri>march:stabby', 'card:kukri');
    expect(now(m).paladin.fury).toBe(2);
    expect(stability(m)).toBe(3);
  });

  const collecting = (edit: Edit): VastMatch =>
    full('five', (s) => {
      s.active = 'paladin';
      s.phase = { step: 'collect' };
      s.paladin.cubes = { unassigned: 1, prepare: 0, sprint: 0, crusade: 2, supply: 4 };
      edit(s);
    });

  test('GE-14 Poison: nothing at once; when he next collects, one cube lies on the card', () => {
    const hit = say(stabbing('poison'), 'card:poison', 'enough');
    expect(now(hit).skeletons.poison).toEqual({ waiting: true, cube: false });
    expect(stability(hit)).toBe(4);
    const m = collecting((s) => void (s.skeletons.poison = { waiting: true, cube: false }));
    expect(now(m).paladin.cubes).toEqual({ unassigned: 2, prepare: 0, sprint: 0, crusade: 0, supply: 4 });
    expect(now(m).skeletons.poison).toEqual({ waiting: false, cube: true });
    expect(m.view('paladin').skeletons.poison).toEqual({ waiting: false, cube: true });
  });

  test('GE-14 it comes back when he collects after that; a new dose takes one again', () => {
    const back = collecting((s) => void (s.skeletons.poison = { waiting: false, cube: true }));
    expect(now(back).paladin.cubes.unassigned).toBe(4);
    expect(now(back).skeletons.poison).toBeUndefined();
    const again = collecting((s) => void (s.skeletons.poison = { waiting: true, cube: true }));
    expect(now(again).paladin.cubes.unassigned).toBe(3);
    expect(now(again).skeletons.poison).toEqual({ waiting: false, cube: true });
  });
});
