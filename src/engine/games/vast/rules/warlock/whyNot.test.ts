import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../../../kernel/option.ts';
import { put } from '../../full.testing.ts';
import { dragging, go, lay, say, tapping, type VastMatch } from '../../vast.testing.ts';
import { acting, hex, learn, paladinActs, warlockIn } from './warlock.testing.ts';

const rule = (m: VastMatch, gesture: Gesture): string | undefined => m.whyNot('warlock', gesture)?.rule;

describe('Every refused gesture of the Warlock names its rule', () => {
  test('what is on offer is not refused', () => {
    const m = acting((s) => {
      put(s, { paladin: '2,5', 'poltergeist-1': '2,3' });
      learn(s, 'inPlay', 'expand', 'fester', 'blink');
    });
    for (const { options } of m.open) for (const { gesture } of options) expect(rule(m, gesture)).toBeUndefined();
  });

  test('sneaking', () => {
    const m = acting((s) => lay(s, '2,3', 'blood-X-1'));
    expect(rule(m, dragging('figure:warlock', 'space:W-M'))).toBe('MM-469');
    expect(rule(m, dragging('figure:warlock', 'space:7,7'))).toBe('MM-503');
    expect(rule(m, dragging('figure:warlock', 'space:2,3'))).toBe('MM-504');
    expect(rule(m, dragging('figure:warlock', 'space:2,4'))).toBe('MM-079');
    expect(rule(m, dragging('figure:giant', 'space:4,3'))).toBe('MM-126');
  });

  test('cubes on boxes and cards', () => {
    const m = acting((s) => {
      learn(s, 'inPlay', 'echo', 'blink');
      learn(s, 'hand', 'drag');
      s.map = { '4,7': s.map['4,7']! };
    });
    expect(rule(m, dragging('cubes:magic', 'box:summon'))).toBe('MM-506');
    expect(rule(m, dragging('cubes:magic', 'box:conjure'))).toBe('MM-507');
    expect(rule(m, dragging('cubes:magic', 'box:syphon'))).toBe('MM-511');
    expect(m.whyNot('warlock', dragging('cubes:magic', 'card:echo'))).toEqual({ rule: 'HD-13', why: 'Echo works by itself.' });
    expect(m.whyNot('warlock', dragging('cubes:magic', 'card:blink'))).toEqual({ rule: 'HD-13', why: 'Blink would do nothing now.' });
    expect(rule(m, dragging('cubes:magic', 'card:drag'))).toBe('MM-499');
    expect(rule(say(m, 'cubes:magic>box:sneak'), dragging('cubes:magic', 'box:sneak'))).toBe('MM-501');
  });

  test('curses and domination', () => {
    const m = warlockIn('warlock.curse', (s) => {
      put(s, { 'poltergeist-1': '2,3', 'poltergeist-2': '1,3', 'poltergeist-3': '7,7' });
      hex(s, { 'poltergeist-2': 4, 'poltergeist-3': 6 });
      s.warlock!.curses = 3;
      s.warlock!.dominated[1] = 'treasure-9';
    });
    expect(rule(m, dragging('curses:box', 'figure:poltergeist-3'))).toBe('MM-482');
    expect(rule(m, dragging('figure:poltergeist-2', 'dominated:0'))).toBe('MM-483');
    say(m, 'curses:box>figure:poltergeist-1');
    expect(rule(m, dragging('figure:poltergeist-2', 'dominated:1'))).toBe('MM-486');
    expect(rule(m, dragging('figure:poltergeist-2', 'dominated:4'))).toBe('MM-486');
    expect(rule(m, dragging('figure:poltergeist-3', 'dominated:4'))).toBe('MM-484');
    expect(rule(m, dragging('curses:box', 'figure:poltergeist-1'))).toBe('MM-480');
  });

  test('fleeing, and taps that aim nowhere', () => {
    const m = go(paladinActs((s) => {
      lay(s, '3,7', 'blood-X-1');
      put(s, { warlock: '3,7' });
    }), '3,7');
    expect(rule(m, dragging('figure:warlock', 'space:2,7'))).toBe('MM-476');
    const summoning = say(acting((s) => {
      lay(s, '2,3', 'blood-X-1');
      lay(s, '3,3', 'blood-X-2');
    }), 'cubes:magic>box:summon');
    expect(rule(summoning, tapping('space:3,4'))).toBe('MM-506');
  });
});
