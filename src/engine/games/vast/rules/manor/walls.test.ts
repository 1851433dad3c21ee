import { describe, expect, test } from 'vitest';
import { canBeAttacked, defenseOf } from '../attack.ts';
import { figuresOnMap } from '../figures.ts';
import { put } from '../../full.testing.ts';
import { haunting, openUp, targetsOf } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { asked, lay, layDark, now, offered, say, told, where } from '../../vast.testing.ts';

const walling = (omens: number, edit?: (s: VastState) => void) => haunting('walls', { walls: omens }, edit);
const drifting = (omens: number, edit?: (s: VastState) => void) => haunting('wraith', { wraith: omens }, edit);

describe('§12.3 Place Walls', () => {
  test('MM-436 on the common edge of two tiles that is no wall', () => {
    const m = walling(1, (s) => lay(s, '4,3', 'shrine-T-1', 2));
    const edges = targetsOf(m, 'wall:force');
    expect(edges).toContain('edge:3,4|4,4');
    expect(edges).not.toContain('edge:4,3|4,4'); // printed
    say(m, 'wall:force>edge:3,4|4,4');
    expect(now(m).forceWalls).toEqual({ '3,4|4,4': true });
    expect(asked(m)).not.toContain('manor.walls');
  });

  test('MM-436 not on an edge that has a force wall already', () => {
    expect(targetsOf(walling(1, (s) => void (s.forceWalls['3,4|4,4'] = true)), 'wall:force')).not.toContain('edge:3,4|4,4');
  });

  test('MM-437 the tiles may be Lit, Dark or one of each', () => {
    const m = walling(1, (s) => {
      openUp(s, '4,3');
      layDark(s, '2,3', 'pit-T-1');
    });
    expect(targetsOf(m, 'wall:force')).toEqual(expect.arrayContaining(['edge:4,3|4,4', 'edge:4,4|4,5', 'edge:2,2|2,3']));
  });

  test('MM-438 never towards crypts, grounds or the staircase', () => {
    for (const edge of targetsOf(walling(1), 'wall:force')) {
      const [a, b] = edge.slice('edge:'.length).split('|') as ['4,4', '4,4'];
      expect([now(walling(1)).map[a], now(walling(1)).map[b]]).not.toContain(undefined);
    }
  });

  test('MM-439 as many as the track says, or fewer', () => {
    const m = say(walling(2), 'wall:force>edge:3,4|4,4');
    expect(asked(m)).toEqual(['manor.walls']);
    say(m, 'wall:force>edge:4,4|5,4');
    expect(asked(m)).not.toContain('manor.walls');
    expect(Object.keys(now(say(walling(3), 'wall:force>edge:3,4|4,4', 'done:walls')).forceWalls)).toEqual(['3,4|4,4']);
  });

  test('MM-006, MM-007 with six on the map there is none to place', () => {
    const six = (s: VastState) => {
      for (const edge of ['3,4|4,4', '4,4|5,4', '4,3|4,4', '4,4|4,5', '3,7|4,7'] as const) s.forceWalls[edge] = true;
    };
    const m = walling(3, six);
    say(m, 'wall:force>edge:4,7|5,7');
    expect(asked(m)).toEqual(['manor.ritual']);
  });

  test('MM-768 on a breached wall both markers leave, and the wall blocks again', () => {
    const m = walling(1, (s) => {
      lay(s, '4,3', 'shrine-T-1', 2);
      s.breaches['4,3|4,4'] = true;
    });
    say(m, 'wall:force>edge:4,3|4,4');
    expect([now(m).breaches, now(m).forceWalls]).toEqual([{}, {}]);
  });
});

