import { describe, expect, test } from 'vitest';
import { reveal } from '../reveal.ts';
import type { VastState } from '../../state.ts';
import {
  asked,
  begin,
  dragging,
  give,
  go,
  lay,
  layDark,
  now,
  offered,
  refused,
  running,
  say,
  tapping,
  told,
  where,
} from '../../vast.testing.ts';

const crusadeHere = 'cubes:unassigned>box:crusade';
const corridorWith = (edit: (s: VastState) => void) =>
  begin((s) => {
    lay(s, '3,7', 'pit-I-1');
    edit(s);
  });

describe('§9.3 Crusade', () => {
  test('MM-169 move 0 or 1 space, then reveal, attack, Shrine, treasures in this order', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'shrine-I-1');
      s.figures.casty = '3,7';
      s.treasureMarkers['treasure-1'] = '3,7';
      s.paladin.cubes.prepare = 2;
      give(s, 'deck', 'halo');
    });
    say(m, crusadeHere);
    expect(offered(m)).toEqual(['figure:paladin>space:5,7', 'figure:paladin>space:3,7', 'space:4,7']);
    say(m, 'figure:paladin>space:3,7');
    expect(told(m, 'tileRevealed')).toHaveLength(1);
    expect(asked(m)[0]).toBe('crusade.attack');
    say(m, 'figure:casty');
    expect(asked(m)[0]).toBe('crusade.shrine');
    say(m, 'shrine:fury');
    expect(asked(m)).toEqual(['treasure.keep']);
    say(m, 'card:halo>hand:paladin');
    expect(asked(m)[0]).toBe('paladin.action');
    expect(now(m).paladin.cubes.crusade).toBe(1);
  });

  test('MM-169 a crusade goes no farther than 1 space', () => {
    const m = corridorWith((s) => lay(s, '2,7', 'pit-I-2'));
    expect(refused(m, dragging('figure:paladin', 'space:2,7'))?.rule).toBe('MM-079');
    say(m, crusadeHere);
    expect(offered(m)).not.toContain('figure:paladin>space:2,7');
  });

  test('MM-170 Dark tiles and tiles with forcing figures may be entered', () => {
    const m = corridorWith((s) => void (s.figures.casty = '3,7'));
    expect(offered(m)).toEqual(expect.arrayContaining(['figure:paladin>space:3,7', 'figure:paladin>space:5,7']));
  });
});

describe('Step 1, reveal', () => {
  test('MM-171 a Dark tile under him has to be revealed, also when he stays', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.figures.paladin = '3,7';
    });
    say(m, crusadeHere, 'space:3,7');
    expect(now(m).map['3,7']!.lit).toBe(true);
  });

  test('MM-172 the reveal gives 2 Grit, a Lit tile none', () => {
    const m = begin((s) => layDark(s, '3,7', 'pit-I-1'));
    expect(now(go(m, '3,7')).paladin.grit).toBe(2);
    expect(now(go(m, '4,7')).paladin.grit).toBe(2);
  });

  test('MM-175 a reveal by another role gives him none', () => {
    const m = running(
      function* (t) {
        yield* reveal(t, { square: '3,7', seat: 'manor' });
      },
      (s) => layDark(s, '3,7', 'pit-I-1'),
    );
    expect(now(m).paladin.grit).toBe(0);
  });

  test('MM-779 the tile stays Lit and the Grit stays gained when he then has to retreat', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.figures.casty = '3,7';
    });
    say(go(m, '3,7'), 'figure:casty');
    expect(where(m)).toBe('4,7');
    expect(now(m).map['3,7']!.lit).toBe(true);
    expect(now(m).paladin.grit).toBe(2);
  });

  test('MM-598, MM-599, MM-600, MM-601 on a journey the tile also moves Stability or Terror', () => {
    const after = (tile: string) => {
      const m = begin((s) => {
        layDark(s, '3,7', tile);
        s.skeletons.stability = 3;
      });
      go(m, '3,7');
      if (asked(m)[0] === 'reveal.orient') say(m, offered(m)[0]!);
      return { stability: now(m).skeletons.stability, terror: now(m).terror, tokens: now(m).tokens['3,7'] };
    };
    expect(after('armory-T-1')).toEqual({ stability: 2, terror: 0, tokens: undefined });
    expect(after('blood-I-1')).toEqual({ stability: 3, terror: 1, tokens: { blood: 1 } });
    expect(after('pit-I-1')).toEqual({ stability: 4, terror: 0, tokens: undefined });
  });
});

