import { describe, expect, test } from 'vitest';
import { dominationTrack, type SpellId } from '../../content/spells.ts';
import { put } from '../../full.testing.ts';
import { nextPoltergeist } from '../reveal.ts';
import { treasuresLeft } from '../treasureMarkers.ts';
import type { VastState } from '../../state.ts';
import { announced, asked, isSecond, now, offered, say, told, type VastMatch } from '../../vast.testing.ts';
import { hex, learn, sneakEndsOffered, warlockIn } from './warlock.testing.ts';

const cursing = (edit: (s: VastState) => void): VastMatch => warlockIn('warlock.curse', edit);

/** Three poltergeists around him. */
const three = (s: VastState, curses: number): void => {
  put(s, { 'poltergeist-1': '1,3', 'poltergeist-2': '2,3', 'poltergeist-3': '3,3' });
  s.warlock!.curses = curses;
};

/** No Curses left to spread, only pieces that bear markers already. */
const dominating = (edit: (s: VastState) => void): VastMatch =>
  cursing((s) => {
    s.warlock!.curses = 0;
    edit(s);
  });

describe('§13.2 Cursing', () => {
  test('MM-480, MM-481 all Curses go under the pieces of the network, the same number under each', () => {
    const m = cursing((s) => {
      three(s, 6);
      put(s, { 'poltergeist-3': null });
      s.treasureMarkers = { 'treasure-1': '3,4' };
    });
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 2, 'poltergeist-2': 2, 'treasure-1': 2 });
    expect(now(m).warlock!.curses).toBe(0);
  });

  test('MM-481, RU-22 those that are left over go to different pieces of his choice', () => {
    const m = cursing((s) => three(s, 5));
    expect(asked(m)).toEqual(['warlock.curse']);
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 1, 'poltergeist-2': 1, 'poltergeist-3': 1 });
    say(m, 'curses:box>figure:poltergeist-2');
    expect(offered(m)).toEqual(['curses:box>figure:poltergeist-1', 'curses:box>figure:poltergeist-3']);
    say(m, 'curses:box>figure:poltergeist-3');
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 1, 'poltergeist-2': 2, 'poltergeist-3': 2 });
    expect(now(m).warlock!.curses).toBe(0);
  });

  test('RU-22 markers that lie there already are not considered', () => {
    const m = cursing((s) => {
      three(s, 3);
      hex(s, { 'poltergeist-1': 2 });
    });
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 3, 'poltergeist-2': 1, 'poltergeist-3': 1 });
  });

  test('MM-482 nothing outside the network is cursed, and with an empty one the Curses stay in the box', () => {
    const m = cursing((s) => put(s, { 'poltergeist-1': '2,3', 'poltergeist-2': '6,6' }));
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 3 });
    const none = cursing((s) => put(s, { 'poltergeist-2': '6,6' }));
    expect(now(none).cursed).toEqual({});
    expect(now(none).warlock!.curses).toBe(3);
  });

  test('MM-480 a treasure is cursed by its own name', () => {
    const m = cursing((s) => {
      put(s, { 'poltergeist-1': '2,3' });
      s.treasureMarkers = { 'treasure-7': '3,4' };
    });
    expect(offered(m)).toEqual(['curses:box>figure:poltergeist-1', 'curses:box>treasure:treasure-7']);
  });
});

describe('§13.2 Dominating', () => {
  test('MM-483 it is checked after cursing', () => {
    const m = cursing((s) => put(s, { 'poltergeist-1': '2,3' }));
    expect(asked(m)).toEqual(['warlock.dominate']);
    expect(offered(m)).toEqual(['figure:poltergeist-1>dominated:0', 'done']);
  });

  test('MM-484, RU-24 at least as many markers as the space says, and only in the network', () => {
    const spaces = (markers: number): string[] => {
      const m = dominating((s) => {
        put(s, { 'poltergeist-1': '2,3', 'poltergeist-2': '6,6' });
        hex(s, { 'poltergeist-1': markers, 'poltergeist-2': 6 });
      });
      return offered(m, 'warlock.dominate').filter((id) => id !== 'done').map((id) => id.replace('figure:poltergeist-1>dominated:', ''));
    };
    expect([2, 3, 4, 5, 6].map(spaces)).toEqual([[], ['0'], ['0', '1', '2'], ['0', '1', '2', '3'], ['0', '1', '2', '3', '4']]);
    expect(dominationTrack.map(({ needs }) => needs)).toEqual([3, 4, 4, 5, 6]);
  });

  test('MM-484, MM-488 several may be dominated, and the network is found anew after each', () => {
    const chain = (s: VastState): void => {
      put(s, { 'poltergeist-1': '3,3', 'poltergeist-2': '4,2' });
      hex(s, { 'poltergeist-1': 5, 'poltergeist-2': 4 });
    };
    const broken = say(dominating(chain), 'figure:poltergeist-1>dominated:0');
    expect(asked(broken)).not.toContain('warlock.dominate');
    const both = say(dominating(chain), 'figure:poltergeist-2>dominated:0', 'figure:poltergeist-1>dominated:3');
    expect(now(both).warlock!.dominated).toEqual(['poltergeist-2', null, null, 'poltergeist-1', null]);
  });

  test('MM-485, RU-51 piece and markers leave the map, and the piece does not go back to the supply', () => {
    const m = dominating((s) => {
      s.treasureMarkers = { 'treasure-1': '3,4' };
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'treasure-1': 4, 'poltergeist-1': 3 });
    });
    say(m, 'treasure:treasure-1>dominated:2', 'figure:poltergeist-1>dominated:0');
    expect(now(m).treasureMarkers).toEqual({});
    expect(now(m).figures['poltergeist-1']).toBeUndefined();
    expect(now(m).cursed).toEqual({});
    expect(treasuresLeft(now(m))).toBe(9);
    expect(nextPoltergeist(now(m))).toBe('poltergeist-2');
    expect(told(m, 'pieceDominated')[0]).toEqual({ fact: 'pieceDominated', piece: 'treasure-1', from: '3,4', space: 2 });
  });

  test('MM-486 a covered space takes no second piece', () => {
    const m = dominating((s) => {
      s.warlock!.dominated[0] = 'poltergeist-9';
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'poltergeist-1': 4 });
    });
    expect(offered(m)).toEqual(['figure:poltergeist-1>dominated:1', 'figure:poltergeist-1>dominated:2', 'done']);
  });

  test('MM-487 he may leave it', () => {
    const m = dominating((s) => {
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'poltergeist-1': 6 });
    });
    say(m, 'done');
    expect(now(m).warlock!.dominated).toEqual([null, null, null, null, null]);
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 6 });
    expect(asked(m)).toEqual(['warlock.action']);
  });

  test('MM-490 Hexomancer sees a cursed piece removed', () => {
    const m = dominating((s) => {
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'poltergeist-1': 3 });
      s.warlock!.spellsTrack = 2;
    });
    expect(now(say(m, 'figure:poltergeist-1>dominated:0')).warlock!.spellsTrack).toBe(3);
  });
});

