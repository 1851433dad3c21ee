import { describe, expect, test } from 'vitest';
import type { SquareId } from '../content/manor.ts';
import { legalTurns } from './orienting.ts';
import { settleEdges } from './markers.ts';
import { reveal } from './reveal.ts';
import type { VastState } from '../state.ts';
import {
  asked,
  begin,
  fullGame,
  go,
  lay,
  layDark,
  now,
  offered,
  position,
  running,
  say,
  told,
  topOfStack,
  where,
} from '../vast.testing.ts';

/** Reveals one square by the general rules alone, as a role without rules of its own would. */
const revealing = (square: SquareId, edit: (s: VastState) => void) =>
  running(
    function* (t) {
      yield* reveal(t, { square, seat: 'paladin' });
    },
    (s) => {
      fullGame(s);
      edit(s);
    },
  );
const turns = (m: ReturnType<typeof begin>): number[] => offered(m, 'reveal.orient').map((id) => Number(id.at(-1)));

describe('§5 Revealing tiles', () => {
  test('MM-091 revealing turns a Dark tile to its Lit side', () => {
    const m = begin((s) => layDark(s, '3,7', 'pit-I-1'));
    expect(now(m).map['3,7']!.lit).toBe(false);
    go(m, '3,7');
    expect(now(m).map['3,7']).toEqual({ tile: 'pit-I-1', lit: true, turn: 0 });
    expect(told(m, 'tileRevealed')).toEqual([{ fact: 'tileRevealed', at: '3,7', kind: 'pit', turn: 0 }]);
  });

  test('MM-092, MM-097 flip and orient, then fill, then resolve', () => {
    const m = begin((s) => layDark(s, '3,7', 'blood-I-1'));
    go(m, '3,7');
    const order = m.told.map(({ fact }) => fact.fact).filter((fact) => ['tileRevealed', 'tileLaid', 'tokenPlaced'].includes(fact));
    expect(order).toEqual(['tileRevealed', 'tileLaid', 'tokenPlaced']);
  });

  test('MM-093 any orientation that keeps the connection may be chosen, after seeing the face', () => {
    const m = revealing('4,3', (s) => layDark(s, '4,3', 'shrine-T-1'));
    expect(m.view('paladin').map['4,3']).toMatchObject({ lit: true, kind: 'shrine' });
    expect(turns(m)).toEqual([0, 1, 3]);
    say(m, 'space:4,3@1');
    expect(now(m).map['4,3']!.turn).toBe(1);
  });

  test('MM-094, RU-02 an open edge has to meet an open edge of a Lit neighbour, if it can', () => {
    const s = position((p) => layDark(p, '4,5', 'treasure-D-1'));
    // Open towards the south before it is turned; the Lit Pit is north of it.
    expect(legalTurns(s, '4,5', 'treasure-D-1')).toEqual([2]);
    const m = revealing('4,5', (p) => layDark(p, '4,5', 'treasure-D-1'));
    expect(asked(m)).toEqual([]);
    expect(now(m).map['4,5']!.turn).toBe(2);
  });

  test('MM-094, MM-095, RU-02 without a Lit neighbour that is open it joins a Dark one, and with neither it lies freely', () => {
    const dark = position((p) => {
      layDark(p, '1,1', 'treasure-D-1');
      layDark(p, '2,1', 'pit-I-1');
    });
    expect(legalTurns(dark, '1,1', 'treasure-D-1')).toEqual([3]);
    const free = position((p) => layDark(p, '1,1', 'treasure-D-1'));
    expect(legalTurns(free, '1,1', 'treasure-D-1')).toEqual([0, 1, 2, 3]);
    const walled = position((p) => {
      layDark(p, '1,1', 'treasure-D-1');
      lay(p, '2,1', 'pit-I-1', 1);
    });
    expect(legalTurns(walled, '1,1', 'treasure-D-1')).toEqual([0, 1, 2, 3]);
  });

  test('MM-096 each crypt at an open edge gets one Dark tile, no other crypt does', () => {
    const m = revealing('2,2', () => {});
    say(m, 'space:2,2@0');
    expect(told(m, 'tileLaid').map(({ at }) => at).sort()).toEqual(['1,2', '2,3', '3,2']);
    expect(now(m).map['2,1']).toBeUndefined();
    expect(now(m).stack).toHaveLength(36);
    for (const square of ['1,2', '2,3', '3,2'] as const) expect(now(m).map[square]!.lit).toBe(false);
  });

  test('MM-099, RU-03 with an empty stack the crypt stays a crypt', () => {
    const m = revealing('3,7', (s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.stack = [];
    });
    expect(now(m).map['2,7']).toBeUndefined();
    expect(now(m).map['3,7']!.lit).toBe(true);
  });

  test('MM-100, MM-101, MM-102, MM-104 open edges that come about later are filled too, and nothing is resolved again', () => {
    const m = running(
      (t) => {
        t.state.map['3,7'] = { tile: 'blood-I-1', lit: true, turn: 1 };
        settleEdges(t);
      },
      (s) => {
        lay(s, '3,7', 'blood-I-1', 0);
        layDark(s, '2,7', 'pit-I-1');
      },
    );
    expect(told(m, 'tileLaid').map(({ at }) => at)).toEqual(['3,6']);
    expect(now(m).tokens['3,7']).toBeUndefined();
  });

  test('MM-103 a breach fills the crypt behind it', () => {
    const m = begin((s) => lay(s, '4,7', 'entrance-T-1'));
    expect(now(m).map['4,6']).toBeUndefined();
    say(m, 'token:fury>edge:4,6|4,7');
    expect(now(m).map['4,6']).toMatchObject({ lit: false });
  });

  test('MM-105 a Blood tile gets one blood token', () => {
    const m = revealing('3,7', (s) => layDark(s, '3,7', 'blood-I-1'));
    expect(now(m).tokens['3,7']).toEqual({ blood: 1 });
  });

  test('MM-106 a Treasure tile gets one treasure marker', () => {
    const m = revealing('3,7', (s) => layDark(s, '3,7', 'treasure-D-1'));
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '3,7' });
  });

  test('MM-107, MM-774 a Poltergeist tile gets one poltergeist from the shared supply', () => {
    const m = revealing('3,7', (s) => {
      layDark(s, '3,7', 'poltergeist-I-1');
      s.figures['poltergeist-1'] = '4,4';
    });
    expect(where(m, 'poltergeist-2')).toBe('3,7');
  });

  test('MM-108, MM-109, MM-110 Pits, Armories and Shrines do nothing when revealed', () => {
    for (const tile of ['pit-I-1', 'armory-T-1', 'shrine-I-1']) {
      const m = revealing('3,7', (s) => layDark(s, '3,7', tile));
      if (asked(m).length > 0) say(m, offered(m)[0]!);
      expect(now(m).map['3,7']!.lit).toBe(true);
      expect([now(m).tokens['3,7'], now(m).treasureMarkers, now(m).figures]).toEqual([undefined, {}, { paladin: '4,7' }]);
    }
  });

  test('MM-111 a tile that was turned Dark resolves again when it is revealed again', () => {
    const m = running(
      function* (t) {
        yield* reveal(t, { square: '3,7', seat: 'paladin' });
        t.state.map['3,7'] = { ...t.state.map['3,7']!, lit: false };
        yield* reveal(t, { square: '3,7', seat: 'paladin' });
      },
      (s) => layDark(s, '3,7', 'blood-I-1'),
    );
    expect(now(m).tokens['3,7']).toEqual({ blood: 2 });
  });

  test('a question is put only if the legal orientations differ, and laying a Dark tile does not close undo', () => {
    const same = begin((s) => layDark(s, '3,7', 'poltergeist-X-1'));
    expect(asked(go(same, '3,7'))[0]).toBe('crusade.attack');
    expect(same.canUndo).toBe(false);
    const breach = begin((s) => topOfStack(s, 'shrine-X-1'));
    say(breach, 'token:fury>edge:4,6|4,7');
    expect(breach.canUndo).toBe(true);
  });
});