describe('Step 2, attack', () => {
  test('MM-178, MM-179 several figures are attacked one by one with full Strength, each at most once', () => {
    const m = corridorWith((s) => {
      s.figures.casty = '3,7';
      s.figures['poltergeist-1'] = '3,7';
      s.figures.stabby = '3,7';
      s.paladin.cubes.prepare = 3;
    });
    go(m, '3,7');
    expect(offered(m)).toEqual(['figure:casty', 'figure:stabby', 'figure:poltergeist-1']);
    say(m, 'figure:casty');
    expect(offered(m)).toEqual(['figure:stabby', 'figure:poltergeist-1']);
    say(m, 'figure:poltergeist-1', 'figure:stabby');
    expect(told(m, 'attacked').map(({ defender, strength, defense }) => [defender, strength, defense])).toEqual([
      ['casty', 3, 2],
      ['poltergeist-1', 3, 1],
      ['stabby', 3, 1],
    ]);
    expect(asked(m)[0]).toBe('paladin.action');
  });

  test('MM-178 while somebody forces him he cannot stop; then he may', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'poltergeist-I-1');
      s.figures.casty = '3,7';
      s.paladin.cubes.prepare = 2;
    });
    go(m, '3,7');
    expect(offered(m)).not.toContain('no-attack');
    say(m, 'figure:casty');
    expect(offered(m)).toEqual(['figure:poltergeist-1', 'no-attack']);
  });

  test('MM-179 a figure that was missed cannot be attacked again in the same crusade', () => {
    const m = corridorWith((s) => {
      s.figures.paladin = '3,7';
      s.figures.casty = '3,7';
      s.figures['poltergeist-1'] = '3,7';
    });
    say(m, crusadeHere, 'space:3,7', 'figure:casty');
    expect(offered(m)).toEqual(['figure:poltergeist-1', 'no-attack']);
    expect(refused(m, tapping('figure:casty'))?.rule).toBe('RU-68');
  });

  test('MM-180, MM-186, MM-814 a hit Skeleton gives Light and no Grit, and keeps its place in the March Order', () => {
    const m = corridorWith((s) => {
      s.figures.casty = '3,7';
      s.paladin.cubes.prepare = 2;
    });
    const { march } = now(m).skeletons;
    say(go(m, '3,7'), 'figure:casty');
    expect(now(m).paladin).toMatchObject({ grit: 0, light: 4 });
    expect(now(m).skeletons.march).toEqual(march);
  });

  test('MM-184, MM-185 a hit poltergeist gives 3 Grit and 1 Light', () => {
    const m = corridorWith((s) => {
      s.figures['poltergeist-1'] = '3,7';
      s.paladin.cubes.prepare = 2;
    });
    say(go(m, '3,7'), 'figure:poltergeist-1');
    expect(now(m).paladin).toMatchObject({ grit: 3, light: 4, turn: { hitPoltergeist: true } });
  });

  test('MM-187, RU-08 after a forced miss the Shrine step is done on the tile he retreated to', () => {
    const m = corridorWith((s) => {
      lay(s, '4,7', 'shrine-X-1');
      s.figures.casty = '3,7';
      s.figures.stabby = '3,7';
    });
    say(go(m, '3,7'), 'figure:casty');
    expect(where(m)).toBe('4,7');
    expect(asked(m)[0]).toBe('crusade.shrine');
  });

  test('RU-36 earlier hits stand when a later forced attack misses', () => {
    const m = corridorWith((s) => {
      s.figures.casty = '3,7';
      s.figures['poltergeist-1'] = '3,7';
      s.paladin.cubes.prepare = 2;
      s.terror = 8;
    });
    say(go(m, '3,7'), 'figure:casty', 'figure:poltergeist-1');
    expect(where(m, 'casty')).toBeUndefined();
    expect(where(m, 'poltergeist-1')).toBe('3,7');
    expect(where(m)).toBe('4,7');
  });

  test('MM-815 the last poltergeist wins at once: no Grit, no question, no Terror comes after it', () => {
    const m = corridorWith((s) => {
      s.figures['poltergeist-9'] = '3,7';
      s.journey!.caught = ['poltergeist-1', 'poltergeist-2', 'poltergeist-3', 'poltergeist-4', 'poltergeist-5'];
      s.paladin.grit = 12;
      s.paladin.cubes.prepare = 2;
    });
    say(go(m, '3,7'), 'figure:poltergeist-9');
    expect(m.over?.winners).toEqual(['paladin']);
    expect(now(m).paladin.grit).toBe(12);
  });
});
