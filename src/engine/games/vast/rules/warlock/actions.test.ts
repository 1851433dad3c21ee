import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import { poltergeistIds } from '../figures.ts';
import { squares } from '../spaces.ts';
import { treasureMarkerIds } from '../treasureMarkers.ts';
import { cursesLeft } from './curses.ts';
import { asked, lay, layDark, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { acting, boxesOffered, hex, sneakEndsOffered } from './warlock.testing.ts';

const curses = (m: VastMatch): number => now(m).warlock!.curses;

describe('§13.4 Cubes', () => {
  test('MM-501 an action costs one unassigned cube, which lies on its box', () => {
    const m = say(acting(), 'cubes:magic>box:sneak', 'figure:warlock>space:3,4');
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 2, sneak: 1 });
    expect(now(say(acting(), 'figure:warlock>space:3,4')).warlock!.cubes).toMatchObject({ unassigned: 2, sneak: 1 });
  });

  test('MM-501 without a cube the turn is over', () => {
    const m = acting((s) => void (s.warlock!.cubes.unassigned = 1));
    say(m, 'figure:warlock>space:3,4');
    expect(now(m)).toMatchObject({ active: 'paladin', round: 2 });
  });

  test('MM-502 in any order, the same one again, or none at all', () => {
    const m = acting((s) => put(s, { paladin: '2,5' }));
    say(m, 'cubes:magic>box:syphon', 'figure:warlock>space:3,4', 'cubes:magic>box:syphon');
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 0, syphon: 2, sneak: 1 });
    expect(now(say(acting(), 'end-turn')).active).toBe('paladin');
  });
});

describe('§13.4 Sneak', () => {
  test('MM-503, MM-504, EX-MM-34 up to two spaces, ending on Dark tiles, Pits and crypts, walls and figures ignored', () => {
    const m = acting((s) => {
      put(s, { casty: '3,4', 'poltergeist-1': '2,5' });
      lay(s, '2,3', 'shrine-X-1');
      lay(s, '1,4', 'pit-D-1', 2);
      lay(s, '2,5', 'blood-X-1');
    });
    const near = squares.filter((square) => ['2,3', '1,4', '3,4', '2,5', '2,2', '2,6', '1,3', '3,3', '1,5', '3,5', '4,4'].includes(square));
    expect(sneakEndsOffered(m)).toEqual(near.filter((square) => square !== '2,3' && square !== '2,5').toSorted());
    expect(sneakEndsOffered(say(m, 'cubes:magic>box:sneak'), 'warlock.sneak')).toEqual(
      near.filter((square) => square !== '2,3' && square !== '2,5').toSorted(),
    );
  });

  test('MM-505 through Lit tiles and tiles with figures', () => {
    const m = acting((s) => {
      lay(s, '2,3', 'shrine-X-1');
      put(s, { 'poltergeist-1': '2,3', paladin: '2,3' });
    });
    say(m, 'figure:warlock>space:2,2');
    expect(told(m, 'moved')[0]!.path).toEqual(['2,4', '2,3', '2,2']);
    expect(where(m, 'warlock')).toBe('2,2');
  });

  test('MM-491 three spaces with the first domination space covered', () => {
    const reach = (covered: boolean) => sneakEndsOffered(acting((s) => {
      if (covered) s.warlock!.dominated[0] = 'treasure-9';
    }));
    expect(reach(true)).toContain('2,7');
    expect(reach(false)).not.toContain('2,7');
    expect(reach(true)).not.toContain('3,7'); // that would be four
  });
});

describe('§13.4 Summon Poltergeist', () => {
  test('MM-506 on Lit tiles without figures around him', () => {
    const m = acting((s) => {
      put(s, { paladin: '1,3', warlock: '2,4' });
      for (const square of ['1,3', '2,3', '3,3', '2,4', '4,3'] as const)
        lay(s, square, `blood-${{ '1,3': 'X-1', '2,3': 'X-2', '3,3': 'X-3', '2,4': 'T-1', '4,3': 'T-2' }[square]}`);
    });
    say(m, 'cubes:magic>box:summon');
    expect(offered(m, 'warlock.summon')).toEqual(['space:2,3', 'space:3,3']);
    say(m, 'space:3,3');
    expect(where(m, 'poltergeist-1')).toBe('3,3');
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 2, summon: 1 });
    expect(now(m).cursed).toEqual({});
  });

  test('MM-506 not without such a tile, and not without a poltergeist (MM-007, RU-51)', () => {
    expect(boxesOffered(acting())).not.toContain('box:summon');
    const lit = (left: number) => boxesOffered(acting((s) => {
      lay(s, '2,3', 'blood-X-1');
      for (const id of poltergeistIds.slice(left + 1)) put(s, { [id]: '7,7' });
      s.warlock!.dominated[0] = poltergeistIds[left]!;
    }));
    expect(lit(1)).toContain('box:summon');
    expect(lit(0)).not.toContain('box:summon');
  });
});

