import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import { haunting, hold, targetsOf, turnsOf } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { announced, asked, isSecond, lay, layDark, now, offered, say, told, where } from '../../vast.testing.ts';

const swapping = (omens: number, edit: (s: VastState) => void = () => {}) =>
  haunting('swap', { swap: omens }, (s) => {
    hold(s);
    edit(s);
  });

describe('§12.3 Swap 2 Tiles', () => {
  test('MM-429 two tiles change places, whichever is dragged onto the other', () => {
    const m = swapping(1, (s) => layDark(s, '4,3', 'treasure-D-1'));
    expect(targetsOf(m, 'space:4,4')).toContain('space:4,3');
    expect(targetsOf(m, 'space:4,3')).toContain('space:4,4');
    say(m, 'space:4,3>space:4,4');
    expect(now(m).map).toMatchObject({ '4,4': { tile: 'treasure-D-1', lit: false }, '4,3': { tile: 'pit-X-1', lit: true } });
    expect(now(m).phase.step).toBe('manor.draw');
  });

  test('MM-430, RU-38 Lit or Dark, occupied or empty, but not the Entrance', () => {
    const m = swapping(1, (s) => void (s.tokens['3,7'] = { blood: 1 }));
    expect(targetsOf(m, 'space:3,7')).toEqual([]);
    expect(targetsOf(m, 'space:4,7')).toEqual([]);
    expect(targetsOf(swapping(1, (s) => void (s.houseRules.entranceFixed = false)), 'space:4,7')).toEqual(['space:3,7', 'space:5,7']);
  });

  test('MM-431 breaches and force walls of both tiles leave', () => {
    const m = swapping(2, (s) => {
      lay(s, '5,4', 'treasure-D-1', 3);
      s.forceWalls = { '3,4|4,4': true, '4,4|4,5': true };
      s.breaches = { '4,4|5,4': true };
    });
    say(m, 'space:3,4>space:5,4');
    if (asked(m).includes('manor.orient')) say(m, offered(m)[0]!);
    expect(now(m).forceWalls).toEqual({ '4,4|4,5': true });
    expect(now(m).breaches).toEqual({});
  });

  test('MM-432 crypts at new open edges are filled', () => {
    const m = say(swapping(1), 'space:4,4>space:4,3');
    expect(['4,2', '3,3', '5,3'].map((square) => now(m).map[square as '4,2']?.lit)).toEqual([false, false, false]);
  });

  test('MM-433, MM-090 the pieces on both tiles go along', () => {
    const m = swapping(1, (s) => {
      put(s, { paladin: '4,4', 'poltergeist-2': '4,3' });
      s.tokens = { '4,4': { lamp: 1, blood: 2 }, '4,3': { web: 1 } };
      s.treasureMarkers = { 'treasure-1': '4,3', 'treasure-2': '4,4' };
      s.pitMarkers = { '4,3': true };
    });
    say(m, 'space:4,4>space:4,3');
    expect(now(m)).toMatchObject({
      figures: { paladin: '4,3', wraith: '4,3', 'poltergeist-2': '4,4' },
      tokens: { '4,3': { lamp: 1, blood: 2 }, '4,4': { web: 1 } },
      treasureMarkers: { 'treasure-1': '4,4', 'treasure-2': '4,3' },
      pitMarkers: { '4,4': true },
    });
    expect([now(m).tokens['4,4'], now(m).pitMarkers['4,3']]).toEqual([{ web: 1 }, undefined]);
    expect([told(m, 'moved'), told(m, 'attacked')]).toEqual([[], []]);
  });

  test('MM-434, MM-800 both are oriented like revealed tiles, in the order the Manor likes', () => {
    const far = () =>
      swapping(2, (s) => {
        lay(s, '4,5', 'shrine-T-1', 2);
        lay(s, '4,3', 'blood-L-1', 0);
        s.forceWalls['4,3|4,4'] = true;
      });
    const m = far();
    expect(announced(m, 'space:4,3>space:4,5')).toBe('how they are turned');
    say(m, 'space:4,3>space:4,5');
    expect(asked(m)).toEqual(['manor.orient']);
    expect(isSecond(m)).toBe(true);
    expect(turnsOf(m, 'space:4,5')).toEqual([2, 3]); // the L now lies south of the Pit
    expect(turnsOf(m, 'space:4,3')).toEqual([0, 1, 3]);
    say(m, 'space:4,3@1');
    expect(offered(m)).toEqual(['space:4,5@2', 'space:4,5@3']);
    say(m, 'space:4,5@3');
    expect(now(m).map).toMatchObject({ '4,5': { tile: 'blood-L-1', turn: 3 }, '4,3': { tile: 'shrine-T-1', turn: 1 } });
    const order = m.told
      .map(({ fact }) => fact.fact)
      .filter((fact) => ['markerRemoved', 'tilesSwapped', 'tileTurned', 'tileLaid'].includes(fact));
    expect([...new Set(order)]).toEqual(['markerRemoved', 'tilesSwapped', 'tileTurned', 'tileLaid']);
  });

  test('RU-53 exchanged Dark tiles stay Dark and are not oriented', () => {
    const m = say(swapping(2, (s) => {
      layDark(s, '4,3', 'treasure-D-1');
      layDark(s, '3,4', 'pit-L-1');
    }), 'space:4,3>space:3,4');
    expect(now(m).map).toMatchObject({ '3,4': { tile: 'treasure-D-1', lit: false }, '4,3': { tile: 'pit-L-1', lit: false } });
    expect(asked(m)).toEqual(['manor.treasure']);
  });

  test('MM-435 no farther apart than the track says', () => {
    const from = (omens: number) => targetsOf(swapping(omens), 'space:4,4');
    expect(from(1)).toEqual(['space:4,3', 'space:3,4', 'space:5,4', 'space:4,5']);
    const three = swapping(3, (s) => layDark(s, '4,1', 'pit-T-1'));
    expect(targetsOf(three, 'space:4,4')).toContain('space:4,1');
    expect(targetsOf(swapping(2, (s) => layDark(s, '4,1', 'pit-T-1')), 'space:4,4')).not.toContain('space:4,1');
  });
});

