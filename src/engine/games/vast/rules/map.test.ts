import { describe, expect, test } from 'vitest';
import { gridSize, grounds } from '../content/manor.ts';
import { enterTile } from './entering.ts';
import { retreat } from './attack.ts';
import { settleEdges } from './markers.ts';
import { squares } from './spaces.ts';
import { begin, dragging, fullGame, go, lay, layDark, now, offered, refused, running, say, told, where } from '../vast.testing.ts';

const moves = (ids: readonly string[]): string[] =>
  ids.filter((id) => id.startsWith('figure:paladin>')).map((id) => id.slice('figure:paladin>space:'.length));

describe('§3 Game round', () => {
  test('MM-072, MM-073 the Paladin acts before the Skeletons, and roles that are not in play are skipped', () => {
    const m = begin();
    say(m, 'end-turn');
    expect(told(m, 'phaseBegan').map(({ phase }) => phase)).toEqual(['fury', 'activate', 'spawn']);
  });

  test('MM-074, MM-075 rounds go on until somebody has won or lost, and then nothing is asked', () => {
    const m = begin((s) => void (s.phase = { step: 'spawn' }));
    say(m, 'throw:spawn');
    expect(now(m).round).toBe(2);
    const over = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures['poltergeist-9'] = '3,7';
      s.journey!.caught = ['poltergeist-1', 'poltergeist-2', 'poltergeist-3', 'poltergeist-4', 'poltergeist-5'];
      s.paladin.cubes.prepare = 2;
    });
    say(go(over, '3,7'), 'figure:poltergeist-9');
    expect(over.over?.winners).toEqual(['paladin']);
    expect(over.open).toEqual([]);
  });
});

describe('§4 Map and movement', () => {
  test('MM-076 seven by seven squares inside a ring of grounds', () => {
    expect(squares).toHaveLength(gridSize * gridSize);
    expect(Object.keys(grounds)).toHaveLength(11);
  });

  test('MM-078, MM-098 no tile is ever laid in the grounds or on the staircase', () => {
    const m = running(
      (t) => settleEdges(t),
      (s) => {
        lay(s, '1,7', 'shrine-X-1');
        lay(s, '1,6', 'shrine-X-2');
      },
    );
    expect(Object.keys(now(m).map).every((square) => squares.includes(square as never))).toBe(true);
    expect(told(m, 'tileLaid').map(({ at }) => at).sort()).toEqual(['1,5', '2,7']);
  });

  test('MM-079, MM-080 one space is one step to an adjacent tile, never a diagonal one', () => {
    const m = begin((s) => {
      lay(s, '4,7', 'shrine-X-1');
      lay(s, '4,6', 'shrine-X-2');
      lay(s, '3,6', 'pit-I-1', 1);
    });
    expect(moves(offered(m)).sort()).toEqual(['3,7', '4,6', '5,7']);
    expect(refused(m, dragging('figure:paladin', 'space:3,6'))?.rule).toBe('MM-080');
    expect(refused(m, dragging('figure:paladin', 'space:4,5'))?.rule).toBe('MM-079');
  });

  test('MM-081 a wall cannot be crossed, whichever tile shows it', () => {
    const own = begin((s) => lay(s, '4,6', 'pit-I-1', 1));
    expect(moves(offered(own))).not.toContain('4,6');
    expect(refused(own, dragging('figure:paladin', 'space:4,6'))?.rule).toBe('MM-081');
    const theirs = begin((s) => lay(s, '3,7', 'pit-I-1', 1));
    expect(moves(offered(theirs))).toEqual(['5,7']);
  });

  test('MM-082 a crypt cannot be entered', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.paladin = '3,7';
    });
    expect(moves(offered(m))).toEqual(['4,7']);
    expect(refused(m, dragging('figure:paladin', 'space:2,7'))?.rule).toBe('MM-082');
  });

  test('MM-083 the grounds cannot be entered', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'shrine-X-1');
      s.figures.paladin = '3,7';
    });
    expect(moves(offered(m)).some((space) => space in grounds)).toBe(false);
    expect(refused(m, dragging('figure:paladin', 'space:S-W'))?.rule).toBe('MM-083');
  });

  test('MM-084 Dark tiles may be entered like Lit ones', () => {
    expect(moves(offered(begin()))).toEqual(['5,7', '3,7']);
  });

  test('MM-085, MM-086 entering removes one token of each enemy kind, and no more', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.tokens['3,7'] = { blood: 3, skulls: 1, lamp: 2 };
    });
    go(m, '3,7');
    expect(now(m).tokens['3,7']).toEqual({ blood: 2, lamp: 2 });
    expect(told(m, 'tokenRemoved').map(({ token }) => token)).toEqual(['blood', 'skulls']);
  });

  test('MM-089 tokens also go from tiles that he merely passes', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
      s.tokens['3,7'] = { blood: 1 };
      s.tokens['2,7'] = { blood: 1 };
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'figure:paladin>space:2,7');
    expect(where(m)).toBe('2,7');
    expect(now(m).tokens).toEqual({ '4,4': { blood: 1 } });
  });

  test('MM-090 a figure that retreats does not enter', () => {
    const m = running(
      (t) => retreat(t, 'paladin', '3,7'),
      (s) => {
        lay(s, '3,7', 'pit-I-1');
        s.tokens['3,7'] = { blood: 1, web: 1 };
      },
    );
    expect(where(m)).toBe('3,7');
    expect(now(m).tokens['3,7']).toEqual({ blood: 1, web: 1 });
    expect(told(m, 'stopped')).toEqual([]);
  });
});

