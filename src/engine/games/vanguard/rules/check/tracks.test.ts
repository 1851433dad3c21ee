import { describe, expect, test } from 'vitest';
import type { Effect } from '../../content/effects.ts';
import { planet, say, setBoard, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { check, outcomes, roll, wreck } from './rolling.testing.ts';

describe('tracks', () => {
  /** The green track of Open the Wreck: three spaces, and at its end a success. */
  const track = { id: 'g', color: 'green' as const, length: 3, effects: [{ op: 'success', n: 1 }] as const, arrows: [] };
  const special = [[{ need: [['SCN']] as const, effects: [{ op: 'progress', track: 'g', n: 1 }] as const }]];

  const nearEnd: Edit = (s) => void (s.planet!.markers = { 'wreck.g': 2 });

  test('IV-208 IV-210 IV-227 IV-147 the dice are spent, the marker moves, and on its last space its outcome comes', () => {
    const m = roll({ card: check({ id: 'wreck', special, tracks: [track] }), own: ['blue-specialized-1'], faces: [1], edit: nearEnd });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect(told(m, 'specialEffect')[0]).toMatchObject({ dice: ['blue-specialized-1'] });
    expect([planet(m).success, outcomes(m)]).toEqual([1, ['g']]);
  });

  test('IV-147 the outcome of a red track comes at its end as well', () => {
    const m = roll({ card: wreck([]), own: [], faces: [], edit: (s) => void (s.planet!.markers = { 'wreck.r': 3 }) });
    expect(outcomes(m)).toEqual(['r']);
  });

  test('IV-228 with a track no row is marked, not even one that is met', () => {
    const rows = [{ id: 'r', color: 'red' as const, need: [[]], effects: [], arrows: [] }];
    const m = roll({ card: check({ id: 'wreck', special, tracks: [track], rows }), own: ['blue-specialized-1'], faces: [1] });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect([outcomes(m), planet(m).markers]).toEqual([[], { 'wreck.g': 1 }]);
  });

  /** Every green die that shows TRK has the effect once; told are the spaces that the marker comes to. */
  const walk = (effect: Effect, dice: number, markers: Record<string, number>): { m: VanguardMatch; spaces: number[] } => {
    const m = roll({
      card: wreck([[{ need: [['TRK']], effects: [effect] }]]),
      own: Array.from({ length: dice }, (_, at) => `green-specialized-${at + 1}` as const),
      faces: Array.from({ length: dice }, () => 1),
      edit: (s) => void Object.assign(s.planet!.markers, markers),
    });
    say(m, 'all');
    return { m, spaces: told(m, 'marker').map(({ at }) => at) };
  };

  test('EX-IV-36 IV-222 IV-223 IV-224 IV-146 IV-236 four steps go over a track of three to its end, and its outcome comes once', () => {
    const { m, spaces } = walk({ op: 'progress', track: 'g', n: 1 }, 4, {});
    expect(spaces).toEqual([1, 2, 3, 3, 0]);
    expect(planet(m).success).toBe(1);
    expect(planet(m).markers['wreck.g']).toBeUndefined();
  });

  test('EX-IV-37 IV-225 IV-226 each reduction is one space; from the leftmost the marker is discarded, and reducing again does nothing', () => {
    const less = { op: 'reduce', track: 'r', n: 1 } as const;
    expect(walk(less, 1, { 'wreck.r': 3 }).spaces).toEqual([2]);
    expect(walk(less, 2, { 'wreck.r': 3 }).spaces).toEqual([2, 1]);
    for (const steps of [1, 2]) expect(planet(walk(less, steps, { 'wreck.r': 1 }).m).markers).not.toHaveProperty('wreck.r');
  });

  test('IV-757 IV-735 IV-145 IV-237 a marker that goes to the end and back again brings nothing', () => {
    const m = roll({
      card: wreck([
        [
          { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
          { need: [['TRK']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
        ],
      ]),
      own: ['green-basic-1', 'green-specialized-1'],
      faces: [5, 1],
      edit: (s) => void (s.planet!.markers['wreck.r'] = 2),
    });
    say(m, 'all');
    expect([planet(m).markers['wreck.r'], planet(m).supplies]).toEqual([2, 6]);
  });

  test('EX-IV-38 IV-235 IV-297 RU-IV-33 the upper outcome replaces the card, and the lower one is gone with it', () => {
    const m = roll({
      card: { ...wreck([]), source: 'poi' },
      own: ['green-specialized-1'],
      faces: [1],
      edit: (s) => {
        s.boards.recon!.sector = 3;
        setBoard(s, 'engineering', { available: [], spent: [] });
        Object.assign(s.planet!.markers, { 'wreck.g': 3, 'wreck.r': 3, 'ridge.g': 1 });
      },
    });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect([planet(m).pois[3]![0], outcomes(m), planet(m).markers]).toEqual(['P32', ['g'], { 'ridge.g': 1 }]);
  });

  test('IV-722 a progress icon moves the marker of its own track, and nobody is asked which', () => {
    const card = check({
      id: 'wreck',
      special: [
        [
          { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
          { need: [['CMP']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        ],
      ],
      tracks: [track, { ...track, id: 'r', color: 'red' }],
    });
    const m = say(roll({ card, own: ['blue-specialized-1', 'blue-specialized-2'], faces: [3, 3] }), 'all');
    expect([m.open, planet(m).check, planet(m).markers]).toEqual([[], null, { 'wreck.r': 2 }]);
  });

  test('IV-723 a reduction moves the marker back', () => {
    const m = roll({
      card: check({
        id: 'wreck',
        special: [[{ need: [['SCN']], effects: [{ op: 'reduce', track: 'g', n: 1 }] }]],
        tracks: [track],
      }),
      own: ['blue-specialized-1'],
      faces: [1],
      edit: (s) => void (s.planet!.markers = { 'wreck.g': 2 }),
    });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect(planet(m).markers).toEqual({ 'wreck.g': 1 });
  });

  test('IV-736 IV-721 an immediate outcome ends the check, and a full track waits for the next one', () => {
    const card = check({
      id: 'wreck',
      special: [
        [
          { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
          { need: [['CMP']], effects: [{ op: 'outcome', row: 'r' }] },
        ],
      ],
      tracks: [track, { id: 'r', color: 'red', length: 5, effects: [{ op: 'supply', n: -1 }], arrows: [] }],
    });
    const m = roll({ card, own: ['blue-specialized-1', 'blue-specialized-2'], faces: [1, 3], edit: nearEnd });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect([planet(m).supplies, planet(m).success, planet(m).markers]).toEqual([5, 0, { 'wreck.g': 3 }]);
    const later = roll({ card, own: [], faces: [], edit: (s) => void (s.planet!.markers = { 'wreck.g': 3 }) });
    until(later, () => planet(later).check === null);
    expect([planet(later).success, planet(later).markers]).toEqual([1, {}]);
  });
});
