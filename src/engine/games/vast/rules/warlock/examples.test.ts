import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import type { VastState } from '../../state.ts';
import { go, lay, layDark, now, prepare, say } from '../../vast.testing.ts';
import { acting, hex, learn, paladinActs, sneakEndsOffered, warlockIn } from './warlock.testing.ts';

describe('Worked examples of the Warlock', () => {
  test('EX-MM-35 a Skeleton, the Paladin and a poltergeist around him give 2 Curses', () => {
    const m = acting((s) => {
      s.warlock!.curses = 0;
      put(s, { casty: '1,3', paladin: '2,5', 'poltergeist-1': '2,3' });
    });
    expect(now(say(m, 'cubes:magic>box:syphon')).warlock!.curses).toBe(2);
  });

  test('EX-MM-36 a treasure conjured with 2 poltergeists in the network bears 2 markers, and his 2 Curses stay', () => {
    const m = acting((s) => {
      s.warlock!.curses = 2;
      put(s, { warlock: '2,3', 'poltergeist-1': '2,4', 'poltergeist-2': '3,5' });
      layDark(s, '1,2', 'pit-T-1');
      lay(s, '2,2', 'armory-T-1');
      lay(s, '3,4', 'blood-X-1');
    });
    say(m, 'cubes:magic>box:conjure');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '1,2' });
    expect(now(m).cursed).toEqual({ 'treasure-1': 2 });
    expect(now(m).warlock!.curses).toBe(2);
  });

  test('EX-MM-37 with 3 magic cubes he sneaks, syphons and conjures, and his turn is over', () => {
    const m = acting((s) => put(s, { paladin: '4,5', casty: '3,5' }));
    say(m, 'cubes:magic>box:sneak', 'figure:warlock>space:3,4', 'cubes:magic>box:syphon', 'cubes:magic>box:conjure');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '4,3' });
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 0, sneak: 1, syphon: 1, conjure: 1 });
    expect(now(m).active).toBe('paladin');
  });

  test('EX-MM-38 the Paladin destroys a cursed poltergeist: the track reaches a symbol, 3 spells are drawn', () => {
    const m = paladinActs((s) => {
      lay(s, '3,7', 'blood-X-1');
      put(s, { warlock: '3,6', 'poltergeist-1': '3,7' });
      hex(s, { 'poltergeist-1': 2 });
    });
    say(go(prepare(m, 2), '3,7'), 'figure:poltergeist-1');
    expect(now(m).warlock).toMatchObject({ spellsTrack: 1 });
    expect(now(m).warlock!.spells.hand).toHaveLength(3);
  });

  /** 2 Curses, and a treasure with 2 markers alone in the network. */
  const treasure = (s: VastState): void => {
    s.warlock!.curses = 2;
    s.treasureMarkers = { 'treasure-1': '3,4' };
    hex(s, { 'treasure-1': 2 });
  };

  test('EX-MM-39 both Curses go under the only treasure of the network, which then has 4', () => {
    const m = warlockIn('warlock.curse', treasure);
    expect(now(m).cursed).toEqual({ 'treasure-1': 4 });
    expect(now(m).warlock!.curses).toBe(0);
  });

  test('EX-MM-40 dominated to the middle space it gives a fourth cube, and the track the next 3 cards', () => {
    const m = warlockIn('warlock.curse', (s) => {
      treasure(s);
      s.warlock!.spellsTrack = 1;
      learn(s, 'hand', 'echo', 'drag', 'fester');
    });
    say(m, 'treasure:treasure-1>dominated:2');
    expect(now(m).treasureMarkers).toEqual({});
    expect(now(m).cursed).toEqual({});
    expect(now(m).warlock).toMatchObject({ cubes: { unassigned: 4, supply: 1 }, spellsTrack: 2 });
    expect(now(m).warlock!.spells.hand).toHaveLength(6);
  });

  test('EX-MM-41 of 6 spells 2 are played and 4 discarded', () => {
    const m = warlockIn('warlock.spells', (s) => learn(s, 'hand', 'echo', 'drag', 'blink', 'fester', 'expand', 'enclose'));
    say(m, 'card:echo', 'card:fester');
    const { inPlay, discard, hand } = now(m).warlock!.spells;
    expect({ inPlay, discard, hand }).toEqual({ inPlay: ['echo', 'fester'], discard: ['drag', 'blink', 'expand', 'enclose'], hand: [] });
    expect(sneakEndsOffered(m).length).toBeGreaterThan(0);
  });
});