describe('§13.4 Conjure Treasure', () => {
  test('MM-507, RU-42 on Dark tiles without figures around him, whatever else lies there', () => {
    const m = acting((s) => {
      layDark(s, '2,3', 'blood-X-1');
      layDark(s, '3,3', 'blood-X-2');
      lay(s, '1,4', 'blood-X-3');
      put(s, { casty: '3,3' });
      s.treasureMarkers = { 'treasure-1': '3,4' };
      s.tokens = { '3,4': { web: 1 } };
    });
    say(m, 'cubes:magic>box:conjure');
    expect(offered(m, 'warlock.conjure')).toEqual(['space:2,3', 'space:3,4']);
    say(m, 'space:3,4');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '3,4', 'treasure-2': '3,4' });
  });

  test('MM-508 MM-509 MM-510 it bears one marker of the supply for each poltergeist of the network, itself a link', () => {
    const m = acting((s) => put(s, { 'poltergeist-1': '1,5', 'poltergeist-2': '4,5', 'poltergeist-3': '5,6', 'poltergeist-4': '7,1' }));
    say(m, 'cubes:magic>box:conjure'); // only 3,4 is Dark around him
    expect(now(m).cursed).toEqual({ 'treasure-1': 3 });
    expect(curses(m)).toBe(3);
    expect(told(m, 'pieceCursed')).toEqual([{ fact: 'pieceCursed', piece: 'treasure-1', by: 3, to: 3, from: 'supply' }]);
  });

  test('MM-508 without poltergeists it bears none', () => {
    expect(now(say(acting(), 'cubes:magic>box:conjure')).cursed).toEqual({});
  });

  test('MM-007 not without a marker', () => {
    const m = acting((s) => {
      for (const id of treasureMarkerIds.slice(1)) s.treasureMarkers[id] = '7,7';
      s.warlock!.dominated[3] = 'treasure-1';
    });
    expect(boxesOffered(m)).not.toContain('box:conjure');
  });
});

describe('§13.4 Syphon', () => {
  test('MM-511, MM-512 one Curse for each figure around him, poltergeists not counted', () => {
    const m = acting((s) =>
      put(s, {
        paladin: '1,3',
        pillar: '2,3',
        casty: '3,3',
        'spiderling-1': '3,4',
        'spiderling-2': '3,4',
        'egg-1': '3,5',
        wraith: '1,5',
        'poltergeist-1': '1,4',
        'poltergeist-2': '2,5',
      }),
    );
    expect(curses(say(m, 'cubes:magic>box:syphon'))).toBe(3 + 7);
    expect(told(m, 'cursesChanged')).toEqual([{ fact: 'cursesChanged', by: 7, to: 10 }]);
  });

  test('MM-804 figures in the grounds count where they touch; nobody on his own space does', () => {
    const gained = (at: '1,3' | '1,4' | '4,7', where: 'W-N' | 'W-M' | 'S-W' | null): number => {
      const m = acting((s) => put(s, { warlock: at, casty: where, paladin: at, giant: '5,2', screamy: at === '4,7' ? '4,6' : '2,4' }));
      return curses(say(m, 'cubes:magic>box:syphon')) - 3;
    };
    expect(gained('1,3', null)).toBe(1);
    expect(gained('1,3', 'W-M')).toBe(2);
    expect(gained('1,3', 'W-N')).toBe(2);
    expect(gained('1,4', 'W-N')).toBe(1);
    expect(gained('4,7', 'S-W')).toBe(2);
  });

  test('MM-511 with nobody around it is not offered', () => {
    expect(boxesOffered(acting((s) => put(s, { 'poltergeist-1': '2,3', paladin: '2,4' })))).not.toContain('box:syphon');
  });

  test('MM-513 box, pieces and supply make twenty', () => {
    const m = acting((s) => {
      put(s, { casty: '1,3', screamy: '2,3', shooty: '3,3', 'poltergeist-1': '7,7' });
      hex(s, { 'poltergeist-1': 15 });
    });
    say(m, 'cubes:magic>box:syphon');
    expect(curses(m)).toBe(5);
    expect(cursesLeft(now(m))).toBe(0);
    expect(boxesOffered(m)).not.toContain('box:syphon');
    say(m, 'cubes:magic>box:conjure');
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 15 });
    expect(asked(m)).toEqual(['warlock.action']);
  });
});
