import { describe, expect, test } from 'vitest';
import { squares } from '../spaces.ts';
import { put } from '../../full.testing.ts';
import { haunting, openUp, take, targetsOf, turnsOf } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { announced, asked, isSecond, lay, layDark, now, offered, say, told, topOfStack, where } from '../../vast.testing.ts';

const shifting = (omens: number, edit?: (s: VastState) => void) => haunting('shift', { shift: omens }, edit);

describe('§12.3 Shift 1 Tile', () => {
  test('MM-420 one tile, once: it is shifted or turned', () => {
    const tee = (s: VastState) => lay(s, '4,5', 'shrine-T-1', 2);
    const m = shifting(1, tee);
    expect(targetsOf(m, 'space:4,5').length).toBeGreaterThan(0);
    expect(turnsOf(m, 'space:4,5')).toEqual([1, 3]);
    say(m, 'space:4,5@1');
    expect(now(m).map['4,5']).toEqual({ tile: 'shrine-T-1', lit: true, turn: 1 });
    expect(now(m).phase.step).toBe('manor.ritual');
    expect(now(say(take(shifting(3, tee), '4,5'), 'space:4,5@3')).phase.step).toBe('manor.ritual');
  });

  test('MM-421, RU-38 Lit or Dark, occupied or empty, but not the Entrance', () => {
    const m = shifting(1);
    expect(targetsOf(m, 'space:4,4')).not.toEqual([]);
    expect(targetsOf(m, 'space:4,3')).not.toEqual([]);
    expect(targetsOf(m, 'space:4,7')).toEqual([]);
    expect(targetsOf(shifting(1, (s) => void (s.houseRules.entranceFixed = false)), 'space:4,7')).not.toEqual([]);
  });

  test('MM-422, MM-427, RU-72 to a crypt within reach that touches another tile by an edge', () => {
    // Not to the crypt behind it, which touches only the tile that leaves, nor to 4,1, which touches none.
    const near = ['3,2', '5,2', '2,3', '3,3', '5,3', '6,3'].map((square) => `space:${square}`);
    expect(targetsOf(shifting(1), 'space:4,3')).toEqual(near);
    const far = take(shifting(2), '4,3');
    expect(targetsOf(far, 'space:4,3')).toEqual(expect.arrayContaining([...near, 'space:4,6', 'space:3,6']));
  });

  test('MM-423 its breaches and force walls are taken off, and no others', () => {
    const m = shifting(1, (s) => {
      s.forceWalls = { '4,3|4,4': true, '4,4|4,5': true };
      lay(s, '5,4', 'treasure-D-1', 1);
      s.breaches = { '4,3|5,3': true };
    });
    say(m, 'space:4,3>space:3,3');
    expect(now(m).forceWalls).toEqual({ '4,4|4,5': true });
    expect(now(m).breaches).toEqual({});
  });

  test('MM-424 the hole and crypts at new open edges are filled with Dark tiles', () => {
    const m = shifting(1, (s) => topOfStack(s, 'pit-D-1'));
    const moved = now(m).map['4,3'];
    say(m, 'space:4,3>space:3,3');
    expect(now(m).map['3,3']).toEqual(moved);
    expect(now(m).map['4,3']).toEqual({ tile: 'pit-D-1', lit: false, turn: 0 });
    expect(told(m, 'tileLaid')).toEqual([{ fact: 'tileLaid', at: '4,3' }]);
  });

  test('MM-424 a hole between Dark tiles stays a crypt', () => {
    const m = say(shifting(1), 'space:6,6>space:6,7');
    expect(now(m).map['6,6']).toBeUndefined();
  });

  test('MM-425, RU-54, MM-090 all pieces go along, and nobody has moved or entered', () => {
    const m = haunting('shift', { shift: 1 }, (s) => {
      put(s, { paladin: '4,3', 'poltergeist-1': '4,3', wraith: '4,3' });
      s.tokens['4,3'] = { web: 2, blood: 1 };
      s.treasureMarkers['treasure-4'] = '4,3';
      s.pitMarkers['4,3'] = true;
      s.cursed = { 'poltergeist-1': 2 };
    });
    say(m, 'space:4,3>space:3,3');
    expect(now(m)).toMatchObject({
      figures: { paladin: '3,3', 'poltergeist-1': '3,3', wraith: '3,3', giant: '2,2' },
      tokens: { '3,3': { web: 2, blood: 1 } },
      treasureMarkers: { 'treasure-4': '3,3' },
      pitMarkers: { '3,3': true },
      cursed: { 'poltergeist-1': 2 },
    });
    expect([now(m).tokens['4,3'], now(m).pitMarkers['4,3']]).toEqual([undefined, undefined]);
    expect([told(m, 'moved'), told(m, 'attacked'), told(m, 'tokenRemoved')]).toEqual([[], [], []]);
  });

  test('RU-66 a crypt with pieces may be used: they share the tile from then on, without an attack', () => {
    const m = shifting(1, (s) => {
      put(s, { paladin: '4,3', slashy: '3,3' });
      s.tokens = { '4,3': { web: 1, skulls: 1 }, '3,3': { skulls: 1 } };
    });
    say(m, 'space:4,3>space:3,3');
    expect([where(m), where(m, 'slashy')]).toEqual(['3,3', '3,3']);
    expect(now(m).tokens['3,3']).toEqual({ web: 1, skulls: 2 });
    expect(told(m, 'attacked')).toEqual([]);
  });

  test('MM-426 a Lit tile is oriented like a revealed one', () => {
    const m = shifting(2, (s) => lay(s, '5,4', 'treasure-D-1', 1));
    take(m, '5,4');
    expect(announced(m, 'space:5,4>space:3,3')).toBe('how it is turned');
    say(m, 'space:5,4>space:3,3');
    expect(asked(m)).toEqual(['manor.orient']);
    expect(isSecond(m)).toBe(true);
    expect(offered(m)).toEqual(['space:3,3@0', 'space:3,3@3']);
    say(m, 'space:3,3@3');
    expect(now(m).map['3,3']).toEqual({ tile: 'treasure-D-1', lit: true, turn: 3 });
    expect(told(m, 'treasurePlaced')).toEqual([]); // MM-104 nothing is resolved again
  });

  test('RU-53 a Dark tile stays Dark and is not oriented', () => {
    const open = shifting(1, (s) => layDark(s, '4,3', 'treasure-D-1'));
    expect(announced(open, 'space:4,3>space:3,3')).toBeUndefined();
    const m = say(open, 'space:4,3>space:3,3');
    expect(now(m).map['3,3']).toEqual({ tile: 'treasure-D-1', lit: false, turn: 0 });
    expect(asked(m)).not.toContain('manor.orient');
  });

  test('MM-427, EX-MM-51 one cube shifts 2 spaces, two 4, three 6; turning has no distance', () => {
    const farthest = (omens: number) => {
      const m = take(shifting(omens), '2,2');
      return Math.max(...targetsOf(m, 'space:2,2').map((to) => Math.abs(Number(to[6]) - 2) + Math.abs(Number(to[8]) - 2)));
    };
    expect([farthest(1), farthest(2), farthest(3)]).toEqual([2, 4, 6]);
    expect(turnsOf(shifting(1, (s) => lay(s, '7,1', 'pit-T-1')), 'space:7,1')).not.toEqual([]);
  });
});