describe('§12.1, §12.3 The Wraith', () => {
  test('MM-440 up to as many spaces as the track says, in one go or several', () => {
    const m = drifting(1);
    expect(targetsOf(m, 'figure:wraith')).toEqual(['4,3', '3,4', '5,4', '4,5'].map((square) => `space:${square}`));
    say(m, 'figure:wraith>space:4,3');
    expect(m.open[0]!.prompt).toContain('2 spaces');
    say(m, 'figure:wraith>space:4,4');
    expect(m.open[0]!.prompt).toContain('1 space.');
    expect(targetsOf(m, 'figure:wraith')).toEqual(['4,3', '3,4', '5,4', '4,5'].map((square) => `space:${square}`));
    say(m, 'figure:wraith>space:3,4');
    expect(asked(m)).toEqual(['manor.ritual']);
  });

  test('MM-440 or fewer', () => {
    expect(where(say(drifting(3), 'done:wraith'), 'wraith')).toBe('4,4');
  });

  test('MM-400 it crosses walls', () => {
    const m = drifting(1, (s) => {
      put(s, { wraith: '4,7' });
      layDark(s, '4,6', 'pit-T-1');
    });
    say(m, 'figure:wraith>space:4,6');
    expect(where(m, 'wraith')).toBe('4,6');
    const boxed = drifting(1, (s) => {
      openUp(s, '4,3');
      s.forceWalls['4,3|4,4'] = true;
    });
    expect(targetsOf(boxed, 'figure:wraith')).toContain('space:4,3');
  });

  test('MM-401 it enters the tile of an enemy and attacks nobody; MM-402 nobody attacks it', () => {
    const m = drifting(1, (s) => put(s, { paladin: '4,3', 'poltergeist-1': '4,3' }));
    say(m, 'figure:wraith>space:4,3');
    expect([where(m, 'wraith'), where(m)]).toEqual(['4,3', '4,3']);
    expect(told(m, 'attacked')).toEqual([]);
    for (const attacker of figuresOnMap(now(m))) expect(canBeAttacked('wraith', attacker)).toBe(false);
  });

  test('MM-402 a Paladin who enters its tile is not forced and finds nothing to attack', () => {
    const m = haunting('return', {}, (s) => {
      put(s, { wraith: '3,7' });
      lay(s, '3,7', 'pit-I-1');
    });
    say(m, 'figure:paladin>space:3,7');
    expect(where(m)).toBe('3,7');
    expect(asked(m)).not.toContain('crusade.attack');
  });

  test('MM-403, MM-404 webs and lamps do not stop it, and no token goes', () => {
    const tokens = { '4,3': { web: 2, lamp: 1, blood: 1, skulls: 1 } };
    const m = drifting(1, (s) => {
      s.tokens = structuredClone(tokens);
      layDark(s, '4,2', 'pit-T-1');
    });
    say(m, 'figure:wraith>space:4,3');
    expect(now(m).tokens).toEqual(tokens);
    say(m, 'figure:wraith>space:4,2');
    expect(where(m, 'wraith')).toBe('4,2');
    expect(told(m, 'stopped')).toEqual([]);
  });

  test('MM-405 it enters neither crypts nor the grounds', () => {
    const m = drifting(1, (s) => put(s, { wraith: '3,7' }));
    expect(targetsOf(m, 'figure:wraith')).toEqual(['space:4,7', 'space:5,7']);
    expect(offered(m)).toContain('done:wraith');
  });

  test('MM-408 it has no Defense that could be beaten', () => {
    expect(defenseOf(now(drifting(1)), 'wraith')).toBe(Infinity);
  });

  test('FA-5 the pillar of light does not keep it out', () => {
    expect(targetsOf(drifting(1, (s) => put(s, { pillar: '4,3' })), 'figure:wraith')).toContain('space:4,3');
  });

  test('MM-803 by moving into his space it makes the Warlock flee, and goes on from there', () => {
    const m = haunting('wraith', { wraith: 1 }, (s) => put(s, { warlock: '4,3' }), 'five');
    expect(targetsOf(m, 'figure:wraith')).toContain('space:4,3');
    say(m, 'figure:wraith>space:4,3');
    while (m.open[0]?.seat === 'warlock') say(m, offered(m)[0]!);
    expect(where(m, 'wraith')).toBe('4,3');
    expect(where(m, 'warlock')).not.toBe('4,3');
    expect(targetsOf(m, 'figure:wraith')).toContain('space:4,4');
  });
});