describe('MM-429, MM-799 Turning two tiles', () => {
  const tees = (s: VastState) => {
    lay(s, '4,5', 'shrine-T-1', 2);
    lay(s, '4,3', 'shrine-T-2', 0);
  };

  test('MM-435 each of two, wherever they lie; crypts are filled at the end', () => {
    const m = swapping(1, tees);
    expect(announced(m, 'space:4,5@1')).toBe('which second tile is turned');
    say(m, 'space:4,5@1');
    expect(asked(m)).toEqual(['manor.swap.second']);
    expect(isSecond(m)).toBe(true);
    expect(turnsOf(m, 'space:4,5')).toEqual([]);
    expect(turnsOf(m, 'space:4,3')).toEqual([1, 3]);
    expect(told(m, 'tileLaid')).toEqual([]);
    say(m, 'space:4,3@3');
    expect(now(m).map).toMatchObject({ '4,5': { turn: 1 }, '4,3': { turn: 3 }, '4,6': { lit: false }, '4,2': { lit: false } });
  });

  test('a tile without walls serves as the second, so one alone may change', () => {
    const m = say(swapping(1, tees), 'space:4,5@1', 'let-go');
    expect(now(m).map).toMatchObject({ '4,5': { turn: 1 }, '4,3': { turn: 0 } });
  });

  test('without such a tile the second has to be turned as well', () => {
    const m = swapping(1, (s) => {
      tees(s);
      lay(s, '4,4', 'pit-T-1', 3);
    });
    say(m, 'space:4,5@1');
    expect(offered(m)).not.toContain('let-go');
    expect(turnsOf(m, 'space:4,3')).not.toEqual([]);
  });

  test('with a single tile to turn none is turned', () => {
    expect(turnsOf(swapping(1, (s) => lay(s, '4,4', 'pit-T-1')), 'space:4,4')).toEqual([]);
  });

  test('MM-145 the markers of both leave', () => {
    const m = swapping(1, (s) => {
      tees(s);
      s.forceWalls = { '3,3|4,3': true, '4,4|4,5': true };
      layDark(s, '3,3', 'pit-T-1');
    });
    say(m, 'space:4,5@1');
    expect(now(m).forceWalls).toEqual({ '3,3|4,3': true });
    expect(now(say(m, 'space:4,3@1')).forceWalls).toEqual({});
  });
});

describe('Two tiles side by side', () => {
  test('how the first one lies decides what the second one may do', () => {
    const m = swapping(1, (s) => {
      lay(s, '4,4', 'treasure-D-1');
      lay(s, '4,5', 'treasure-D-2', 2);
    });
    say(m, 'space:4,4>space:4,5');
    // Each has a dead end; the other one is its only Lit neighbour.
    expect([...new Set(offered(m).map((id) => id.slice(0, 9)))].sort()).toEqual(['space:4,4', 'space:4,5']);
    say(m, offered(m)[0]!);
    expect(where(m, 'wraith')).toBe('4,5');
  });
});
