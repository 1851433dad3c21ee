import { describe, expect, test } from 'vitest';
import { trackIds, type TrackId } from '../../content/rituals.ts';
import { haunting, hold, openUp, questions, targetsOf } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { asked, now, offered, say, told } from '../../vast.testing.ts';

const portentsEverywhere = (s: VastState): void => {
  for (const id of trackIds) s.manor!.tracks[id].portents = 1;
  s.manor!.portentsLeft = 0;
};

describe('§12.2 Assign omens', () => {
  test('MM-409 any number of omens on any tracks', () => {
    const m = haunting('assign');
    expect(targetsOf(m, 'omens:unassigned')).toEqual(trackIds.map((id) => `track:${id}`));
    say(m, 'omens:unassigned>track:wraith', 'omens:unassigned>track:draw');
    expect(now(m).manor).toMatchObject({ unassignedOmens: 1, tracks: { wraith: { omens: 1 }, draw: { omens: 1 } } });
    say(m, 'omens:unassigned>track:wraith');
    expect(now(m).manor!.tracks.wraith.omens).toBe(2);
    expect(asked(m)).toEqual(['manor.wraith']);
  });

  test('MM-409 every omen is an action of its own', () => {
    const m = haunting('assign');
    const before = m.boundaries;
    expect(say(m, 'omens:unassigned>track:wraith').boundaries).toBe(before + 1);
    expect(m.here()).toMatchObject({ tail: [], at: { manor: { unassignedOmens: 2, tracks: { wraith: { omens: 1 } } } } });
  });

  test('MM-410, HD-06 a track has three spaces, portents included', () => {
    const m = haunting('assign', {}, (s) => void (s.manor!.tracks.shift.portents = 2));
    say(m, 'omens:unassigned>track:shift');
    expect(targetsOf(m, 'omens:unassigned')).not.toContain('track:shift');
    expect(targetsOf(m, 'omens:unassigned')).toContain('track:swap');
  });

  test('MM-411 cubes may stay unassigned', () => {
    const m = haunting('assign', {}, (s) => hold(s));
    say(m, 'done:assign');
    expect(asked(m)).toEqual(['manor.treasure']);
    expect(now(m).manor!.unassignedOmens).toBe(3);
  });
});

describe('§12.3 Use powers', () => {
  test('MM-412, RU-18 from top to bottom, then the ritual, treasures and cards', () => {
    const m = haunting('assign', {}, (s) => (portentsEverywhere(s), hold(s, 'spire')));
    expect(questions(m)).toEqual([
      'manor.assign',
      'manor.reveal',
      'manor.shift',
      'manor.swap',
      'manor.walls',
      'manor.wraith',
      'manor.ritual',
      'manor.treasure',
    ]);
    expect(now(m).active).toBe('paladin');
  });

  test('MM-413 a power that has been passed does not come back', () => {
    const m = haunting('reveal', { reveal: 2, walls: 1 });
    say(m, 'done:reveal');
    expect(asked(m)).toEqual(['manor.walls']);
    expect(offered(m).some((id) => id.startsWith('space:'))).toBe(false);
  });

  test('MM-414 a power works only with a cube on its track; an omen or a portent will do', () => {
    const alone = (track: TrackId, cube: 'omens' | 'portents') =>
      questions(haunting('reveal', {}, (s) => {
        s.manor!.tracks[track][cube] = 1;
        hold(s);
      }));
    for (const track of ['reveal', 'shift', 'swap', 'walls', 'wraith'] as const) {
      expect(alone(track, 'omens')).toEqual([`manor.${track}`, 'manor.treasure']);
      expect(alone(track, 'portents')).toEqual([`manor.${track}`, 'manor.treasure']);
    }
  });

  test('MM-415 each power may be left unused', () => {
    const m = haunting('reveal', {}, portentsEverywhere);
    const before = now(m);
    questions(m);
    expect(now(m)).toMatchObject({ map: before.map, forceWalls: before.forceWalls, figures: before.figures });
  });

  test('MM-416 all cubes of a track count together', () => {
    const m = haunting('reveal', { reveal: 1 }, (s) => void (s.manor!.tracks.reveal.portents = 1));
    expect(m.open[0]!.prompt).toContain('2 left');
  });
});

describe('§12.6 Return omens', () => {
  test('MM-453, MM-466 omens come back, portents stay', () => {
    const m = haunting('draw', { reveal: 2, draw: 1 }, (s) => {
      s.manor!.tracks.reveal.portents = 1;
      hold(s);
    });
    say(m, offered(m)[0]!);
    expect(now(m).active).toBe('paladin');
    expect(now(m).manor).toMatchObject({
      unassignedOmens: 3,
      tracks: { reveal: { omens: 0, portents: 1 }, draw: { omens: 0, portents: 0 } },
    });
    expect(told(m, 'omensReturned')).toEqual([{ fact: 'omensReturned', count: 3 }]);
  });

  test('what a power has used is forgotten when it is over', () => {
    const m = haunting('walls', { walls: 1, wraith: 1 }, (s) => openUp(s, '4,3'));
    say(m, 'wall:force>edge:4,3|4,4');
    expect(m.open[0]!.prompt).toContain('3 spaces');
  });
});