describe('MM-022, MM-023, MM-173 The role that reveals may ask for more', () => {
  test('MM-173 an open edge has to meet the tile he came from, not just any Lit tile', () => {
    const both = (s: VastState): void => {
      lay(s, '2,7', 'pit-I-2');
      layDark(s, '3,7', 'treasure-D-1');
    };
    expect(legalTurns(position(both), '3,7', 'treasure-D-1')).toEqual([1, 3]);
    const m = go(begin(both), '3,7');
    expect(asked(m)).not.toContain('reveal.orient');
    expect(now(m).map['3,7']!.turn).toBe(3);
  });

  test('MM-022 where both rules can be kept, both are', () => {
    // He comes from a Dark tile in the west; the Lit neighbour is in the north. Only two turns open to both.
    const s = position((p) => {
      layDark(p, '4,5', 'blood-L-1');
      layDark(p, '3,5', 'pit-I-2');
    });
    expect(legalTurns(s, '4,5', 'blood-L-1', '3,5')).toEqual([2]);
    expect(legalTurns(s, '4,5', 'blood-L-1')).toEqual([2, 3]);
  });

  test('MM-021, MM-023 where they cannot both be kept, the rule of the role is', () => {
    const s = position((p) => {
      layDark(p, '4,5', 'treasure-D-1');
      layDark(p, '3,5', 'pit-I-2');
    });
    expect(legalTurns(s, '4,5', 'treasure-D-1')).toEqual([2]);
    expect(legalTurns(s, '4,5', 'treasure-D-1', '3,5')).toEqual([1]);
  });

  test('RU-06 a breached edge counts as the open edge that has to meet', () => {
    const s = position((p) => {
      layDark(p, '3,7', 'treasure-D-1');
      p.breaches['3,7|4,7'] = true;
    });
    expect(legalTurns(s, '3,7', 'treasure-D-1', '4,7')).toEqual([0, 1, 2, 3]);
  });

  test('MM-174 a Paladin who did not move follows the general rule only', () => {
    const m = begin((s) => {
      lay(s, '2,7', 'pit-I-2');
      layDark(s, '3,7', 'treasure-D-1');
      s.figures.paladin = '3,7';
    });
    say(m, 'cubes:unassigned>box:crusade', 'space:3,7');
    expect(turns(m)).toEqual([1, 3]);
  });
});
