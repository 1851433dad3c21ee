import { describe, expect, test } from 'vitest';
import { poltergeistIds } from '../figures.ts';
import { full, put } from '../../full.testing.ts';
import { haunting, openUp } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, go, lay, layDark, now, offered, say, told, topOfStack, where } from '../../vast.testing.ts';

describe('§12.3 Reveal Tiles', () => {
  test('MM-417 any Dark tile of the map, and only Dark ones', () => {
    const m = haunting('reveal', { reveal: 1 });
    const dark = Object.entries(now(m).map).filter(([, { lit }]) => !lit).map(([square]) => `space:${square}`);
    expect(offered(m).filter((id) => id !== 'done:reveal').sort()).toEqual(dark.sort());
    expect(dark).toContain('space:6,2');
  });

  test('MM-418 as many as the track says', () => {
    const m = haunting('reveal', { reveal: 2 }, (s) => {
      layDark(s, '4,3', 'shrine-X-1');
      layDark(s, '4,5', 'shrine-X-2');
    });
    say(m, 'space:4,3', 'space:4,5');
    expect(asked(m)).not.toContain('manor.reveal');
    expect(told(m, 'tileRevealed')).toHaveLength(2);
  });

  test('MM-419 a tile laid by one reveal may be the next', () => {
    const m = haunting('reveal', { reveal: 2 }, (s) => {
      layDark(s, '4,3', 'shrine-X-1');
      topOfStack(s, 'pit-T-1');
    });
    expect(offered(m)).not.toContain('space:4,2');
    say(m, 'space:4,3');
    expect(offered(m)).toContain('space:4,2');
    say(m, 'space:4,2');
    expect(now(m).map['4,2']!.lit).toBe(true);
  });

  test('MM-093 the Manor turns what it reveals', () => {
    const m = haunting('reveal', { reveal: 1 }, (s) => layDark(s, '4,3', 'shrine-T-1'));
    say(m, 'space:4,3');
    expect([m.open[0]!.seat, asked(m)]).toEqual(['manor', ['reveal.orient']]);
    expect(offered(m)).toEqual(['space:4,3@0', 'space:4,3@1', 'space:4,3@3']);
  });
});

describe('§12.1 Spooky', () => {
  const haunted = (edit: (s: VastState) => void = () => {}) =>
    haunting('reveal', { reveal: 1 }, (s) => {
      layDark(s, '4,3', 'poltergeist-X-1');
      openUp(s, '4,5');
      edit(s);
    });

  test('MM-406 the poltergeist of a tile that the Manor reveals may appear on any empty Lit tile instead', () => {
    const m = say(haunted(), 'space:4,3');
    expect(asked(m)).toEqual(['manor.spooky']);
    // Not the Pit with the Wraith, not the Entrance with the Paladin.
    expect(offered(m)).toEqual(['space:4,3', 'space:4,5']);
    say(m, 'space:4,5');
    expect(where(m, 'poltergeist-1')).toBe('4,5');
  });

  test('MM-406 or on the revealed tile, even if somebody is there', () => {
    const m = say(haunted((s) => put(s, { giant: '4,3' })), 'space:4,3', 'space:4,3');
    expect(where(m, 'poltergeist-1')).toBe('4,3');
  });

  test('MM-406, RU-09 tokens, treasures and pit markers make a tile no place for it; edge markers do not', () => {
    const places = (edit: (s: VastState) => void) => offered(say(haunted(edit), 'space:4,3'), 'manor.spooky');
    expect(places((s) => void (s.tokens['4,5'] = { web: 1 }))).toEqual([]);
    expect(places((s) => void (s.treasureMarkers['treasure-1'] = '4,5'))).toEqual([]);
    expect(places((s) => void (s.pitMarkers['4,5'] = true))).toEqual([]);
    expect(places((s) => void (s.forceWalls['4,4|4,5'] = true))).toContain('space:4,5');
  });

  test('RU-01 with no poltergeist left nothing is asked', () => {
    const m = haunted((s) => {
      for (const id of poltergeistIds) s.figures[id] = '2,6';
    });
    say(m, 'space:4,3');
    expect(asked(m)).not.toContain('manor.spooky');
  });

  test('MM-407 not when somebody else reveals the tile', () => {
    const m = full('no-warlock', (s) => {
      s.phase = { step: 'actions' };
      layDark(s, '3,7', 'poltergeist-X-1');
      openUp(s, '4,5');
    });
    go(m, '3,7');
    expect(where(m, 'poltergeist-1')).toBe('3,7');
    expect(m.open.every(({ seat }) => seat === 'paladin')).toBe(true);
  });

  test('MM-105 a Blood tile revealed by the Manor gives nobody Blood, but the Spider on it may take it', () => {
    const m = haunting('reveal', { reveal: 1 }, (s) => {
      layDark(s, '4,3', 'blood-X-1');
      put(s, { giant: '4,3' });
    });
    say(m, 'space:4,3');
    expect(now(m).spider!.blood).toBe(0);
    expect([m.open[0]!.seat, ...asked(m)]).toEqual(['spider', 'spider.take']);
    say(m, 'take:none');
    expect(now(m).tokens['4,3']).toEqual({ blood: 1 });
  });

  test('revealing closes undo, choosing the place of the poltergeist does not', () => {
    const m = say(haunted((s) => lay(s, '3,4', 'pit-T-1')), 'space:4,3');
    expect(m.canUndo).toBe(false);
    expect(say(m, 'space:4,5').canUndo).toBe(true);
    expect(all(m.undone()!)).toContain('space:4,5');
  });
});