describe('§13.2 What the spaces give', () => {
  const covering = (space: number, edit: (s: VastState) => void = () => {}): VastMatch =>
    say(dominating((s) => {
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'poltergeist-1': 6 });
      s.warlock!.spellsTrack = 2; // the next space has no symbol
      edit(s);
    }), `figure:poltergeist-1>dominated:${space}`);

  test('MM-489, MM-491 the first: he sneaks up to 3 spaces from now on', () => {
    const m = covering(0);
    expect(sneakEndsOffered(m)).toContain('2,7');
    expect(sneakEndsOffered(m)).not.toContain('1,1');
    expect(sneakEndsOffered(covering(1))).not.toContain('2,7');
  });

  test('MM-492, RU-23 the second: a played spell, one he began with included, may go for three new ones, which count this turn', () => {
    const m = covering(1, (s) => {
      learn(s, 'inPlay', 'expand', 'echo');
      s.warlock!.onSpells = { expand: 2 };
      s.warlock!.cubes.unassigned = 1;
    });
    expect(offered(m, 'warlock.renew')).toEqual(['card:expand', 'card:echo', 'keep']);
    say(m, 'card:expand');
    const { spells, cubes, onSpells } = now(m).warlock!;
    expect(spells.inPlay).toEqual(['echo']);
    expect(spells.discard).toEqual(['expand']);
    expect(spells.hand).toHaveLength(3);
    expect({ unassigned: cubes.unassigned, onSpells }).toEqual({ unassigned: 3, onSpells: {} });
    expect(asked(m)).toEqual(['warlock.spells.play']);
  });

  test('MM-492 it says beforehand that a spell is chosen, unless none is in play or the piece wins', () => {
    const open = (goal: number, ...played: readonly SpellId[]): VastMatch =>
      dominating((s) => {
        put(s, { 'poltergeist-1': '2,3' });
        hex(s, { 'poltergeist-1': 6 });
        s.goals.dominated = goal;
        learn(s, 'inPlay', ...played);
      });
    const says = (m: VastMatch) => announced(m, 'figure:poltergeist-1>dominated:1');
    expect(says(open(2, 'echo'))).toBe('which spell goes');
    expect(isSecond(say(open(2, 'echo'), 'figure:poltergeist-1>dominated:1'))).toBe(true);
    expect([says(open(2)), says(open(1, 'echo'))]).toEqual([undefined, undefined]);
    expect(announced(open(2, 'echo'), 'figure:poltergeist-1>dominated:0')).toBeUndefined();
  });

  test('RU-23 he may keep his spells', () => {
    const m = say(covering(1, (s) => learn(s, 'inPlay', 'echo')), 'keep');
    expect(now(m).warlock!.spells).toMatchObject({ inPlay: ['echo'], hand: [], discard: [] });
  });

  test('MM-806 without a played spell nothing happens', () => {
    const m = covering(1);
    expect(asked(m)).toEqual(['warlock.action']);
    expect(now(m).warlock!.spells.hand).toEqual([]);
  });

  test('MM-493, MM-494, MM-496 the third and the fourth: a magic cube that can be used this turn', () => {
    for (const space of [2, 3]) {
      const m = covering(space);
      expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 4, supply: 1 });
      expect(asked(m)).toEqual(['warlock.action']);
    }
    expect(now(covering(4)).warlock!.cubes).toMatchObject({ unassigned: 3, supply: 2 });
  });
});
