import { describe, expect, test } from 'vitest';
import { breachableEdges, markersLeft, placeBreach, placeForceWall, takeMarkersOff } from './markers.ts';
import { legalTurns } from './orienting.ts';
import { isOpen, isWall } from './walls.ts';
import type { EdgeId } from '../state.ts';
import { all, begin, dragging, go, lay, layDark, now, offered, position, refused, running, say, told } from '../vast.testing.ts';

const up: EdgeId = '4,6|4,7';
const left: EdgeId = '3,7|4,7';

describe('§8 Breaches and force walls', () => {
  test('MM-139 a breached wall is open', () => {
    const m = begin((s) => lay(s, '4,6', 'pit-I-1', 1));
    expect(isWall(now(m), '4,7', 'N')).toBe(true);
    say(m, `token:fury>edge:${up}`);
    expect(isOpen(now(m), '4,7', 'N')).toBe(true);
    expect(offered(m)).toContain('figure:paladin>space:4,6');
  });

  test('MM-140 an open edge with a force wall is a wall', () => {
    const m = begin((s) => void (s.forceWalls[left] = true));
    expect(isWall(now(m), '4,7', 'W')).toBe(true);
    expect(offered(m)).not.toContain('figure:paladin>space:3,7');
  });

  test('MM-141 a wall that faces the grounds can never be breached', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'treasure-D-1', 3);
      s.figures.paladin = '3,7';
    });
    expect(isWall(now(m), '3,7', 'S')).toBe(true);
    expect(all(m).filter((id) => id.includes('edge:'))).toEqual(['token:fury>edge:3,6|3,7', 'token:fury>edge:2,7|3,7']);
    expect(refused(m, dragging('token:fury', 'edge:3,7|S-W'))?.rule).toBe('MM-141');
  });

  test('MM-142, MM-767 a breach on a force wall takes both away and leaves the edge open', () => {
    const m = begin((s) => void (s.forceWalls[left] = true));
    say(m, `token:fury>edge:${left}`);
    expect([now(m).breaches, now(m).forceWalls]).toEqual([{}, {}]);
    expect(isOpen(now(m), '4,7', 'W')).toBe(true);
    expect(told(m, 'markerRemoved').map(({ marker }) => marker).sort()).toEqual(['breach', 'forceWall']);
  });

  test('MM-142, MM-768 a force wall on a breach takes both away and the printed wall blocks again', () => {
    const m = running(
      (t) => placeForceWall(t, up),
      (s) => {
        layDark(s, '4,6', 'pit-I-1');
        s.breaches[up] = true;
      },
    );
    expect([now(m).breaches, now(m).forceWalls]).toEqual([{}, {}]);
    expect(isWall(now(m), '4,7', 'N')).toBe(true);
  });

  test('MM-143 a breach on an edge that is open anyway is removed', () => {
    expect(now(running((t) => placeBreach(t, left))).breaches).toEqual({});
  });

  test('MM-144 a force wall on an edge that is a wall anyway is removed', () => {
    expect(now(running((t) => placeForceWall(t, up))).forceWalls).toEqual({});
    expect(now(running((t) => placeForceWall(t, left))).forceWalls).toEqual({ [left]: true });
  });

  test('MM-145, MM-146, MM-147 a tile that is rotated, moved or turned Dark loses all markers on its edges and no others', () => {
    const m = running(
      (t) => takeMarkersOff(t, '4,7'),
      (s) => {
        s.breaches = { [up]: true, '1,1|2,1': true };
        s.forceWalls = { [left]: true, '4,3|4,4': true };
      },
    );
    expect(now(m).breaches).toEqual({ '1,1|2,1': true });
    expect(now(m).forceWalls).toEqual({ '4,3|4,4': true });
  });

  test('MM-148, RU-05 a reveal keeps a breach that still opens a wall and drops one that has become idle', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'treasure-D-1');
      s.breaches = { [left]: true, '3,6|3,7': true };
      s.map['3,6'] = { tile: s.stack.pop()!, lit: false, turn: 0 };
    });
    go(m, '3,7');
    say(m, 'space:3,7@0'); // open to the south: its walls are north, east and west
    expect(now(m).breaches).toEqual({ [left]: true, '3,6|3,7': true });
    const idle = begin((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.forceWalls['2,7|3,7'] = true;
      s.breaches[left] = true;
    });
    go(idle, '3,7');
    say(idle, 'space:3,7@0');
    expect(now(idle).breaches).toEqual({});
    expect(now(idle).forceWalls).toEqual({ '2,7|3,7': true });
  });

  test('MM-766 markers count wherever it matters whether an edge is open: orienting and filling', () => {
    const s = position((p) => {
      layDark(p, '4,5', 'treasure-D-1');
      p.forceWalls['4,4|4,5'] = true;
    });
    expect(legalTurns(s, '4,5', 'treasure-D-1')).toEqual([0, 1, 2, 3]);
    const m = begin((p) => {
      layDark(p, '3,7', 'pit-I-1');
      p.forceWalls['2,7|3,7'] = true;
    });
    go(m, '3,7');
    expect(now(m).map['2,7']).toBeUndefined();
  });

  test('MM-769 idle markers leave first, then crypts are filled', () => {
    const m = running(
      (t) => placeBreach(t, '2,7|3,7'),
      (s) => {
        lay(s, '3,7', 'pit-I-1');
        s.forceWalls['2,7|3,7'] = true;
      },
    );
    const order = m.told.map(({ fact }) => fact.fact);
    expect(order).toEqual(['markerPlaced', 'markerRemoved', 'markerRemoved', 'tileLaid']);
    expect(now(m).map['2,7']).toMatchObject({ lit: false });
  });

  test('MM-006 with all breaches on the map no wall can be breached', () => {
    const s = position((p) => {
      for (let i = 1; i <= 8; i++) p.breaches[`${i},1|${i},2`] = true;
    });
    expect(markersLeft(s, 'breach')).toBe(0);
    expect(breachableEdges(s, '4,7')).toEqual([]);
  });
});
