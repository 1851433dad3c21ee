import { describe, expect, test } from 'vitest';
import { paladinDefense, paladinStrength } from './paladin/values.ts';
import type { VastState } from '../state.ts';
import { begin, dragging, give, go, lay, layDark, now, offered, refused, say, where } from '../vast.testing.ts';

const wearing = (card: string, edit: (s: VastState) => void = () => {}) =>
  begin((s) => {
    give(s, 'inPlay', card);
    edit(s);
  });

describe('Treasures in play', () => {
  test('TR-1 Armor: +1 Defense at all times', () => {
    const m = wearing('armor');
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([0, 1]);
    expect(paladinDefense(now(say(m, 'end-turn')))).toBe(1);
  });

  test('TR-2 Halo: 1 Light in each Collect phase, while there are tokens', () => {
    const collected = (edit: (s: VastState) => void) =>
      now(
        wearing('halo', (s) => {
          s.phase = { step: 'collect' };
          edit(s);
        }),
      ).paladin.light;
    expect(collected(() => {})).toBe(4);
    expect(collected((s) => void (s.tokens['4,4'] = { lamp: 5 }))).toBe(3);
  });

  test('TR-3 Blessed Hammer: +1 Strength', () => {
    expect(paladinStrength(now(wearing('blessedHammer')))).toBe(1);
    expect(paladinStrength(now(begin((s) => give(s, 'hand', 'blessedHammer'))))).toBe(0);
  });

  test('TR-4 Pilgrim Boots: a sprint of up to 3 spaces', () => {
    const m = wearing('pilgrimBoots', (s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
      lay(s, '1,7', 'blood-I-1');
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'figure:paladin>space:2,7', 'figure:paladin>space:1,7');
    expect(where(m)).toBe('1,7');
    expect(m.open[0]!.ask).toBe('paladin.action');
  });

  test("TR-5 Mason's Pick: one breach per turn for nothing", () => {
    const m = wearing('masonsPick', (s) => {
      lay(s, '3,7', 'treasure-D-1', 3);
      s.figures.paladin = '3,7';
    });
    say(m, 'card:masonsPick>edge:2,7|3,7');
    expect(now(m).breaches).toEqual({ '2,7|3,7': true });
    expect(now(m).paladin.fury).toBe(3);
    expect(offered(m, 'paladin.powers').filter((id) => id.startsWith('card:masonsPick'))).toEqual([]);
    expect(refused(m, dragging('card:masonsPick', 'edge:3,6|3,7'))?.rule).toBe('TR-5');
  });

  test('TR-6 Prayer Beads: when the turn gives Fury it gives 1 more, up to 5', () => {
    expect(now(say(wearing('prayerBeads'), 'end-turn')).paladin.fury).toBe(5);
    expect(now(say(wearing('prayerBeads', (s) => void (s.paladin.fury = 4)), 'end-turn')).paladin.fury).toBe(5);
    expect(now(say(wearing('prayerBeads', (s) => void (s.paladin.turn.hitPoltergeist = true)), 'end-turn')).paladin.fury).toBe(3);
  });

  test("TR-7 Explorer's Journal: the first crusade reveal of a turn gives 3 Grit", () => {
    const m = wearing('explorersJournal', (s) => {
      layDark(s, '3,7', 'pit-I-1');
      layDark(s, '2,7', 'pit-I-2');
    });
    expect(now(go(m, '3,7')).paladin.grit).toBe(3);
    expect(now(go(m, '2,7')).paladin.grit).toBe(5);
    const late = begin((s) => {
      give(s, 'hand', 'explorersJournal');
      layDark(s, '3,7', 'pit-I-1');
      layDark(s, '2,7', 'pit-I-2');
    });
    go(late, '3,7');
    say(late, 'card:explorersJournal>board:paladin');
    expect(now(go(late, '2,7')).paladin.grit).toBe(5);
  });
});