describe('MM-799, RU-71 Turning a tile where it lies', () => {
  test('a Lit tile keeps the connection rule', () => {
    expect(turnsOf(shifting(1, (s) => lay(s, '4,5', 'treasure-D-1', 2)), 'space:4,5')).toEqual([]);
    expect(turnsOf(shifting(1, (s) => lay(s, '4,5', 'pit-L-1', 1)), 'space:4,5')).toEqual([2, 3]);
  });

  test('a Dark tile cannot be turned, nor the Entrance', () => {
    const m = shifting(1);
    expect([turnsOf(m, 'space:4,3'), turnsOf(m, 'space:4,7')]).toEqual([[], []]);
    expect(turnsOf(shifting(1, (s) => void (s.houseRules.entranceFixed = false)), 'space:4,7')).not.toEqual([]);
  });

  test('MM-102, MM-145 its markers leave, and crypts at new open edges are filled', () => {
    const m = shifting(1, (s) => {
      lay(s, '4,5', 'shrine-T-1', 2);
      s.forceWalls['4,4|4,5'] = true;
    });
    say(m, 'space:4,5@1');
    expect(now(m).forceWalls).toEqual({});
    expect(now(m).map['4,6']).toMatchObject({ lit: false });
  });

  test('the markers do not decide how it may lie: they are gone by then', () => {
    // With the force wall the tile would have no Lit neighbour to join and could lie any way.
    const m = shifting(1, (s) => {
      lay(s, '4,5', 'shrine-T-1', 2);
      s.forceWalls['4,4|4,5'] = true;
    });
    expect(turnsOf(m, 'space:4,5')).toEqual([1, 3]);
  });

  test('a tile without walls is worth turning only to take markers off', () => {
    expect(turnsOf(shifting(1), 'space:4,4')).toEqual([]);
    const m = shifting(1, (s) => void (s.forceWalls['4,4|4,5'] = true));
    expect(turnsOf(m, 'space:4,4')).toEqual([1, 2, 3]);
    expect(now(say(m, 'space:4,4@1')).forceWalls).toEqual({});
  });
});