describe('Entering', () => {
  const enters = (
    figure: 'paladin' | 'casty',
    tokens: Record<string, number>,
    edit: (s: Parameters<typeof fullGame>[0]) => void = () => {},
  ) =>
    running(
      function* (t) {
        yield* enterTile(t, figure, '3,7');
      },
      (s) => {
        s.tokens['3,7'] = tokens;
        edit(s);
      },
    );

  test('MM-762, MM-763, RU-65 a single web stops him and is gone by the same entry', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
      s.tokens['3,7'] = { web: 1 };
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7');
    expect(m.open[0]!.ask).toBe('paladin.action');
    expect(now(m).tokens['3,7']).toBeUndefined();
    const order = m.told.map(({ fact }) => fact.fact).filter((fact) => fact === 'tokenRemoved' || fact === 'stopped');
    expect(order).toEqual(['tokenRemoved', 'stopped']);
  });

  test('MM-525, MM-226, MM-228 webs stop Paladin and Skeletons, lamps only Skeletons, who take one along', () => {
    expect(told(enters('paladin', { lamp: 1 }), 'stopped')).toEqual([]);
    expect(told(enters('paladin', { web: 1 }), 'stopped')).toEqual([{ fact: 'stopped', figure: 'paladin', at: '3,7', by: 'web' }]);
    const skeleton = enters('casty', { lamp: 2, skulls: 1 });
    expect(told(skeleton, 'stopped')).toEqual([{ fact: 'stopped', figure: 'casty', at: '3,7', by: 'lamp' }]);
    expect(now(skeleton).tokens['3,7']).toEqual({ lamp: 1, skulls: 1 });
    expect(told(enters('casty', { web: 1 }), 'stopped')).toHaveLength(1);
  });

  test('MM-625 Skeletons leave blood alone on a journey, not in the full game', () => {
    expect(now(enters('casty', { blood: 1 })).tokens['3,7']).toEqual({ blood: 1 });
    expect(now(enters('casty', { blood: 1 }, fullGame)).tokens['3,7']).toBeUndefined();
  });

  test('MM-523 tokens on a crypt are not removed by entering it', () => {
    const m = running(
      function* (t) {
        yield* enterTile(t, 'casty', '2,7');
      },
      (s) => void (s.tokens['2,7'] = { lamp: 1 }),
    );
    expect(now(m).tokens['2,7']).toEqual({ lamp: 1 });
  });

  test('MM-764 removed tokens stay removed when he has to retreat', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.tokens['3,7'] = { blood: 1 };
      s.figures.casty = '3,7';
    });
    say(go(m, '3,7'), 'figure:casty');
    expect(where(m)).toBe('4,7');
    expect(now(m).tokens['3,7']).toBeUndefined();
  });

  test('MM-765 a tile laid on an occupied crypt goes under whoever stands there', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.figures.casty = '2,7';
    });
    go(m, '3,7');
    expect(now(m).map['2,7']).toMatchObject({ lit: false });
    expect(where(m, 'casty')).toBe('2,7');
    expect(m.open[0]!.ask).toBe('paladin.action');
  });
});
