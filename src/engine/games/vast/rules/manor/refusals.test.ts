import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import { haunting, hold, openUp } from './manor.testing.ts';
import { dragging, lay, layDark, pressing, say, tapping, type VastMatch } from '../../vast.testing.ts';
import type { Gesture } from '../../../../kernel/option.ts';

const turning = (thing: string, to: number): Gesture => ({ kind: 'turn', thing, to });
const rule = (m: VastMatch, gesture: Gesture): string | undefined => m.whyNot('manor', gesture)?.rule;

describe('Why the Manor cannot', () => {
  test('MM-409, MM-410 assign an omen', () => {
    const m = haunting('assign', {}, (s) => void (s.manor!.tracks.walls.portents = 3));
    expect(rule(m, dragging('omens:unassigned', 'track:walls'))).toBe('MM-410');
    expect(rule(m, dragging('omens:unassigned', 'space:4,4'))).toBe('MM-409');
    expect(rule(m, dragging('omens:unassigned', 'track:swap'))).toBeUndefined();
    expect(rule(haunting('walls', { walls: 1 }), dragging('omens:unassigned', 'track:swap'))).toBe('MM-409');
  });

  test('MM-413, MM-414 use a power without a cube, or after its moment', () => {
    const m = haunting('walls', { walls: 1, swap: 1 });
    expect(rule(m, dragging('figure:wraith', 'space:4,3'))).toBe('MM-414');
    expect(rule(m, dragging('space:4,3', 'space:4,4'))).toBe('MM-413');
    expect(rule(haunting('ritual', { walls: 1 }), dragging('wall:force', 'edge:4,3|4,4'))).toBe('MM-413');
  });

  test('MM-068, MM-126, MM-405, MM-440 move the Wraith there', () => {
    const m = haunting('wraith', { wraith: 1 });
    expect(rule(m, dragging('figure:wraith', 'space:3,3'))).toBe('MM-405');
    expect(rule(m, dragging('figure:wraith', 'space:E-M'))).toBe('MM-405');
    expect(rule(m, dragging('figure:wraith', 'space:4,7'))).toBe('MM-440');
    expect(rule(haunting('enter', {}, (s) => put(s, { wraith: null })), dragging('figure:wraith', 'space:4,7'))).toBe('MM-068');
    expect(rule(m, dragging('figure:paladin', 'space:3,7'))).toBe('MM-126');
  });

  test('MM-406, MM-417 reveal that', () => {
    const m = haunting('reveal', { reveal: 1 }, (s) => {
      layDark(s, '4,3', 'poltergeist-X-1');
      openUp(s, '4,5');
    });
    expect(rule(m, tapping('space:4,4'))).toBe('MM-417');
    expect(rule(m, tapping('space:1,1'))).toBe('MM-417');
    expect(rule(say(m, 'space:4,3'), tapping('space:4,4'))).toBe('MM-406');
  });

  test('MM-025, MM-078, MM-422, MM-427, RU-38, RU-72 shift a tile there', () => {
    const m = haunting('shift', { shift: 1 });
    expect(rule(m, dragging('space:4,7', 'space:4,6'))).toBe('RU-38');
    expect(rule(m, dragging('space:4,3', 'space:4,4'))).toBe('MM-422');
    expect(rule(m, dragging('space:4,3', 'space:4,6'))).toBe('MM-427');
    expect(rule(m, dragging('space:4,3', 'space:4,2'))).toBe('RU-72');
    expect(rule(m, dragging('space:4,3', 'space:N-M'))).toBe('MM-078');
    expect(rule(m, dragging('space:1,1', 'space:1,2'))).toBe('MM-025');
  });

  test('MM-093, MM-429, MM-435, MM-799, RU-38 exchange two tiles, or turn one', () => {
    const m = haunting('swap', { swap: 1 }, (s) => lay(s, '4,5', 'treasure-D-1', 2));
    expect(rule(m, dragging('space:4,3', 'space:4,2'))).toBe('MM-429');
    expect(rule(m, dragging('space:4,3', 'space:4,5'))).toBe('MM-435');
    expect(rule(m, dragging('space:3,7', 'space:4,7'))).toBe('RU-38');
    expect(rule(m, turning('space:4,3', 1))).toBe('MM-799');
    expect(rule(m, turning('space:4,5', 1))).toBe('MM-799');
    expect(rule(m, turning('space:4,7', 1))).toBe('RU-38');
    expect(rule(haunting('walls', { walls: 1 }), turning('space:4,4', 1))).toBe('MM-093');
  });

  test('MM-436, MM-438 raise a wall there', () => {
    const m = haunting('walls', { walls: 1 }, (s) => lay(s, '4,3', 'shrine-T-1', 2));
    expect(rule(m, dragging('wall:force', 'edge:4,3|4,4'))).toBe('MM-436');
    expect(rule(m, dragging('wall:force', 'edge:4,2|4,3'))).toBe('MM-438');
  });

  test('MM-441, MM-450 perform a ritual', () => {
    const m = haunting('ritual', {}, (s) => hold(s, 'spire'));
    expect(rule(m, dragging('card:spire', 'figure:wraith'))).toBe('MM-450');
    expect(rule(haunting('walls', { walls: 1 }, (s) => hold(s, 'spire')), dragging('card:spire', 'figure:wraith'))).toBe('MM-441');
  });

  test('MM-016, MM-457 hide a treasure there, or go on without', () => {
    const m = haunting('draw', {}, (s) => void (s.tokens['4,3'] = { web: 1 }));
    expect(m.whyNot('manor', tapping('space:4,3'))).toEqual({ rule: 'MM-457', why: 'That tile is not empty.' });
    expect(rule(m, tapping('space:4,4'))).toBe('MM-457');
    expect(rule(m, pressing('done:draw'))).toBe('MM-016');
  });
});