describe('MM-428 Without any crypt', () => {
  const full = (edit: (s: VastState) => void = () => {}) =>
    shifting(1, (s) => {
      for (const square of squares) if (!s.map[square]) s.map[square] = { tile: s.stack.pop()!, lit: false, turn: 0 };
      edit(s);
    });

  test('RU-52 Shift works like Swap, over its own distance', () => {
    const m = say(full(), 'space:4,4');
    expect(targetsOf(m, 'space:4,4')).toContain('space:4,6');
    expect(targetsOf(m, 'space:4,4')).not.toContain('space:4,7');
    const before = now(m).map['4,6'];
    say(m, 'space:4,4>space:4,6');
    expect(now(m).map['4,4']).toEqual(before);
    expect(now(m).map['4,6']!.tile).toBe('pit-X-1');
    expect(where(m, 'wraith')).toBe('4,6');
  });

  test('one tile may be turned, or two', () => {
    const two = () =>
      full((s) => {
        lay(s, '4,5', 'shrine-T-1', 2);
        lay(s, '4,3', 'shrine-T-2', 0);
      });
    const one = say(two(), 'space:4,5', 'space:4,5@1');
    expect(asked(one)).toEqual(['manor.swap.second']);
    expect(now(say(one, 'let-go')).map).toMatchObject({ '4,5': { turn: 1 }, '4,3': { turn: 0 } });
    const both = say(two(), 'space:4,5', 'space:4,5@1', 'space:4,3@1');
    expect(now(both).map).toMatchObject({ '4,5': { turn: 1 }, '4,3': { turn: 1 } });
  });

  test('RU-52 the second turn is free even where no other tile would keep its walls', () => {
    // All other tiles are Dark, and the two with walls on one side look different each way round.
    const m = full((s) => {
      s.map = Object.fromEntries(Object.entries(s.map).map(([square, laid]) => [square, { ...laid, lit: square === '4,7' }]));
      lay(s, '4,5', 'shrine-T-1', 2);
      lay(s, '4,3', 'shrine-T-2', 0);
    });
    say(take(m, '4,5'), 'space:4,5@1');
    expect(asked(m)).toEqual(['manor.swap.second']);
    expect(turnsOf(m, 'space:4,3')).toEqual([1, 2, 3]);
    expect(m.open[0]!.options.find(({ id }) => id === 'let-go')!.label).toBe('Turn no other tile');
    expect(now(say(m, 'let-go')).map).toMatchObject({ '4,5': { turn: 1 }, '4,3': { turn: 0 } });
  });

  test('as long as there is one crypt it does not', () => {
    const m = full((s) => {
      s.stack.push(s.map['1,1']!.tile);
      delete s.map['1,1'];
    });
    expect(targetsOf(m, 'space:4,4')).toEqual([]);
    expect(targetsOf(m, 'space:1,3')).toEqual(['space:1,1']);
  });
});

describe('Many moves are asked in two steps', () => {
  test('first the tile, then its place; another tile may be taken instead', () => {
    const m = shifting(3, (s) => openUp(s, '4,3', '4,5', '3,4', '5,4'));
    expect(offered(m)).toContain('space:4,4');
    expect(offered(m).every((id) => !id.includes('>'))).toBe(true);
    say(m, 'space:4,4');
    expect(asked(m)).toEqual(['manor.shift.tile']);
    say(m, 'back');
    expect(asked(m)).toEqual(['manor.shift']);
    say(m, 'space:2,2', 'space:2,2>space:2,4');
    expect(where(m, 'giant')).toBe('2,4');
  });

  test('nothing is asked while nothing can be done', () => {
    const m = shifting(1, (s) => {
      const { '4,7': entrance } = s.map;
      s.stack.push(...Object.values(s.map).map(({ tile }) => tile).filter((tile) => tile !== entrance!.tile));
      s.map = { '4,7': entrance! };
      put(s, { wraith: '4,7', giant: '4,7' });
    });
    expect(asked(m)).toEqual(['manor.ritual']);
  });
});
